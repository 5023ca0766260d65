// Words that the English sentences share.
import type { Reader, Word } from '@flibuste/kernel'
import { and, counted, plural } from '../grammar.en.ts'
import type { Load } from './moves.ts'
import type { Party } from './state.ts'
import { slotsWith } from './wording.ts'

export const spaces = (number: number): string => counted(number, 'space')
export const treasures = (number: number): string => counted(number, 'treasure')

/** "Barbe’s ship", "Calavera". */
export const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'your ship' : `${reader.name(party.seat)}’s ship`
}
export const told = (party: Party, island: string): Word =>
  party.kind === 'lair' ? { strong: island } : { seat: party.seat }

export const waters = (islands: readonly string[], name: string): string =>
  islands.length === 0 ? `waters ${name}` : `waters ${name}, off ${and(islands)}`

const on = (slots: readonly number[], thing: string): string => `${plural(slots.length, thing)} on ${and(slots)}`

/** "cannons on 1, 2 and 3, pirates on …". */
export const placed = (figures: Load['figures']): string =>
  `${on(slotsWith(figures, 'cannon'), 'cannon')}, ${on(slotsWith(figures, 'pirate'), 'pirate')}`
