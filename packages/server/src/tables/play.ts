// Starting, moving, taking back, talking: what would be written, or the problem. The rules decide; this only asks them.
import { CANNOT_UNDO, hashState, type Advance, type AnyMove, type Match, type Seat } from '@flibuste/kernel'
import type { Guest, MakeMove, Say, TakeBack } from '@flibuste/protocol'
import { problem, refusedBy } from '../problem.ts'
import { mayHost, type Presence } from './hosting.ts'
import type { Asker } from './log.ts'
import { hasWhispered, whisperOf, whisperStep } from './quiet.ts'
import { holdOf } from './seating.ts'
import { NOTHING, stepOf, withAdvance, withForced, type Step } from './steps.ts'
import { startOf, type Happened, type Table } from './table.ts'

export function start(table: Table, guest: Guest, at: number, isHere: Presence = () => false): Step {
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status !== 'open') throw problem('already-started')
  if (table.holds.some((hold) => hold.owner === null && hold.bot === null)) throw problem('seats-empty')
  const refusal = table.game.refuseTable(table.options, table.holds.length)
  if (refusal !== null) throw refusedBy(refusal, 'table-refused')
  const entropy = table.holds.map((hold) => hold.entropy)
  const setup = hashState(startOf(table, entropy).state)
  return withForced(table, stepOf(table, { type: 'started', at, entropy, setup }), at)
}

const sameAsker = (one: Asker | null, other: Asker): boolean =>
  one !== null && one.guest === other.guest && one.answer === other.answer

/** The row this answer was written down in, if it was. */
export const rowAnswered = (table: Table, asker: Asker): number | null =>
  table.happened.findLast((step) => sameAsker(step.asker, asker))?.number ??
  table.spoken.findLast((line) => sameAsker(line.asker, asker))?.number ??
  null

/** The match, if this guest may act in it for this seat and the question is still open. */
function matchFor(table: Table, guest: Guest, { seat, decision }: { seat: Seat; decision: number }): Match {
  const hold = holdOf(table, seat)
  if (hold.owner?.id !== guest.id) throw problem('not-your-seat')
  if (table.match === null) throw problem('not-started')
  if (hold.bot !== null) throw problem('kept-by-bot')
  if (table.match.over) throw problem('wrong-decision', 'the match is over')
  if (table.match.decision !== decision)
    throw problem('wrong-decision', `question ${table.match.decision} is open, not ${decision}`)
  return table.match
}

export function move(table: Table, guest: Guest, asked: MakeMove, at: number): Step {
  const asker = { guest: guest.id, answer: asked.answer }
  if (rowAnswered(table, asker) !== null || hasWhispered(table, asker)) return NOTHING
  const match = matchFor(table, guest, asked)
  if (whisperOf(table, asked.seat) !== null) throw problem('already-answered')
  const read = table.game.read(asked.move)
  if (read === null) throw problem('malformed', `not a move of ${table.game.id}`)
  const refusal = match.refuse(asked.seat, read)
  if (refusal !== null) throw refusedBy(refusal)
  if (match.pace === 'quiet')
    return whisperStep(table, { decision: asked.decision, seat: asked.seat, move: read, asker })
  const step = withAdvance(table, NOTHING, match.play(asked.seat, read, 'player'), { at, asker })
  return withForced(table, step, at)
}

/** A bot's answer to a question that may have been settled while it was thinking. */
export function botMove(table: Table, asked: { seat: Seat; decision: number; move: AnyMove }, at: number): Step {
  const { match } = table
  const bot = table.holds[asked.seat]?.bot ?? null
  if (match === null || match.decision !== asked.decision || bot === null) return NOTHING
  if (match.refuse(asked.seat, asked.move) !== null || whisperOf(table, asked.seat) !== null) return NOTHING
  if (match.pace === 'quiet') return whisperStep(table, { ...asked, asker: null })
  const step = withAdvance(table, NOTHING, match.play(asked.seat, asked.move, 'bot'), { at, asker: null })
  return withForced(table, step, at)
}

/** The moves of a seat that have not been taken back. */
function standing(happened: readonly Happened[], seat: Seat): Happened[] {
  const moves: Happened[] = []
  for (const step of happened) {
    if (step.entry.seat !== seat) continue
    if ('undo' in step.entry) moves.pop()
    else moves.push(step)
  }
  return moves
}

/**
 * What taking back the seat's newest move comes to, or null. A move the table made for it goes along with the choice
 * before it: alone, it would be made again at once.
 */
export function takenBack(table: Table, seat: Seat): Advance[] | null {
  let { match } = table
  if (match === null || !match.mayUndo(seat)) return null
  const moves = standing(table.happened, seat)
  const undone: Advance[] = []
  for (let made = moves.pop(); made !== undefined && match.mayUndo(seat); made = moves.pop()) {
    const advance: Advance = match.undo(seat, 'player')
    undone.push(advance)
    match = advance.next
    if (made.entry.by !== 'table') return undone
  }
  return null
}

export function takeBack(table: Table, guest: Guest, asked: TakeBack, at: number): Step {
  const asker = { guest: guest.id, answer: asked.answer }
  if (rowAnswered(table, asker) !== null) return NOTHING
  matchFor(table, guest, asked)
  const undone = takenBack(table, asked.seat)
  if (undone === null) throw refusedBy(CANNOT_UNDO)
  return undone.reduce((step, advance) => withAdvance(table, step, advance, { at, asker }), NOTHING)
}

export function say(table: Table, guest: Guest, { text, answer }: Say, at: number): Step {
  const asker = { guest: guest.id, answer }
  if (rowAnswered(table, asker) !== null) return NOTHING
  return stepOf(table, { type: 'said', at, from: guest, text, asker })
}

export function rename(table: Table, guest: Guest, at: number): Step {
  const named = table.holds.some(({ owner }) => owner?.id === guest.id && owner.name !== guest.name)
  return named && table.status !== 'over' ? stepOf(table, { type: 'named', at, guest }) : NOTHING
}
