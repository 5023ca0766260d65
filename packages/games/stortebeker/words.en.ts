// Names of things in English: cards, goods, ships. Shared by sentences and refusals.
import { and, counted, inWords } from '../grammar.en.ts'
import { goodNamed, isMarked, isPirate, valueOf, type Card } from './cards.ts'
import { GOODS, type Colour, type Good } from './data.ts'
import { byKind, shipIn, type Named, type Several } from './wording.ts'
import type { View } from './view.ts'

/** For the table in the browser too, which knows no shelf. */
export { and }

export const GOOD: { readonly [G in Good]: string } = {
  water: 'water',
  beans: 'beans',
  bread: 'biscuit',
  meat: 'meat',
  rum: 'rum',
  bananas: 'bananas',
}

/** The five Hanse towns the colours stand for are ours. */
const TOWN: { readonly [C in Colour]: string } = {
  yellow: 'Wismar',
  red: 'Hamburg',
  blue: 'Stralsund',
  green: 'Rostock',
  white: 'Lübeck',
}

export const good = (at: number): string => GOOD[GOODS[at]!]
export const town = (colour: Colour): string => TOWN[colour]

/** "water", "meat with a skull", "a pirate of 4". */
export function card(kind: Card): string {
  if (isPirate(kind)) return `a pirate of ${valueOf(kind)}`
  return isMarked(kind) ? `${GOOD[goodNamed(kind)]} with a skull` : GOOD[goodNamed(kind)]
}

/** "water twice", "two pirates of 4". */
function several({ kind, count }: Several): string {
  if (count === 1) return card(kind)
  if (isPirate(kind)) return `${inWords(count)} pirates of ${valueOf(kind)}`
  return `${card(kind)} ${count === 2 ? 'twice' : `${inWords(count)} times`}`
}

export const cards = (kinds: readonly Card[]): string => and(byKind(kinds).map(several))

/** "Hamburg 5". */
export const shipName = ({ colour, points }: Named): string => `${TOWN[colour]} ${points}`
export const ship = (view: View, id: number): string => shipName(shipIn(view, id))
export const points = (count: number): string => counted(count, 'point')
