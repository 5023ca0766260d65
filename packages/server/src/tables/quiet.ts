// Quiet questions: nobody may learn whether a seat has a choice, or whether it has answered, before all have.
// Seats whisper their answers to the table, which publishes them together. Nothing here looks at what a seat may answer.
import {
  bit,
  has,
  seatsOf,
  sizeOf,
  type Asked,
  type Author,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import type { Asker, Whispered } from './log.ts'
import { NOTHING, withCourses, withForced, type Step } from './steps.ts'
import { matchOf, type Table } from './table.ts'

export const isQuiet = (table: Table): boolean => matchOf(table)?.pace === 'quiet'

/** The seats whose answer is neither in the match nor whispered. For the table alone: viewers get `Asked`. */
export function awaitedOf({ game, course, whispers }: Table): SeatSet {
  if (course === null) return 0
  return whispers.reduce((seats, { seat }) => seats & ~bit(seat), game.awaiting(course.match.state))
}

/** The seat's whisper to the open question; null where there is none, or it is in the match already. */
export function whisperOf({ game, course, whispers }: Table, seat: Viewer): Whispered | null {
  if (course === null || whispers.length === 0 || !has(game.awaiting(course.match.state), seat)) return null
  return whispers.find((whisper) => whisper.seat === seat) ?? null
}

/** What was whispered under this id to the open question; null: nothing. */
export const whisperedAs = ({ whispers }: Table, { guest, answer }: Asker): Asker | null =>
  whispers.find(({ asker }) => asker !== null && asker.guest === guest && asker.answer === answer)?.asker ?? null

export const whisperStep = (table: Table, whisper: Whispered): Step => ({
  ...NOTHING,
  whisper,
  tables: [{ ...table, whispers: [...table.whispers, whisper] }],
})

/** The table with the whispers the store holds. Those to a question that has closed are dropped. */
export const withWhispers = (table: Table, whispers: readonly Whispered[]): Table => ({
  ...table,
  whispers: whispers.filter(({ decision }) => decision === matchOf(table)?.decision),
})

/** Every answer to the open quiet question is in: it may close. */
export const isSettled = (table: Table): boolean => isQuiet(table) && awaitedOf(table) === 0

/**
 * When a settled question closes: at a whole number of ticks after it was put. So the moment tells nothing of a hand, and how long
 * anybody thought only to the tick; an answer given at once looks like any other.
 */
export function closesAt({ openedAt }: Table, now: number, tickMs: number): number {
  if (tickMs === 0) return now
  // A clock that was set back must not make the table wait for the time it lost.
  const open = Math.max(0, now - openedAt)
  return now - open + tickMs * Math.max(1, Math.ceil(open / tickMs))
}

/** The seat's present holder counts as the author, whoever whispered. Otherwise a seat that changed hands would tell who answered. */
const authorOf = ({ holds }: Table, seat: Seat): Author => (holds[seat]?.bot == null ? 'player' : 'bot')

/** Writes every answer to the question, in the order of the seats. Does nothing if it has closed already or an answer is missing. */
export function closing(table: Table, decision: number, at: number): Step {
  const match = matchOf(table)
  if (match?.decision !== decision || !isSettled(table)) return NOTHING
  let step: Step = { ...NOTHING, settles: decision }
  for (const seat of seatsOf(table.game.awaiting(match.state))) {
    const { course } = step.tables.at(-1) ?? table
    const { move, asker } = whisperOf(table, seat)!
    step = withCourses(table, step, [course!.play(seat, move, authorOf(table, seat))], { at, asker })
  }
  return withForced(table, step, at)
}

/** What a viewer sees: the match, with the viewer's own whisper in it. */
export function seenBy(table: Table, viewer: Viewer): Asked {
  const { game } = table
  const { match } = table.course!
  const whisper = whisperOf(table, viewer)
  const view = game.view(match.state, viewer)
  if (whisper === null) return view
  // An answer to a question put to one seat would close it, so it is only marked. One of several is stored, and nobody else sees it.
  if (sizeOf(game.awaiting(match.state)) === 1) return { ...view, answered: view.answered | bit(viewer) }
  return game.view(match.play(viewer, whisper.move, 'player').next.state, viewer)
}
