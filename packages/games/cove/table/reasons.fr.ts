// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import { CANNONS, HULL, SAILS } from '../cards.ts'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`
const count = (number: number, one: string): string => `${number} ${number < 2 ? one : `${one}s`}`

const loot = ({ fame, gold, chests }: Extract<Reason, { kind: 'loot' }>): string =>
  [
    fame > 0 ? count(fame, 'point') : '',
    gold > 0 ? count(gold, 'doublon') : '',
    chests > 0 ? count(chests, 'coffre') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

/** Ce que donne une ligne montée ; un cran de même valeur tient un coup de plus. */
function raised({ row, from, to, dice, more, waits }: Extract<Reason, { kind: 'raise' }>): string {
  if (from === to) return 'même valeur, un coup de plus avant de la perdre'
  if (row === SAILS) return `vitesse ${to} au lieu de ${from}`
  if (row === HULL) return `place pour ${to} coffres au lieu de ${from}`
  if (more > 0) return `${count(dice, 'dé')} au lieu de ${dice - more}`
  const still = `toujours ${count(dice, 'dé')}`
  return waits === null
    ? still
    : `${still}, tant que ${waits === CANNONS ? 'les canons ne suivent' : 'l’équipage ne suit'} pas`
}

/** Les lignes d’un navire, des voiles à la coque. */
export const fitting = ([sails, crew, cannons, hull]: readonly number[]): string =>
  `Voiles ${sails}, équipage ${crew}, canons ${cannons}, coque ${hull}`

export const fr: ReasonWords<Reason> = {
  ship: ({ speed, dice, price }) => `vitesse ${speed}, ${count(dice, 'dé')}, pour ${count(price, 'doublon')}`,
  loot: (reason) => loot(reason) || 'rien à y prendre',
  legend: ({ chance }) => `une légende s’y trouve : ${percent(chance)} de lui survivre`,
  fame: ({ fame }) => (fame === 0 ? 'rien à enterrer encore' : `${count(fame, 'point')}, à l’abri pour toujours`),
  flee: () => 'une fois sur six la mutinerie ; sinon la Crique',
  volley: ({ moves, routs }) => `${percent(moves)} de toucher, ${percent(routs)} de déroute`,
  raise: raised,
}
