// Checks that a world drawn from a viewer's view is one that this viewer cannot tell from the truth.
import {
  bySeat,
  has,
  isSingle,
  lowest,
  seatsOf,
  Sfc32,
  SPECTATOR,
  nth,
  type AnyMove,
  type Asked,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { fail } from './breach.ts'
import { inspect } from './plain.ts'
import { alike, equal } from './sharing.ts'
import { mix, viewersAt, worldOf, type Position } from './trial.ts'

export function checkWorlds(at: Position): void {
  checkPool(at)
  for (const viewer of viewersAt(at)) {
    const world = worldOf(at.trial, at.seen(viewer), mix(at.seed, viewer + 2))
    at.trial.report.worlds++
    if (!equal(world, at.state)) at.trial.report.hidden++
    checkWorld(at, viewer, world)
    if (viewer === SPECTATOR) checkOpenly(at, world)
    else checkSeat(at, viewer, world)
  }
}

const POOL = 3

/** Checks worlds that were dealt together in the same way. The viewers take turns. */
function checkPool(at: Position): void {
  const { game, viewers } = at.trial
  if (game.worlds === undefined) return
  const viewer = nth(viewers, (at.seed >>> 0) % viewers.length)
  const view: Asked = JSON.parse(at.seen(viewer))
  const worlds = game.worlds(view, POOL, new Sfc32(mix(at.seed, 59)))
  if (worlds.length !== POOL) fail('world', `${worlds.length} worlds instead of ${POOL}`)
  for (const world of worlds) checkWorld(at, viewer, world)
}

function checkWorld(at: Position, viewer: Viewer, world: unknown): void {
  const { trial } = at
  inspect(world, trial.shapes.state)
  alike(trial.game.view(world, viewer), at.view(viewer), 'world', `viewer ${viewer} sees another view in his world`)
  const wrong = trial.game.audit(world)
  if (wrong !== null) fail('world-audit', `a world of viewer ${viewer}: ${wrong}`)
  alike(
    trial.game.view(world, SPECTATOR),
    at.view(SPECTATOR),
    'spectator',
    `a spectator knows more than viewer ${viewer}`,
  )
  const outcome = trial.game.outcome(at.state)
  alike(trial.game.outcome(world), outcome, 'outcome-secret', `viewer ${viewer} cannot see why it ended so`)
  checkForced(at, viewer, world)
  checkWorths(at, world)
}

/** Checks that worlds can be evaluated: bots evaluate worlds, never the truth. */
function checkWorths({ trial: { game, seats } }: Position, world: unknown): void {
  const worths = game.evaluate(world)
  if (worths.length !== seats.length) fail('evaluate', `${worths.length} worths for ${seats.length} seats`)
  for (const [seat, worth] of worths.entries())
    if (!(worth >= 0 && worth <= 1)) fail('evaluate', `seat ${seat}: ${worth} is not between 0 and 1`)
}

/** At pace `skip` the table answers for a seat without a choice at once, so everybody learns that it had none. */
function checkForced({ trial, view: viewOf, legal }: Position, viewer: Viewer, world: unknown): void {
  const view = viewOf(viewer)
  if (view.pace !== 'skip') return
  for (const seat of seatsOf(view.asked & ~view.answered)) {
    const truly = bySeat(legal, seat).length === 1
    const maybe = trial.game.legal(world, seat).length === 1
    if (truly !== maybe) fail('forced-secret', `viewer ${viewer} cannot know whether seat ${seat} has a choice`)
  }
}

/** What is answered before everybody, and why it is refused, is the same for every hand: so the screen tells of none. */
function checkOpenly({ trial: { game, pool }, state, legal, awaited, view: viewOf }: Position, world: unknown): void {
  const view = viewOf(SPECTATOR)
  if (!isSingle(view.asked) || awaited === 0) return
  const seat = lowest(awaited)
  const isOpen = (move: AnyMove): boolean => game.openly?.(view, move) === true
  alike(game.legal(world, seat).filter(isOpen), bySeat(legal, seat).filter(isOpen), 'openly', `seat ${seat}`)
  for (const move of pool.filter(isOpen))
    if (game.check(world, seat, move) !== game.check(state, seat, move))
      fail('openly', `seat ${seat} is refused ${JSON.stringify(move)} by what nobody sees`)
}

function checkSeat(at: Position, seat: Seat, world: unknown): void {
  const { game, pool } = at.trial
  alike(game.legal(world, seat), at.legal[seat], 'legal-secret', `seat ${seat} in its world`)
  if (!has(at.awaited, seat)) return
  for (const move of pool) {
    const [found, truly] = [game.check(world, seat, move), game.check(at.state, seat, move)]
    if (found !== truly)
      fail(
        'refusal-secret',
        `seat ${seat}, ${JSON.stringify(move)}: ${JSON.stringify(found)} or ${JSON.stringify(truly)}`,
      )
  }
}
