// What Buccaneer explains once, in English: one sentence or two, short enough to stand beside the question.

export const en = {
  obey: 'Mutiny! That crew must board now; the ship and the treasure are your choice.',
  mutiny: 'Three of your men or more serve there. Call, and that crew must board now: you are paid at once.',
  deficit: 'The loot was too small, so your purse paid. Treasures stay yours all the same.',
  second: 'Your man lay right below the captain: the other treasure is yours.',
  wage: 'You are paid for your man in that crew: others’ boardings make you richer, too.',
  covered: 'Covered! That crew obeys somebody else now, but your men in it will be paid.',
  last: 'The last three ships. Count treasures: a majority may be worth more than the loot.',
  nine: 'Nine men: nobody can cover them. Only a mutiny can still force your hand.',
  board: 'You have men enough for a ship. See what you would keep before you board.',
  tempting: 'A big crew tempts others. Board soon, or make it nine: then nobody can cover it.',
  arrived: 'Three new ships. Look how many men each asks for, and what it pays a “?”.',
  cover: 'A crew is yours while your man lies on top. Those below are paid when you board: mind their values.',
  act: 'One thing a turn: put one of your men on another captain’s, or board a ship. Aim at 2s and 3s.',
}
