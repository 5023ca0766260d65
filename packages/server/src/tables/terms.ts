// What a match will be played by, and who is ready for it: the number of seats and the options, until the match begins.
// Each function looks at a table and says what would be written, or throws the problem.
import { isBadOption, readOptions, type AnyGame, type OptionValues } from '@flibuste/kernel'
import type { Guest, LayTerms, MarkReady } from '@flibuste/protocol'
import { badOption, problem, refusedBy } from '../problem.ts'
import { mayHost, type Presence } from './hosting.ts'
import { customsOf, type Customs } from './log.ts'
import { NOTHING, stepOf, type Step } from './steps.ts'
import type { Hold, Table } from './table.ts'

export interface Terms extends Customs {
  readonly seats: number
  readonly options: OptionValues
}

/** Throws what is wrong with them. */
export function readTerms(game: AnyGame, { seats, options: raw, ...customs }: LayTerms): Terms {
  const options = readOptions(game.options, raw)
  if (isBadOption(options)) throw badOption(options)
  if (seats < game.seats.min || seats > game.seats.max)
    throw problem('malformed', `${game.id} has ${game.seats.min} to ${game.seats.max} seats`)
  const refusal = game.refuseTable(options, seats)
  if (refusal !== null) throw refusedBy(refusal, 'table-refused')
  if (customs.silence !== undefined && game.silence === undefined)
    throw problem('malformed', `in ${game.id} silence is no answer`)
  return { seats, options, ...customsOf(customs) }
}

/** How much a seat would be missed: an empty one goes first, then a bot's, then one kept for somebody. People stay. */
const worthOf = ({ owner, bot, offered }: Hold): number =>
  owner !== null ? 3 : offered !== null ? 2 : bot !== null ? 1 : 0

function keptSeats(holds: readonly Hold[], seats: number): number[] {
  const people = holds.filter(({ owner }) => owner !== null).length
  if (people > seats) throw problem('too-few-seats', `${people} people sit here`)
  return holds
    .map((hold, seat) => ({ seat, worth: worthOf(hold) }))
    .toSorted((one, two) => two.worth - one.worth || one.seat - two.seat)
    .slice(0, seats)
    .map(({ seat }) => seat)
    .toSorted((one, two) => one - two)
}

const areSame = ({ options, silence, hints, holds }: Table, terms: Terms): boolean =>
  holds.length === terms.seats &&
  silence === (terms.silence ?? null) &&
  hints === (terms.hints ?? null) &&
  JSON.stringify(options) === JSON.stringify(terms.options)

export interface Laying {
  readonly guest: Guest
  readonly asked: LayTerms
  readonly at: number
  readonly isHere: Presence
}

/** Lays seats and options as the host would have them. Where that changes nothing, whoever was ready stays ready. */
export function layTerms(table: Table, { guest, asked, at, isHere }: Laying): Step {
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status !== 'open') throw problem('already-started')
  const terms = readTerms(table.game, asked)
  if (areSame(table, terms)) return NOTHING
  return stepOf(table, { type: 'terms', at, ...terms, kept: keptSeats(table.holds, terms.seats) })
}

/** Marks a guest as ready or not. Nobody is ready for seats and rules that have changed since they looked. */
export function markReady(table: Table, guest: Guest, { ready, terms }: MarkReady, at: number): Step {
  if (table.status !== 'open') throw problem('already-started')
  const mine = table.holds.filter(({ owner }) => owner?.id === guest.id)
  if (mine.length === 0) throw problem('not-your-seat', 'sit down first')
  if (ready && terms !== table.terms) throw problem('terms-changed')
  if (mine.every((hold) => hold.ready === ready)) return NOTHING
  return stepOf(table, { type: 'ready', at, guest: guest.id, ready })
}
