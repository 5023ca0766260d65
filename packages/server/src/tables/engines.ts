// Seats that programs play. The host hands out a token for one seat; the table keeps its hash, so that whoever has the log cannot
// play with it. Each function looks at a table and says what would be written, or throws the problem.
import type { Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { mayHost, type Presence } from './hosting.ts'
import type { Sat } from './log.ts'
import { holdOf, satRow, botEntropy, wordOf } from './seating.ts'
import { NOTHING, stepOf, type Step } from './steps.ts'
import type { Hold, Table } from './table.ts'

export interface Handing {
  readonly seat: number
  /** The host who asks. */
  readonly guest: Guest
  /** The program, as it will be known at the table: nobody had that id before. */
  readonly engine: Guest
  readonly at: number
  readonly isHere: Presence
}

const isFree = ({ owner, offered }: Hold): boolean => owner === null && offered === null

/** Whoever hands out a token could look through it, so a hand that is dealt already is shown to no new program. */
function refuseHanding(table: Table, hold: Hold, { guest, isHere }: Handing): void {
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status === 'over') throw problem('already-started', 'the match is over')
  if (hold.engine !== null) return
  if (!isFree(hold)) throw problem('seat-taken')
  if (table.status !== 'open') throw problem('already-started', 'a program sits down before the match')
}

const wordFor = (hold: Hold, seat: number): Pick<Sat, 'entropy' | 'promise'> =>
  hold.entropy === '' && hold.promise === null ? { entropy: botEntropy(seat) } : wordOf(hold)

/** The seat is that program's from now on. A token that was handed out for it before opens nothing any more. */
export function handToken(table: Table, handing: Handing, hash: string): Step {
  const hold = holdOf(table, handing.seat)
  refuseHanding(table, hold, handing)
  const word = wordFor(hold, handing.seat)
  return stepOf(table, { ...satRow(handing, { owner: handing.engine, bot: null, ...word }), engine: { hash } })
}

/** The token opens nothing any more. Before the match the seat is free again; later on the host lets a bot keep it, or hands out another. */
export function takeTokenBack(table: Table, handing: Handing): Step {
  const { seat, at, guest, isHere, engine } = handing
  const hold = holdOf(table, seat)
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (hold.engine === null || hold.owner === null || hold.engine.hash === null) return NOTHING
  if (table.status === 'open') return stepOf(table, { type: 'left', at, seat })
  const owner = { id: engine.id, name: hold.owner.name }
  return stepOf(table, { ...satRow(handing, { owner, bot: hold.bot, ...wordOf(hold) }), engine: { hash: null } })
}

export interface EngineSeat {
  readonly guest: Guest
  readonly seat: number
}

/** The program that comes with such a token; null: nobody does. */
export function engineBy({ holds }: Table, hash: string): EngineSeat | null {
  const seat = holds.findIndex(({ engine }) => engine?.hash === hash)
  const guest = holds[seat]?.owner ?? null
  return guest === null ? null : { guest, seat }
}

const programsAt = ({ holds }: Table): string[] =>
  holds.flatMap(({ owner, engine }) => (owner === null || engine === null ? [] : [owner.id]))

/** Programs whose token opens nothing any more: their streams end. */
export function enginesGone(before: Table, after: Table): string[] {
  if (before.holds === after.holds) return []
  const left = programsAt(after)
  return programsAt(before).filter((id) => !left.includes(id))
}
