// What Buccaneer Bones explains once, in English: one sentence or two, short enough to stand beside the question.

export const en = {
  robbed: 'Robbed! A Thief seen in time can be chased, and a robber can be robbed in turn.',
  thief: 'A Thief beside your treasure! If your dice move nothing, your mate can chase it away.',
  last: 'Three treasures: this is the last round. Spend every pair, for ships decide between equals.',
  treasure: 'A treasure! Its ship is back in port, and the island helps no more until it returns.',
  steal: 'This triple can steal, sail or plunder, one of them. Stealing also takes from a rival.',
  plunder: 'Your ship began the turn at its island and you have its triple: plunder!',
  triple: 'A triple takes the ship straight to its island. It may plunder from your next turn on.',
  pair: 'A pair sails the ship of that number one space towards its island.',
  rob: 'Your mate may also stand beside a treasure. A triple on your next turn steals it.',
  calm: 'No ship can move: your mate may go. Scouting an island gives its power for a turn.',
  change: 'You may turn one die up or down by one. Is one of them a step away from a pair or a triple?',
  again: 'One more reroll, from island 3 or 4. Any dice may be thrown, also those you kept before.',
  more: 'One more die: island 1 or 6 gives it while your ship or Scout is there.',
  reroll: 'Each number is the ship of that lane. Throw again the dice that make no pair: it is free.',
}
