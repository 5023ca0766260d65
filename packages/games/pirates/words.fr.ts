// Les mots que partagent les phrases françaises.
import type { Phrase, Reader, Word } from '@flibuste/kernel'
import { and, counted, of, ofName, plural } from '../grammar.fr.ts'
import type { Space } from './chart.ts'
import type { Figure } from './data.ts'
import type { Load } from './moves.ts'
import type { Party } from './state.ts'
import type { View } from './view.ts'
import { bearingOf, islandsOff, isMistakable, slotsWith, waterName } from './wording.ts'

/** Pour le plateau dans le navigateur aussi, qui ne connaît pas l’étagère des jeux. */
export { ofName }

export const FIGURE: { readonly [F in Figure]: string } = { cannon: 'canon', pirate: 'pirate' }

/** « d’une case », « de 3 cases ». */
export const ofSpaces = (number: number): string => (number === 1 ? 'd’une case' : `de ${number} cases`)
export const treasures = (number: number): string => counted(number, 'trésor')

export const ofTold = (party: Party, island: string, reader: Reader): Phrase => {
  const name = party.kind === 'lair' ? island : reader.name(party.seat)
  return [of(name), told(party, island)]
}

/** « le bateau de Barbe », « Calavera ». */
export const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'votre bateau' : `le bateau ${ofName(reader.name(party.seat))}`
}
export const told = (party: Party, island: string): Word =>
  party.kind === 'lair' ? { strong: island } : { seat: party.seat }

const ROSE = [
  ['le nord', 'le nord-nord-est', 'le nord-est', 'l’est-nord-est'],
  ['l’est', 'l’est-sud-est', 'le sud-est', 'le sud-sud-est'],
  ['le sud', 'le sud-sud-ouest', 'le sud-ouest', 'l’ouest-sud-ouest'],
  ['l’ouest', 'l’ouest-nord-ouest', 'le nord-ouest', 'le nord-nord-ouest'],
].flat()

/** « vers le nord-est, au large de Calavera » ; le numéro de la case là seulement où d’autres se diraient de même. */
export function course(view: View, from: Space, to: Space): string {
  const islands = islandsOff(view, to)
  const off = islands.length === 0 ? '' : `, au large ${and(islands.map(ofName))}`
  const which = isMistakable(view, from, to) ? ` (case ${waterName(view, to)})` : ''
  return ` vers ${ROSE[bearingOf(view, from, to)]}${off}${which}`
}

const on = (slots: readonly number[], thing: string): string => `${plural(slots.length, thing)} sur ${and(slots)}`

/** « canons sur 1, 2 et 3, pirates sur … ». */
export const placed = (figures: Load['figures']): string =>
  `${on(slotsWith(figures, 'cannon'), 'canon')}, ${on(slotsWith(figures, 'pirate'), 'pirate')}`
