// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import { CANNONS, HULL, SAILS } from '../cards.ts'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`
const chests = (count: number): string => `${count} ${count === 1 ? 'chest' : 'chests'}`

const loot = ({ fame, gold, chests: count }: Extract<Reason, { kind: 'loot' }>): string =>
  [fame > 0 ? `${fame} fame` : '', gold > 0 ? `${gold} gold` : '', count > 0 ? chests(count) : '']
    .filter((part) => part !== '')
    .join(', ')

/** What a row that is raised gives; steps of the same value last one hit longer. */
function raised({ row, from, to, dice, more, waits }: Extract<Reason, { kind: 'raise' }>): string {
  if (from === to) return 'the same value, one more hit before it is lost'
  if (row === SAILS) return `speed ${to} instead of ${from}`
  if (row === HULL) return `room for ${to} chests instead of ${from}`
  if (more > 0) return `${dice} dice instead of ${dice - more}`
  return waits === null
    ? `still ${dice} dice`
    : `still ${dice} dice until the ${waits === CANNONS ? 'cannons' : 'crew'} follow`
}

/** The rows of a ship, from sails to hull. */
export const fitting = ([sails, crew, cannons, hull]: readonly number[]): string =>
  `Sails ${sails}, crew ${crew}, cannons ${cannons}, hull ${hull}`

export const en: ReasonWords<Reason> = {
  ship: ({ speed, dice, price }) => `speed ${speed}, ${dice === 1 ? '1 die' : `${dice} dice`}, for ${price} gold`,
  loot: (reason) => loot(reason) || 'nothing lies there',
  legend: ({ chance }) => `a legend lies there: ${percent(chance)} to outlast it`,
  fame: ({ fame }) => (fame === 0 ? 'nothing to bury yet' : `${fame} fame, safe for good`),
  flee: () => 'one time in six a mutiny; else safe in the Cove',
  volley: ({ moves, routs }) => `${percent(moves)} to hit home, ${percent(routs)} to rout`,
  raise: raised,
}
