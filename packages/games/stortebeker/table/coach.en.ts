// What Störtebeker explains once, in English: one sentence or two, short enough to stand beside the question.

export const en = {
  counter: 'You may snatch this ship: add what is missing and roll. The Odds button says what total you need.',
  cannot: 'You are asked so that nobody learns what you hold. You lack something: let it go.',
  lose: 'Plain or skull? A plain good feeds a pirate, a skull adds 1. Give up what you need less.',
  shed: 'More pirates than plain goods here: one must go. Keep the strongest.',
  shoot: 'Seize the good if your row lacks it, sink it, or leave the die unused.',
  fire: 'Fire where you have a good and a rival has some too; elsewhere there is nothing to hit.',
  end: 'No ship is left to sail in. This round is played out, then points are counted.',
  taken: 'Yours! All cards at that ship are discarded, everybody’s.',
  failed: 'Beaten back: colour dice say which goods you lose. You may still board another ship.',
  hit: 'A good of yours was shot away. A full row is safest when you board at once.',
  rival: 'Careful: a rival has cards at that ship and may answer with a higher total.',
  board: 'Your row is full: two dice and your pirates against the shield. The Odds button shows your chance.',
  picks: 'Pick from the pile as it was before your exchange. The card comes to hand as your turn ends.',
  discarded: 'Nothing more can be laid this turn. A second discard lets you pick a card from the pile.',
  pay: 'The last card may pay for a broadside: it can knock goods out of a rival’s row.',
  pirate: 'A pirate adds his number when you board. He needs one plain good of yours at the ship.',
  play: 'Use three of your six cards. Pick one up: the ships that light have room for it.',
}
