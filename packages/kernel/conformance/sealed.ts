// Checks sealed answers: they are only stored, others see at most that they are in, and the order in which they arrive changes nothing.
import {
  bit,
  bySeat,
  Chance,
  isSingle,
  seatsOf,
  Sfc32,
  SPECTATOR,
  type AnyEvent,
  type AnyMove,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { fail, same } from './breach.ts'
import { freeze } from './sharing.ts'
import { mix, sampleOf, textOfView, viewersAt, type Position } from './trial.ts'

/** Chance for answers that are given while others are missing. */
export class SealedChance extends Chance {
  protected word(): number {
    return fail('sealed-chance', 'chance was drawn by an answer while others are missing')
  }
}

const TRIED = 3

export function checkSealed(at: Position): void {
  if (at.awaited === 0 || isSingle(at.awaited)) return
  at.trial.report.sealed++
  for (const seat of seatsOf(at.awaited)) {
    for (const move of sampleOf(bySeat(at.legal, seat), TRIED)) checkStored(at, seat, freeze(move))
  }
  checkOrder(at)
}

function checkOrder(at: Position): void {
  const seats = seatsOf(at.awaited)
  const pick = new Sfc32(mix(at.seed, 11))
  const answers = new Map(
    seats.map((seat) => [seat, freeze(bySeat(at.legal, seat)[pick.below(bySeat(at.legal, seat).length)]!)]),
  )
  const expected = resolved(at, seats, answers)
  const shuffled = seats.slice()
  pick.shuffle(shuffled)
  for (const order of [seats.toReversed(), shuffled]) {
    same(
      resolved(at, order, answers),
      expected,
      'sealed-order',
      `answers of seats ${seats.join()} came in the order ${order.join()}`,
    )
  }
}

function resolved(at: Position, order: readonly Seat[], answers: ReadonlyMap<Seat, AnyMove>): string {
  const { game } = at.trial
  const state = game.clone(at.state)
  const events: AnyEvent[] = []
  order.forEach((seat, place) => {
    const last = place === order.length - 1
    game.apply(state, seat, answers.get(seat)!, last ? new Sfc32(at.seed) : new SealedChance(), events)
  })
  return JSON.stringify([state, events])
}

function checkStored(at: Position, seat: Seat, move: AnyMove): void {
  const { game } = at.trial
  const after = game.clone(at.state)
  const events: AnyEvent[] = []
  game.apply(after, seat, move, new SealedChance(), events)
  if (events.length > 0) fail('sealed-event', `${JSON.stringify(events)} while other answers are missing`)
  const awaited = game.awaiting(after)
  if (awaited !== (at.awaited & ~bit(seat)))
    fail('sealed-stored', `seats ${awaited} are awaited after seat ${seat} of ${at.awaited} answered`)
  for (const viewer of viewersAt(at)) if (viewer !== seat) checkMark(at, after, seat, viewer)
}

function checkMark(at: Position, after: unknown, seat: Seat, viewer: Viewer): void {
  const { trial } = at
  const view = trial.game.view(at.state, viewer)
  const marked = trial.game.view(at.state, SPECTATOR).pace === 'quiet' ? view.answered : view.answered | bit(seat)
  const expected = JSON.stringify({ ...view, answered: marked })
  same(textOfView(trial, after, viewer), expected, 'sealed-mark', `viewer ${viewer}, when seat ${seat} has answered`)
}
