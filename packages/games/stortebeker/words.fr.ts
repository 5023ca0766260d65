// Les noms des choses en français : cartes, provisions, navires. Pour les phrases comme pour les refus.
import { goodNamed, isMarked, isPirate, valueOf, type Card } from './cards.ts'
import { GOODS, type Colour, type Good } from './data.ts'
import { series, shipIn, type Named } from './wording.ts'
import type { View } from './view.ts'

const GOOD: { readonly [G in Good]: string } = {
  water: 'eau',
  beans: 'haricots',
  bread: 'pain',
  meat: 'viande',
  rum: 'rhum',
  bananas: 'bananes',
}

/** Les cinq villes de la Hanse que désignent les couleurs sont de nous. */
const TOWN: { readonly [C in Colour]: string } = {
  yellow: 'Wismar',
  red: 'Hambourg',
  blue: 'Stralsund',
  green: 'Rostock',
  white: 'Lübeck',
}

export const and = (items: readonly (string | number)[]): string => series(items, 'et')
export const good = (at: number): string => GOOD[GOODS[at]!]
export const town = (colour: Colour): string => TOWN[colour]

/** « eau », « viande avec pirate », « un pirate de 4 ». */
export function card(kind: Card): string {
  if (isPirate(kind)) return `un pirate de ${valueOf(kind)}`
  return isMarked(kind) ? `${GOOD[goodNamed(kind)]} avec pirate` : GOOD[goodNamed(kind)]
}

export const cards = (kinds: readonly Card[]): string => and(kinds.map(card))

/** « Hambourg 5 ». */
export const shipName = ({ colour, points }: Named): string => `${TOWN[colour]} ${points}`
export const ship = (view: View, id: number): string => shipName(shipIn(view, id))
export const points = (number: number): string => `${number} point${number < 2 ? '' : 's'}`

/** de Barbe, mais d’Anne. */
const elides = (name: string): boolean => /^[aeiouàâäéèêëîïôöùûü]/i.test(name)
export const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)
