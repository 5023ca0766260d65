// Les mots que partagent les phrases françaises.
import type { Phrase, Reader, Word } from '@flibuste/kernel'
import type { Figure } from './data.ts'
import type { Load } from './moves.ts'
import type { Party } from './state.ts'
import { series, slotsWith } from './wording.ts'

export const FIGURE: { readonly [F in Figure]: string } = { cannon: 'canon', pirate: 'pirate' }

export const and = (items: readonly (string | number)[]): string => series(items, 'et')
export const count = (number: number, thing: string): string => `${number} ${thing}${number < 2 ? '' : 's'}`
/** « d’une case », « de 3 cases ». */
export const ofSpaces = (number: number): string => (number === 1 ? 'd’une case' : `de ${number} cases`)
export const treasures = (number: number): string => count(number, 'trésor')

/** de Barbe, mais d’Anne. */
const elides = (name: string): boolean => /^[aeiouàâäéèêëîïôöùûü]/i.test(name)
export const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)
export const ofTold = (party: Party, island: string, reader: Reader): Phrase => {
  const name = party.kind === 'lair' ? island : reader.name(party.seat)
  return [elides(name) ? 'd’' : 'de ', told(party, island)]
}

/** « le bateau de Barbe », « Calavera ». */
export const partyName = (party: Party, island: string, reader: Reader): string => {
  if (party.kind === 'lair') return island
  return party.seat === reader.me ? 'votre bateau' : `le bateau ${ofName(reader.name(party.seat))}`
}
export const told = (party: Party, island: string): Word =>
  party.kind === 'lair' ? { strong: island } : { seat: party.seat }

export const waters = (islands: readonly string[], name: string): string =>
  islands.length === 0 ? `case ${name}` : `case ${name}, au large ${series(islands.map(ofName), 'et')}`

const on = (slots: readonly number[], thing: string): string =>
  `${thing}${slots.length === 1 ? '' : 's'} sur ${and(slots)}`

/** « canons sur 1, 2 et 3, pirates sur … ». */
export const placed = (figures: Load['figures']): string =>
  `${on(slotsWith(figures, 'cannon'), 'canon')}, ${on(slotsWith(figures, 'pirate'), 'pirate')}`
