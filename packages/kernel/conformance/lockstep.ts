// Twins: a world drawn from a view goes through the same moves, with the same luck, as the truth. As long as nothing is revealed, its
// viewer must see the same in both. What is revealed must stand in the view afterwards.
import {
  isSingle,
  Sfc32,
  SPECTATOR,
  nth,
  type AnyEvent,
  type AnyMove,
  type Chance,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { fail } from './breach.ts'
import { SealedChance } from './sealed.ts'
import { alike, equal } from './sharing.ts'
import { forgetful, mix, shownTo, textOfView, worldOf, type Position, type Trial } from './trial.ts'

export interface Twin {
  readonly viewer: Viewer
  readonly world: unknown
  /** How many moves it still has to go through. */
  left: number
}

/** A move that was made, and what came of it. */
export interface Turn {
  readonly seat: Seat
  readonly move: AnyMove
  readonly before: Position
  readonly after: unknown
  readonly events: readonly AnyEvent[]
  /** How often chance was drawn. */
  readonly drawn: number
}

const LIFETIME = 25

export const chanceOf = ({ awaited, seed }: Pick<Position, 'awaited' | 'seed'>): Chance =>
  isSingle(awaited) ? new Sfc32(seed) : new SealedChance()

/** Null if nothing is hidden from the viewer, or if sealed answers are in that the viewer's world would have to guess. */
export function twinAt(at: Position): Twin | null {
  const { trial } = at
  const viewer = nth(trial.viewers, new Sfc32(mix(at.seed, 17)).below(trial.viewers.length))
  if (at.view(SPECTATOR).asked !== at.awaited) return null
  const world = worldOf(trial, at.seen(viewer), mix(at.seed, 19))
  if (equal(world, at.state)) return null
  trial.report.locksteps++
  return { viewer, world, left: LIFETIME }
}

/** Returns false when the twin has nothing more to show. */
export function follow(trial: Trial, twin: Twin, turn: Turn): boolean {
  const { game } = trial
  const awaited = game.awaiting(twin.world)
  if (awaited !== turn.before.awaited)
    fail('lockstep', `viewer ${twin.viewer}: seats ${awaited} are awaited in his world, truly ${turn.before.awaited}`)
  if (game.check(twin.world, turn.seat, turn.move) !== null) return false
  const events: AnyEvent[] = []
  game.apply(twin.world, turn.seat, turn.move, chanceOf(turn.before), events)
  trial.report.lockstepMoves++
  if (revealed(trial, twin, turn, events)) return false
  const [found, expected] = [twin.world, turn.after].map((state) => game.view(state, twin.viewer))
  alike(found, expected, 'lockstep', `view of viewer ${twin.viewer} after ${told(turn)}`)
  return --twin.left > 0
}

const told = (turn: Turn): string => `${JSON.stringify(turn.move)} by seat ${turn.seat}`

/** Compares what the viewer is told in truth and in his world, up to the first revelation. */
function revealed(trial: Trial, twin: Twin, turn: Turn, events: readonly AnyEvent[]): boolean {
  const truth = shownTo(trial, turn.events, twin.viewer)
  const other = shownTo(trial, events, twin.viewer)
  for (let at = 0; at < Math.max(truth.length, other.length); at++) {
    const [one, two] = [truth[at], other[at]]
    if (equal(one, two)) continue
    if (reveals(trial, one) || reveals(trial, two)) {
      trial.report.revelations++
      checkKept(trial, twin, turn, events)
      return true
    }
    fail(
      'lockstep',
      `viewer ${twin.viewer} is told ${JSON.stringify(one)}, in his world ${JSON.stringify(two)}, after ${told(turn)}`,
    )
  }
  return false
}

const reveals = (trial: Trial, event: AnyEvent | undefined): boolean =>
  event !== undefined && trial.game.reveals.includes(event.type)

/** Events must not tell more than views do: whoever has only the view must know as much. */
function checkKept(trial: Trial, twin: Twin, turn: Turn, events: readonly AnyEvent[]): void {
  const { state } = turn.before
  if (forgetful(trial, turn.events, state) || forgetful(trial, events, state)) return
  if (trial.game.awaiting(turn.after) === 0) return
  if (textOfView(trial, turn.after, twin.viewer) !== textOfView(trial, twin.world, twin.viewer)) return
  fail(
    'event-tells-more',
    `viewer ${twin.viewer}, after ${told(turn)}: one view, but ${JSON.stringify([turn.events, events])}`,
  )
}
