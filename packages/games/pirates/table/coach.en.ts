// What Pirates! explains once, in English: one sentence or two, short enough to stand beside the question.

export const en = {
  load: 'Cannons are dice, pirates are spaces: to fight you need both. Three and three is good.',
  stow: 'Treasure takes a slot: say where the figure there goes. Keep two pirates to get home.',
  turned: 'The coin is its treasure; each number is a slot your dice can hit.',
  fire: 'One die for each cannon. A die hits the slot it shows; the same number twice hits once.',
  robbed: 'No pirate or no cannon left, so your chests are gone. Keep a spare of each.',
  attacked: 'You were attacked. Whoever can still fight after the volley fires back, once.',
  taken: 'Treasure aboard can be stolen and does not win yet. Bring it home.',
  parted: 'Both can still fight: nothing changes hands. A lair keeps its losses, so come back.',
  unload: 'Unload: it costs no action, and nothing can take it away again.',
  emptied: 'When no lair is left, the match ends, and treasure aboard counts too.',
  drift: 'No pirate left: the current carries you one space. Then put a pirate aboard.',
  beside: 'Two attacks are possible this turn: now, and again as your second action.',
  out: 'Sail a space for each pirate. There is one way out, between the reefs.',
  refit: 'In port you may change all six slots, for free.',
  repair: 'At sea a repair changes two slots at most.',
  second: 'You cannot sail any more this turn: attack, repair, or end it.',
}
