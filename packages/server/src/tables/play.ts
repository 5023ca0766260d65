// What starting, moving, taking back and talking would write, or the problem with it. The rules decide; this file only asks them.
import { hash } from 'node:crypto'
import { has, type AnyMove, type Course, type Seat } from '@flibuste/kernel'
import type { AskHint, Guest, MakeMove, Say, TakeBack } from '@flibuste/protocol'
import { problem, refusedBy } from '../problem.ts'
import { mayHost, type Presence } from './hosting.ts'
import type { Answered } from './answers.ts'
import type { Asker } from './log.ts'
import { whisperedAs, whisperOf, whisperStep } from './quiet.ts'
import { call } from './pledges.ts'
import { holdOf } from './seating.ts'
import { NOTHING, stepOf, withCourses, withForced, type Step } from './steps.ts'
import type { Table } from './table.ts'

export function start(table: Table, guest: Guest, at: number, isHere: Presence = () => false): Step {
  if (!mayHost(table, guest, isHere)) throw problem('not-host')
  if (table.status !== 'open') throw problem('already-started')
  if (table.holds.some((hold) => hold.owner === null && hold.bot === null)) throw problem('seats-empty')
  const refusal = table.game.refuseTable(table.options, table.holds.length)
  if (refusal !== null) throw refusedBy(refusal, 'table-refused')
  return call(table, at, isHere)
}

const DIGEST_CHARACTERS = 12

/** `asked` is what the id stands for, in its one canonical form. */
function askerOf({ id }: Guest, answer: string, asked: readonly unknown[]): Asker {
  const of = hash('sha256', JSON.stringify(asked), 'base64url').slice(0, DIGEST_CHARACTERS)
  return { guest: id, answer, of }
}

export const moveAsker = ({ game }: Table, guest: Guest, { answer, seat, decision, move: asked }: MakeMove): Asker =>
  askerOf(guest, answer, ['move', seat, decision, game.read(asked)])

export const undoAsker = (guest: Guest, { answer, seat, decision }: TakeBack): Asker =>
  askerOf(guest, answer, ['undo', seat, decision])

export const sayAsker = (guest: Guest, { answer, text }: Say): Asker => askerOf(guest, answer, ['say', text])

export const hintAsker = (guest: Guest, { answer, seat, decision }: AskHint): Asker =>
  askerOf(guest, answer, ['hint', seat, decision])

/** Another request under the same id was not answered, and must not be told that it was. */
export function refuseOther(earlier: Pick<Answered, 'of'> | Asker, asker: Asker): void {
  if (earlier.of !== undefined && earlier.of !== asker.of) throw problem('answer-reused')
}

/** Whether this very thing was asked before, and done, as far as the table remembers. Throws where something else was asked under the same id. */
function isAnswered(table: Table, asker: Asker): boolean {
  const earlier = table.answers.find(asker) ?? whisperedAs(table, asker)
  if (earlier === null) return false
  refuseOther(earlier, asker)
  return true
}

/** The course of the match, if this guest may act in it for this seat and the question is still open. */
function courseFor(table: Table, guest: Guest, { seat, decision }: { seat: Seat; decision: number }): Course {
  const hold = holdOf(table, seat)
  if (hold.owner?.id !== guest.id) throw problem('not-your-seat')
  const { course } = table
  if (course === null) throw problem('not-started')
  if (hold.bot !== null) throw problem('kept-by-bot')
  const { match } = course
  if (match.over) throw problem('wrong-decision', 'the match is over')
  if (match.decision !== decision)
    throw problem('wrong-decision', `question ${match.decision} is open, not ${decision}`)
  return course
}

export function move(table: Table, guest: Guest, asked: MakeMove, at: number): Step {
  const asker = moveAsker(table, guest, asked)
  if (isAnswered(table, asker)) return NOTHING
  const course = courseFor(table, guest, asked)
  if (whisperOf(table, asked.seat) !== null) throw problem('already-answered')
  const read = table.game.read(asked.move)
  if (read === null) throw problem('malformed', `not a move of ${table.game.id}`)
  const refusal = course.match.refuse(asked.seat, read)
  if (refusal !== null) throw refusedBy(refusal)
  if (course.match.pace === 'quiet')
    return whisperStep(table, { decision: asked.decision, seat: asked.seat, move: read, asker })
  const step = withCourses(table, NOTHING, [course.play(asked.seat, read, 'player')], { at, asker })
  return withForced(table, step, at)
}

/** A bot's answer to a question that may have been settled while it was thinking. */
export function botMove(table: Table, asked: { seat: Seat; decision: number; move: AnyMove }, at: number): Step {
  const { course } = table
  const bot = table.holds[asked.seat]?.bot ?? null
  if (course === null || course.match.decision !== asked.decision || bot === null) return NOTHING
  const { match } = course
  if (match.refuse(asked.seat, asked.move) !== null || whisperOf(table, asked.seat) !== null) return NOTHING
  if (match.pace === 'quiet') return whisperStep(table, { ...asked, asker: null })
  const step = withCourses(table, NOTHING, [course.play(asked.seat, asked.move, 'bot')], { at, asker: null })
  return withForced(table, step, at)
}

export function takeBack(table: Table, guest: Guest, asked: TakeBack, at: number): Step {
  const asker = undoAsker(guest, asked)
  if (isAnswered(table, asker)) return NOTHING
  const course = courseFor(table, guest, asked)
  const refusal = course.refuseTakeBack(asked.seat)
  if (refusal !== null) throw refusedBy(refusal)
  return withCourses(table, NOTHING, course.takeBack(asked.seat, 'player'), { at, asker })
}

export function say(table: Table, guest: Guest, asked: Say, at: number): Step {
  const { text } = asked
  const asker = sayAsker(guest, asked)
  if (isAnswered(table, asker)) return NOTHING
  return stepOf(table, { type: 'said', at, from: guest, text, asker })
}

/** Everybody is told that this seat asks what a bot would do. At a quiet question that would tell that it has a choice. */
export function askHint(table: Table, guest: Guest, asked: AskHint, at: number): Step {
  const asker = hintAsker(guest, asked)
  if (isAnswered(table, asker)) return NOTHING
  const { match } = courseFor(table, guest, asked)
  if (table.hints === null) throw problem('hint-forbidden')
  if (match.pace === 'quiet') throw problem('hint-quiet')
  if (!has(table.game.awaiting(match.state), asked.seat)) throw problem('wrong-decision', 'that seat is not asked')
  return stepOf(table, { type: 'said', at, from: guest, text: '', about: 'hint', asker })
}

export function rename(table: Table, guest: Guest, at: number): Step {
  const named = table.holds.some(({ owner }) => owner?.id === guest.id && owner.name !== guest.name)
  return named && table.status !== 'over' ? stepOf(table, { type: 'named', at, guest }) : NOTHING
}
