// Words that the English sentences share.
import type { Reader, Word } from '@flibuste/kernel'
import type { Load } from './moves.ts'
import type { Party } from './state.ts'
import { series, slotsWith } from './wording.ts'

export const and = (items: readonly (string | number)[]): string => series(items, 'and')
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`
export const treasures = (number: number): string => count(number, 'treasure')

/** "Barbe’s ship", "Calavera". */
export const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'your ship' : `${reader.name(party.seat)}’s ship`
}
export const told = (party: Party, island: string): Word =>
  party.kind === 'lair' ? { strong: island } : { seat: party.seat }

export const waters = (islands: readonly string[], name: string): string =>
  islands.length === 0 ? `waters ${name}` : `waters ${name}, off ${and(islands)}`

/** "cannons on 1, 2 and 3, pirates on …". */
export const placed = (figures: Load['figures']): string =>
  `cannons on ${and(slotsWith(figures, 'cannon'))}, pirates on ${and(slotsWith(figures, 'pirate'))}`
