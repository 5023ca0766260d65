// Why a move, in English. Short: it stands under the move on a card.
import type { Reader } from '@flibuste/kernel'
import type { ReasonWords } from '@flibuste/web/kit'
import { BONES, CANNONS, FLINT, HULL, SAILS, SILVER, TRELAWNEY } from '../cards.ts'
import { SILVER_DICE, TRELAWNEY_SPEED } from '../data.ts'
import { isSeat, LEGEND, type Party } from '../moves.ts'
import { legend as legendName, section } from '../words.en.ts'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`
const chests = (count: number): string => `${count} ${count === 1 ? 'chest' : 'chests'}`

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)

const foe = (party: Party, legend: number, { name }: Reader): string =>
  isSeat(party) ? name(party) : party === LEGEND ? legendName(legend) : 'the Royal Navy'

const PARROT: { readonly [parrot: number]: string } = {
  [FLINT]: 'carries any number of chests',
  [SILVER]: `${SILVER_DICE} dice a volley, whatever the crew`,
  [BONES]: 'every cannon fires, whatever the crew',
  [TRELAWNEY]: `${TRELAWNEY_SPEED} speed more`,
}

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
  ship: ({ speed, dice: count, price }) => `speed ${speed}, ${dice(count)}, for ${price} gold`,
  loot: (reason) => loot(reason) || 'nothing lies there',
  legend: ({ chance }) => `a legend lies there: ${percent(chance)} to outlast it`,
  fame: ({ fame }) => (fame === 0 ? 'nothing to bury yet' : `${fame} fame, safe for good`),
  flee: () => 'one time in six a mutiny; else safe in the Cove',
  volley: ({ moves, routs }) => `${percent(moves)} to hit home, ${percent(routs)} to rout`,
  raise: raised,
  wait: ({ cards, isLast }) =>
    isLast ? 'no month is left to play it in' : `your ${cards === 1 ? 'card keeps' : 'cards keep'} for another month`,
  later: () => 'your cards keep for another battle',
  stand: ({ party, legend, chance }, reader) =>
    `${percent(chance)} to outlast ${foe(party, legend, reader)} as it stands`,
  settled: ({ party, legend, chance }, reader) =>
    `no more cards: ${percent(chance)} to outlast ${foe(party, legend, reader)}`,
  silence: () => 'no more cards in this battle, from anybody',
  half: ({ seat, chests: count, gold }, { name }) =>
    `half of ${name(seat)}’s plunder: at best ${chests(count)}, ${gold} gold`,
  map: ({ chests: count }) => `on average ${count.toFixed(1)} chests more, if you can get there`,
  seen: ({ courses }) =>
    courses === 0 ? 'all see your course before they choose' : `you see ${courses} of their courses before you choose`,
  navy: ({ seat, captains, chance }, { name }) =>
    `${captains > 1 ? `${captains} captains; ` : ''}${name(seat)}: ${percent(chance)} to outlast it`,
  wind: ({ speed, fastest }) =>
    `speed ${speed} against ${fastest}: ${speed > fastest ? 'you act first' : speed === fastest ? 'a die decides' : 'still not first'}`,
  men: ({ dice: now, before }) =>
    now === before ? `still ${dice(now)} for you` : `${dice(now)} for you instead of ${before}`,
  smoke: () => 'only a 6 hits your ship: half as often',
  grape: ({ hits }) => `${hits.toFixed(1)} hits on average; then two on your cannons`,
  powder: () => 'each hit costs every hull a step too, also yours',
  spread: () => 'each hit strikes all four rows; then one exchange no shot',
  reload: () => 'the guns are loaded again for the next exchange',
  cards: ({ fame, unseen }) => `${fame} of ${unseen} unseen cards count at the end`,
  purse: ({ gold }) => `then ${gold} gold aboard`,
  spare: ({ gold, fame }) => `${gold} gold aboard${fame === 0 ? '' : `: ${fame} fame if you bury it`}`,
  guard: ({ row }) => `takes two hits before your ${section(row)}`,
  parrot: ({ parrot }) => PARROT[parrot] ?? '',
}
