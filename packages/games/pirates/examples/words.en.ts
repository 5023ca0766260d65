// What the pictures in the rulebook of Pirates! show, in English.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Before the first turn: every lair lies face down, every ship is in port, and you choose what stands on your six slots.',
  '2': 'First action: you have sailed to a space beside Ratas. The second action is left: attack it, or repair.',
  '3': 'You lie in the passage before the port with two pirates aboard, so you may sail two spaces. Lit is all water within reach; lairs are land.',
  '4': 'Back in port with 3 treasures on slot 6. Unloaded they lie ashore: safe, and the first 3 of the 16 that win here.',
  '5': 'Your ship touches two lairs that were turned over. Calavera holds 4 treasures and is ready; Anegada holds 3, but has no pirate left, so it cannot answer.',
  '6': 'After an attack on Ratas. Your two cannons rolled a 2 and a 5 and emptied those slots. Ratas was still ready and fired back with two cannons: a 1 and a 3 emptied two of yours.',
  '7': 'The treasure you won lies on slot 6. A pirate stood there, and no slot is free: you give up one figure, and if it is another one, he takes its place.',
  '8': 'Three slots are empty. At sea you may fill or change two of them; in port you could do so with all six.',
  '9': 'Four captains: 11 ashore win. You have 8 ashore and 3 aboard, Perrine 10 and 3. One lair is left: when it falls, all of it counts, ashore and aboard.',
}
