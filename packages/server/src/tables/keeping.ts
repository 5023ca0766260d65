// How long a table lasts, and the question that is asked before an unfinished match goes: whether somebody keeps it.
// See docs/decisions/0346-asked-before-it-goes.md.
import { LIMITS, type AnswerEnding, type Ending, type Guest, type Status } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { NOTHING, stepOf, type Step } from './steps.ts'
import type { Table } from './table.ts'

const DAY_MS = 24 * 3600 * 1000

/** From the newest row of its log. */
export const LASTS_MS: { readonly [status in Status]: number } = {
  open: 14 * DAY_MS,
  playing: 90 * DAY_MS,
  over: 365 * DAY_MS,
}
/** So long a match under way stays after a captain was asked whether it is to be kept. */
export const ASKED_MS = LASTS_MS.playing - LIMITS.askedAfterMs

/** The ids of those who have a seat. A program cannot be asked. */
export const captainsOf = ({ holds }: Table): string[] => [
  ...new Set(holds.flatMap(({ owner, engine }) => (owner === null || engine !== null ? [] : [owner.id]))),
]

function endsAt(table: Table, now: number): number {
  const { status, touchedAt, isAsked } = table
  const usual = touchedAt + LASTS_MS[status]
  if (status !== 'playing' || captainsOf(table).length === 0) return usual
  // Whoever comes by late has all the days to answer.
  return isAsked ? touchedAt + ASKED_MS : Math.max(usual, now + ASKED_MS)
}

/** When a table goes unless something happens there. */
export function endingOf(table: Table, now: number): Ending {
  const { status, touchedAt, isAsked } = table
  const asks = status === 'playing' && (isAsked || touchedAt + LIMITS.askedAfterMs <= now)
  return { endsAt: endsAt(table, now), asks }
}

/** Throws `not-your-seat`. */
export function refuseStranger(table: Table, { id }: Guest): void {
  if (table.host !== id && !captainsOf(table).includes(id)) throw problem('not-your-seat')
}

/** What an answer to the question writes: nothing where it is not asked, and one row however many captains are shown it. */
export function answerEnding(table: Table, guest: Guest, { answer }: AnswerEnding, at: number): Step {
  refuseStranger(table, guest)
  if (!endingOf(table, at).asks) return NOTHING
  if (answer === 'keep') return stepOf(table, { type: 'kept', at, guest: guest.id })
  if (table.isAsked || !captainsOf(table).includes(guest.id)) return NOTHING
  return stepOf(table, { type: 'asked', at, guest: guest.id })
}
