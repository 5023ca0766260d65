// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`
const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`

export const en: ReasonWords<Reason> = {
  load: ({ spaces, dice }) => `sails ${count(spaces, 'space')}, fires ${dice === 1 ? '1 die' : `${dice} dice`}`,
  near: ({ island, chance, prize }) => `${island}: ${percent(chance)} for ${count(prize, 'treasure')}`,
  prey: ({ ship, chance, prize }, { name }) =>
    `${name(ship)} there: ${percent(chance)} for ${count(prize, 'treasure')}`,
  fight: ({ chance, loss, prize }) => `${percent(chance)} for ${count(prize, 'treasure')}, ${percent(loss)} beaten`,
  ashore: ({ count: number, left }) =>
    `${count(number, 'treasure')} ashore${left === 0 ? ': that wins' : `, ${left} to go`}`,
  refit: () => 'to change figures in port',
}
