// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`
const count = (number: number, one: string): string => `${number} ${number < 2 ? one : `${one}s`}`

export const fr: ReasonWords<Reason> = {
  load: ({ spaces, dice }) => `avance de ${count(spaces, 'case')}, tire ${count(dice, 'dé')}`,
  near: ({ island, chance, prize }) => `${island} : ${percent(chance)} pour ${count(prize, 'trésor')}`,
  prey: ({ ship, chance, prize }, { name }) =>
    `${name(ship)} s’y trouve : ${percent(chance)} pour ${count(prize, 'trésor')}`,
  fight: ({ chance, loss, prize }) =>
    `${percent(chance)} pour ${count(prize, 'trésor')}, ${percent(loss)} d’être battu`,
  ashore: ({ count: number, left }) =>
    `${count(number, 'trésor')} à terre${left === 0 ? ' : c’est gagné' : `, encore ${left}`}`,
  refit: () => 'pour changer de figurines au port',
}
