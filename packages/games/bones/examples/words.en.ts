// What the pictures in the rulebook of Bones show, in English.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Your board before the first turn: all six ships lie in port, the mate is in hand, and three places wait for treasures.',
  '2': 'You have rolled, and rerolled two dice. Now, in step 4, the pair of 4s and the pair of 6s may sail ships 4 and 6: lit is where they would go.',
  '3': 'Your ship on island 6 gives you one more die: you roll five.',
  '4': 'You keep the two 4s, and pick the 1 and the 6 to roll them again. It is the only reroll you have.',
  '5': 'Your ship on island 2 lets you turn one die by one. Turned down, the 5 makes a triple of 4s.',
  '6': 'Three 4s: ship 4 was at its island when the turn began, so it may plunder. Two 1s: ship 1 may sail out to sea. You may do both.',
  '7': 'Last turn no ship could move, so the mate went ahead as Scout to island 6. It gives its power as a ship would: five dice instead of four.',
  '8': 'Three treasures each, so sailing points decide. Perrine has a ship at an island, 3 points; you have two at sea, 2 points. The pair of 5s will turn it: 4 to 3.',
  '9': 'Alone you play against the ladder of ranks: the fewer turns to your third treasure, the higher you end.',
}
