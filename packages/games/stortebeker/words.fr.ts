// Les noms des choses en français : cartes, provisions, navires. Pour les phrases comme pour les refus.
import { and, counted, inWords } from '../grammar.fr.ts'
import { goodNamed, isMarked, isPirate, valueOf, type Card } from './cards.ts'
import { GOODS, type Colour, type Good } from './data.ts'
import { byKind, shipIn, type Named, type Several } from './wording.ts'
import type { View } from './view.ts'

/** Pour le plateau dans le navigateur aussi, qui ne connaît pas l’étagère des jeux. */
export { and }

export const GOOD: { readonly [G in Good]: string } = {
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

export const good = (at: number): string => GOOD[GOODS[at]!]
export const town = (colour: Colour): string => TOWN[colour]

/** « eau », « viande au crâne », « un pirate de 4 ». */
export function card(kind: Card): string {
  if (isPirate(kind)) return `un pirate de ${valueOf(kind)}`
  return isMarked(kind) ? `${GOOD[goodNamed(kind)]} au crâne` : GOOD[goodNamed(kind)]
}

const SOME: { readonly [G in Good]: string } = {
  water: 'de l’eau',
  beans: 'des haricots',
  bread: 'du pain',
  meat: 'de la viande',
  rum: 'du rhum',
  bananas: 'des bananes',
}

/** « de l’eau », « de la viande au crâne », « un pirate de 4 » : ce que l’on pose, perd ou pioche. */
export function some(kind: Card): string {
  if (isPirate(kind)) return card(kind)
  return isMarked(kind) ? `${SOME[goodNamed(kind)]} au crâne` : SOME[goodNamed(kind)]
}

const THE: { readonly [G in Good]: string } = {
  water: 'l’eau',
  beans: 'les haricots',
  bread: 'le pain',
  meat: 'la viande',
  rum: 'le rhum',
  bananas: 'les bananes',
}

/** « l’eau », « la viande au crâne » : une provision dont on dit à qui elle est. */
export const the = (provision: Card): string =>
  isMarked(provision) ? `${THE[goodNamed(provision)]} au crâne` : THE[goodNamed(provision)]

/** « deux fois de l’eau », « deux pirates de 4 ». */
function several({ kind, count }: Several): string {
  if (count === 1) return some(kind)
  return isPirate(kind)
    ? `${inWords(count, 'une')} pirates de ${valueOf(kind)}`
    : `${inWords(count, 'une')} fois ${some(kind)}`
}

export const cards = (kinds: readonly Card[]): string => and(byKind(kinds).map(several))

/** « Hambourg 5 ». */
export const shipName = ({ colour, points }: Named): string => `${TOWN[colour]} ${points}`
export const ship = (view: View, id: number): string => shipName(shipIn(view, id))
export const points = (count: number): string => counted(count, 'point')
