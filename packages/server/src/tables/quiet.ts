// Quiet questions: whether a seat has a choice, and whether it has answered, is nobody's business until all have.
// Answers are whispered to the table and published together. Nothing here looks at what a seat may answer.
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
import { NOTHING, withAdvance, withForced, type Step } from './steps.ts'
import type { Table } from './table.ts'

export const isQuiet = ({ match }: Table): boolean => match !== null && match.pace === 'quiet'

/** The seats whose answer is missing, here and beside the log. For the table's own use: of others, a viewer gets `Asked`. */
export function awaitedOf({ game, match, whispers }: Table): SeatSet {
  if (match === null) return 0
  return whispers.reduce((seats, { seat }) => seats & ~bit(seat), game.awaiting(match.state))
}

/** What a seat has whispered to the open question and is not in the match yet. */
export function whisperOf({ game, match, whispers }: Table, seat: Viewer): Whispered | null {
  if (match === null || whispers.length === 0 || !has(game.awaiting(match.state), seat)) return null
  return whispers.find((whisper) => whisper.seat === seat) ?? null
}

export const hasWhispered = ({ whispers }: Table, { guest, answer }: Asker): boolean =>
  whispers.some(({ asker }) => asker !== null && asker.guest === guest && asker.answer === answer)

export const whisperStep = (table: Table, whisper: Whispered): Step => ({
  ...NOTHING,
  whisper,
  tables: [{ ...table, whispers: [...table.whispers, whisper] }],
})

/** The table with what the store says was whispered; what was said to a question that is closed is of no use. */
export const withWhispers = (table: Table, whispers: readonly Whispered[]): Table => ({
  ...table,
  whispers: whispers.filter(({ decision }) => decision === table.match?.decision),
})

/** Every answer to the open quiet question is in: it may close. */
export const isSettled = (table: Table): boolean => isQuiet(table) && awaitedOf(table) === 0

/**
 * When a settled question closes: at a whole number of ticks after it was put. So the moment tells neither a hand nor,
 * to a tick, how long anybody thought; and an answer given at once looks like any other.
 */
export function closesAt({ openedAt }: Table, now: number, tickMs: number): number {
  if (tickMs === 0) return now
  // A clock that was set back must not make the table wait for the time it lost.
  const open = Math.max(0, now - openedAt)
  return now - open + tickMs * Math.max(1, Math.ceil(open / tickMs))
}

/** By the seat's present holder, whoever whispered: a seat that changed hands meanwhile would tell which of them answered. */
const authorOf = ({ holds }: Table, seat: Seat): Author => (holds[seat]?.bot == null ? 'player' : 'bot')

/** Every answer to the question, in the order of the seats; nothing where it has closed already or one is missing. */
export function closing(table: Table, decision: number, at: number): Step {
  if (!isSettled(table) || table.match?.decision !== decision) return NOTHING
  let step: Step = { ...NOTHING, settles: decision }
  for (const seat of seatsOf(table.game.awaiting(table.match.state))) {
    const { match } = step.tables.at(-1) ?? table
    const { move, asker } = whisperOf(table, seat)!
    step = withAdvance(table, step, match!.play(seat, move, authorOf(table, seat)), { at, asker })
  }
  return withForced(table, step, at)
}

/** What a viewer sees: the match, with the viewer's own whisper in it. */
export function seenBy(table: Table, viewer: Viewer): Asked {
  const { game } = table
  const match = table.match!
  const whisper = whisperOf(table, viewer)
  const view = game.view(match.state, viewer)
  if (whisper === null) return view
  // Put to one seat, the answer would close the question; put to several, it is stored and seen by nobody else.
  if (sizeOf(game.awaiting(match.state)) === 1) return { ...view, answered: view.answered | bit(viewer) }
  return game.view(match.play(viewer, whisper.move, 'player').next.state, viewer)
}
