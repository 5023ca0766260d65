// Who may sit where. Each function looks at a table and says what would be written, or throws the problem.
import { LIMITS, type Guest, type Sitting } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { mayHost, type Presence } from './hosting.ts'
import type { Sat } from './log.ts'
import { NOTHING, stepOf, type Step } from './steps.ts'
import type { Hold, Table } from './table.ts'
import { seatsSeen } from './witnesses.ts'

export interface Seating {
  readonly seat: number
  readonly guest: Guest
  readonly sitting: Sitting
  readonly at: number
  readonly isHere: Presence
  isBot(id: string): boolean
}

/** A bot puts in a fixed word: one that the table could choose would let it choose the dice. */
export const botEntropy = (seat: number): string => `bot-at-seat-${seat}`

const owns = (hold: Hold, guest: Guest): boolean => hold.owner?.id === guest.id

export function holdOf(table: Table, seat: number): Hold {
  const hold = table.holds[seat]
  if (hold === undefined) throw problem('unknown-seat', `this table has ${table.holds.length} seats`)
  return hold
}

/** A word of chance, or the promise of one. */
type Word = Pick<Sat, 'entropy' | 'promise'>

export const wordOf = ({ entropy, promise }: Hold): Word => (promise === null ? { entropy } : { entropy, promise })

export const satRow = (
  { seat, at }: Pick<Seating, 'seat' | 'at'>,
  hold: Pick<Sat, 'owner' | 'bot' | 'entropy' | 'promise'>,
): Sat => ({
  type: 'sat',
  at,
  seat,
  ...hold,
})

/**
 * Whoever has had a seat in this match gets no other, even after leaving it, because a seat shows its hand and all its past. Where all see
 * the same there is nothing to learn by changing seats, so there one may have one seat at a time.
 */
function refuseSecondHand(table: Table, { seat, guest }: Seating): void {
  if (table.game.sight === 'shared') {
    if (table.holds.some((hold) => owns(hold, guest))) throw problem('already-started', 'you have a seat in this match')
    return
  }
  const seen = seatsSeen(table.witnesses, guest)
  if (seen.length > 0 && !seen.includes(seat))
    throw problem('hand-seen', `yours is seat ${seen.join(', ')}, counted from 0`)
}

/** Whether the host has freed this guest's seat too often to let them sit again: once may be to make room. Hosts cannot be shown out. */
const isShownOut = ({ freed, host }: Table, { id }: Guest): boolean =>
  id !== host && freed.filter((guest) => guest === id).length >= LIMITS.freeings

/** Sits down, comes back to a seat a bot kept, or relieves a bot that plays for nobody. */
function sitDown(table: Table, hold: Hold, seating: Seating, word: Word): Step {
  const { guest } = seating
  const begun = table.status !== 'open'
  if (owns(hold, guest)) {
    if (hold.bot === null) return NOTHING
    return stepOf(table, satRow(seating, { owner: guest, bot: null, ...(begun ? wordOf(hold) : word) }))
  }
  if (hold.owner !== null) throw problem('seat-taken')
  if (isShownOut(table, guest)) throw problem('shown-out')
  if (hold.offered !== null && hold.offered.id !== guest.id)
    throw problem('seat-taken', `kept for ${hold.offered.name}`)
  if (begun) refuseSecondHand(table, seating)
  return stepOf(table, satRow(seating, { owner: guest, bot: null, ...(begun ? wordOf(hold) : word) }))
}

function refuseBot(table: Table, hold: Hold, { guest, isHere }: Seating): void {
  const isHost = mayHost(table, guest, isHere)
  if (hold.owner === null) {
    if (!isHost) throw problem('not-host')
    return
  }
  if (owns(hold, guest)) return
  if (!isHost) throw problem('not-your-seat')
  if (hold.engine === null && isHere(hold.owner.id)) throw problem('not-your-seat', 'its player is at the table')
}

function seatBot(table: Table, hold: Hold, seating: Seating, bot: string): Step {
  if (!seating.isBot(bot)) throw problem('unknown-bot')
  refuseBot(table, hold, seating)
  if (hold.bot === bot) return NOTHING
  const isWordless = hold.entropy === '' && hold.promise === null
  const word = isWordless ? { entropy: botEntropy(seating.seat) } : wordOf(hold)
  return stepOf(table, satRow(seating, { owner: hold.owner, bot, ...word }))
}

/** A program plays the seat it was given: it may take that back from a bot, and has nothing to say about any other. */
function refuseEngine({ holds }: Table, hold: Hold, { guest, sitting }: Seating): void {
  const isEngine = holds.some((one) => one.engine !== null && owns(one, guest))
  if (isEngine && !(owns(hold, guest) && sitting.who === 'me')) throw problem('token-scope')
}

/** In mid-match a seat is never empty: its owner may give it up once a bot plays it. */
function giveUp(table: Table, hold: Hold, seating: Seating): Step {
  if (hold.bot === null) throw problem('already-started', 'hand the seat to a bot first')
  return stepOf(table, satRow(seating, { owner: null, bot: hold.bot, ...wordOf(hold) }))
}

/** The host frees somebody's seat. Asked again it changes nothing, also where somebody else has sat down there since. */
function freeSeat(table: Table, hold: Hold, { guest, seat, at, isHere }: Seating, whose: string): Step {
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status !== 'open') throw problem('already-started', 'let a bot keep the seat')
  if (hold.owner === null) return NOTHING
  if (hold.owner.id !== whose) throw problem('seat-taken', `${hold.owner.name} sits there now`)
  return stepOf(table, { type: 'freed', at, seat, guest: whose })
}

function getUp(table: Table, hold: Hold, seating: Seating): Step {
  const { guest, seat, at, isHere } = seating
  const row = { type: 'left', at, seat } as const
  if (hold.owner !== null) {
    if (!owns(hold, guest)) throw problem('not-your-seat')
    return table.status === 'open' ? stepOf(table, row) : giveUp(table, hold, seating)
  }
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status !== 'open') throw problem('already-started')
  return hold.bot === null && hold.offered === null ? NOTHING : stepOf(table, row)
}

export function seatOf(table: Table, seating: Seating): Step {
  const hold = holdOf(table, seating.seat)
  refuseEngine(table, hold, seating)
  if (table.status === 'over') throw problem('already-started', 'the match is over')
  const { sitting } = seating
  switch (sitting.who) {
    case 'me':
      return sitDown(
        table,
        hold,
        seating,
        'promise' in sitting ? { entropy: '', promise: sitting.promise } : { entropy: sitting.entropy },
      )
    case 'bot':
      return seatBot(table, hold, seating, sitting.bot)
    case 'nobody':
      return sitting.of === undefined || sitting.of === seating.guest.id
        ? getUp(table, hold, seating)
        : freeSeat(table, hold, seating, sitting.of)
  }
}
