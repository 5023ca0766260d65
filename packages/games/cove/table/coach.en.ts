// What Pirate’s Cove explains once, in English: one sentence or two, short enough to stand beside the question.

export const en = {
  fit: 'Nine gold, four rings. Dice are the smaller of crew and cannons: raise these two together.',
  parrot: 'One parrot a ship. Swapping costs 1 fame, keeping nothing; the other goes back to the pile.',
  command: 'You sent the Royal Navy, so you aim for it: four dice, any captain here but yourself.',
  steer: 'A Lookout is posted: what you choose now is seen at once by all who choose after you.',
  income: 'The Cove consoles: two Tavern cards, or one card and 2 gold.',
  hunter: 'A legend or the Navy: while it floats, fire only at its hull; whoever is there shares its fame.',
  weak: 'A ring near the edge: one more hit routs you. Fleeing rolls a die, and a 1 is mutiny.',
  act: 'Fire at a row: each 5 or 6 pushes its ring left. Ring off: that ship is routed. In your turn you may flee.',
  board: 'A boarding card works for the whole battle. You may pass now and play in a later round.',
  meet: 'Company! At an outer island ships that meet must fight. On your turn you may flee.',
  window: 'An event card may be played now. Its moment comes again in a later month: you may pass.',
  routed: 'Routed, not ruined: gold, chests and cards come along. The lost ring costs 2 gold here.',
  struck: 'Your ring slips one step left and stays there: you pay to raise it, ashore.',
  bury: 'A chest is 1 fame, a bag of 3 gold is 1 fame. You bury once a visit: take all you can spare.',
  tavern: 'Two gold a card, three at most. You see each before you buy the next.',
  raise: 'This island raises one kind of ring, as far as you can pay. The prices of all steps add up.',
  raiseDear: 'Here one ring goes up one step, at twice the price. Other islands raise theirs at half of it.',
  late: 'Few months are left. Chests aboard at the end are worth nothing: plan your way to bury.',
  full: 'Your hold is full: what you plunder beyond it is lost. Time for Treasure Island?',
  course: 'Choose in secret. The richest island draws a crowd; alone at the second-best you take it.',
}
