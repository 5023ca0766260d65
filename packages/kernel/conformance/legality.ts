// Checks that what is listed, what is allowed and what is refused agree, and that refusals and events cite clauses that exist.
import { bySeat, has, seatsOf, Sfc32, type AnyEvent, type AnyMove, type Refusal, type Seat } from '@flibuste/kernel'
import { fail, same } from './breach.ts'
import { GARBAGE, mutantsOf } from './mutants.ts'
import { count } from './report.ts'
import { mix, sampleOf, type Position, type Trial } from './trial.ts'

const MUTATED = 8

export function checkAwaited({ trial, awaited, legal }: Position): void {
  for (const seat of trial.seats) {
    const moves = bySeat(legal, seat).length
    if (has(awaited, seat) !== moves > 0)
      fail(
        'awaited-legal',
        `seat ${seat} ${moves > 0 ? 'is not awaited, but has' : 'is awaited and has'} ${moves} legal moves`,
      )
  }
  if (awaited >> trial.seats.length !== 0) fail('awaited-legal', `awaited seats ${awaited} are not at the table`)
}

export function checkClause(trial: Trial, clause: string, cited: string): void {
  if (!trial.clauses.has(clause)) fail('clause', `${cited} cites ${clause}, which is no clause of ${trial.game.id}`)
  trial.report.clauses.add(clause)
}

export function checkEventClauses(trial: Trial, events: readonly AnyEvent[]): void {
  for (const event of events) {
    checkClause(trial, event.clause, `event ${event.type}`)
    count(trial.report.events, event.type)
  }
}

function checkRefusal(at: Position, seat: Seat, move: AnyMove): Refusal | null {
  const { trial, state } = at
  const refusal = trial.game.check(state, seat, move)
  if (refusal === null) return null
  trial.report.refusals++
  checkClause(trial, refusal.clause, `refusal ${refusal.reason}`)
  if (trial.game.check(state, seat, move) !== refusal)
    fail('refusal-constant', `${refusal.reason} is built anew each time`)
  if (Object.keys(refusal).length !== 2)
    fail('refusal-constant', `${JSON.stringify(refusal)} tells more than clause and reason`)
  return refusal
}

function checkListed(at: Position, seat: Seat, listed: ReadonlySet<string>): void {
  const moves = bySeat(at.legal, seat)
  if (listed.size !== moves.length) fail('legal-once', `seat ${seat}: ${repeated(moves)} is listed twice`)
  const again = JSON.stringify(at.trial.game.legal(at.state, seat))
  same(again, JSON.stringify(moves), 'legal-stable', `legal moves of seat ${seat}, asked twice`)
  for (const move of moves) {
    const text = JSON.stringify(move)
    same(JSON.stringify(at.trial.game.read(JSON.parse(text))), text, 'read', 'a legal move read from JSON')
    const refusal = at.trial.game.check(at.state, seat, move)
    if (refusal !== null)
      fail('legal-check', `seat ${seat}: ${text} is listed, but refused: ${refusal.clause} ${refusal.reason}`)
  }
}

function repeated(moves: readonly AnyMove[]): string {
  const texts = moves.map((move) => JSON.stringify(move))
  return texts.find((text, at) => texts.indexOf(text) !== at) ?? ''
}

function checkOthers(at: Position, seat: Seat, listed: ReadonlySet<string>): void {
  const { trial } = at
  const pick = new Sfc32(mix(at.seed, seat))
  const mutants = sampleOf(bySeat(at.legal, seat), MUTATED).flatMap((move) => mutantsOf(trial.game, move, pick))
  trial.report.mutants += mutants.length
  for (const move of [...trial.pool, ...mutants]) {
    const text = JSON.stringify(move)
    const refusal = checkRefusal(at, seat, move)
    if (refusal === null && !listed.has(text)) fail('check-legal', `seat ${seat}: ${text} is allowed, but not listed`)
  }
  for (const move of mutants) {
    const text = JSON.stringify(move)
    same(JSON.stringify(trial.game.read(JSON.parse(text))), text, 'read', 'a read move read again')
  }
}

export function checkLegality(at: Position): void {
  for (const seat of seatsOf(at.awaited)) {
    const listed = new Set(bySeat(at.legal, seat).map((move) => JSON.stringify(move)))
    checkListed(at, seat, listed)
    checkOthers(at, seat, listed)
  }
}

export function checkGarbage({ game }: Trial): void {
  for (const raw of GARBAGE) {
    const move = game.read(raw)
    if (move !== null) fail('read', `${JSON.stringify(raw)} is read as ${JSON.stringify(move)}`)
  }
}
