// Words that the English sentences share.
import type { Reader, Word } from '@flibuste/kernel'
import { and, counted, plural } from '../grammar.en.ts'
import type { Space } from './chart.ts'
import type { Load } from './moves.ts'
import type { Party } from './state.ts'
import type { View } from './view.ts'
import { bearingOf, islandsOff, isMistakable, slotsWith, waterName } from './wording.ts'

export const spaces = (number: number): string => counted(number, 'space')
export const treasures = (number: number): string => counted(number, 'treasure')

/** "Barbe’s ship", "Calavera". */
export const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'your ship' : `${reader.name(party.seat)}’s ship`
}
export const told = (party: Party, island: string): Word =>
  party.kind === 'lair' ? { strong: island } : { seat: party.seat }

const ROSE = [
  ['north', 'north-north-east', 'north-east', 'east-north-east'],
  ['east', 'east-south-east', 'south-east', 'south-south-east'],
  ['south', 'south-south-west', 'south-west', 'west-south-west'],
  ['west', 'west-north-west', 'north-west', 'north-north-west'],
].flat()

/** " north-east, off Calavera": which way, and past what; the number of the waters only where others are told alike. */
export function course(view: View, from: Space, to: Space): string {
  const islands = islandsOff(view, to)
  const off = islands.length === 0 ? '' : `, off ${and(islands)}`
  const which = isMistakable(view, from, to) ? ` (waters ${waterName(view, to)})` : ''
  return ` ${ROSE[bearingOf(view, from, to)]}${off}${which}`
}

const on = (slots: readonly number[], thing: string): string => `${plural(slots.length, thing)} on ${and(slots)}`

/** "cannons on 1, 2 and 3, pirates on …". */
export const placed = (figures: Load['figures']): string =>
  `${on(slotsWith(figures, 'cannon'), 'cannon')}, ${on(slotsWith(figures, 'pirate'), 'pirate')}`
