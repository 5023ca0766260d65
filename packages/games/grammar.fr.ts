// La grammaire française des textes de tous les jeux : listes, pluriels, nombres en lettres, élisions. Ne connaît aucun jeu.
import { series, type Phrase, type Reader, type Seat } from '@flibuste/kernel'

type Items = readonly (string | number)[]

export const and = (items: Items): string => series(items, 'et')
export const or = (items: Items): string => series(items, 'ou')

/** En français, 0 et 1 sont au singulier. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count < 2 ? one : many)
/** « 1 navire », « 2 navires ». */
export const counted = (count: number, one: string): string => `${count} ${plural(count, one)}`

const NUMBERS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
/** « trois » ; au-delà de neuf, en chiffres. Seuls les deux premiers s’accordent. */
export function inWords(count: number, gender: 'un' | 'une'): string {
  if (count < 2) return count === 0 ? `auc${gender}` : gender
  return NUMBERS[count - 2] ?? String(count)
}

const elides = (name: string): boolean => /^[aeiouàâäéèêëîïôöùûü]/i.test(name)
/** Ce qui se met devant un nom : de Barbe, mais d’Anne. */
export const of = (name: string): string => (elides(name) ? 'd’' : 'de ')
export const ofName = (name: string): string => `${of(name)}${name}`
export const ofSeat = (seat: Seat, reader: Reader): Phrase => [of(reader.name(seat)), { seat }]
