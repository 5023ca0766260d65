// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
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
  raise: ({ from, to, price }) => `de ${from} à ${to} pour ${count(price, 'doublon')}`,
}
