// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`

export const en: ReasonWords<Reason> = {
  fill: ({ missing, chance }) => `${missing} more missing; then ${percent(chance)} to beat the shield`,
  full: ({ chance }) => `the row is full: ${percent(chance)} to beat the shield`,
  pirate: ({ chance, before }) => `${percent(chance)} to beat the shield, without him ${percent(before)}`,
  board: ({ chance, points, rivals }) =>
    `${percent(chance)} for ${points} ${points === 1 ? 'point' : 'points'}${rivals === 0 ? '' : ', counter-attacks counted'}`,
  counter: ({ chance }) => `${percent(chance)} to snatch it`,
  seize: ({ from }, { name }) => `one good less for ${name(from)}, one more for you`,
  sink: ({ from }, { name }) => `one good less for ${name(from)}`,
  decline: () => 'your cards stay in hand',
  discard: ({ needed }) =>
    needed === 'spare'
      ? 'no ship needs it from you; two bring one from the pile'
      : 'two discarded bring one from the pile',
  pay: () => 'for a broadside with two colour dice',
}
