// Checks that a viewer forgets nothing that was once certain. Many worlds go through the same moves, and those are kept in which the viewer
// sees and hears what truly happened. What all of them agree on, the viewer knows; so new worlds drawn from the view must agree on it too.
import {
  has,
  isSingle,
  seatsOf,
  Sfc32,
  nth,
  type AnyEvent,
  type AnyMove,
  type Asked,
  type Chance,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { fail } from './breach.ts'
import { SealedChance } from './sealed.ts'
import { equal, freeze } from './sharing.ts'
import { forgetful, mix, shownTo, worldOf, type Position, type Trial } from './trial.ts'

const CLOUD = 300
/** Fewer worlds could agree by luck. Something that holds in 60 % of all worlds holds in all of these once in a billion times. */
const ENOUGH = 40
/** How many answers are tried in each world before it is given up. */
const TRIED = 12
const FRESH = 40
const DISAGREE = 16
const HORIZON = 9
const PROBES = 3

interface Cloud {
  readonly trial: Trial
  readonly viewer: Viewer
  readonly pick: Chance
  state: unknown
  worlds: unknown[]
}

/** What was truly done, and what the viewer saw of it. */
interface Lived {
  readonly seat: Seat
  readonly move: AnyMove
  readonly view: Asked
  readonly heard: readonly AnyEvent[]
}

export function checkRecall(at: Position): void {
  const { trial } = at
  const pick = new Sfc32(mix(at.seed, 43))
  const viewer = nth(trial.viewers, pick.below(trial.viewers.length))
  const seen = at.seen(viewer)
  if (at.view(viewer).answered !== 0 || !hides(at, seen)) return
  const worlds = Array.from({ length: CLOUD }, (_, n) => worldOf(trial, seen, mix(at.seed, 1000 + n)))
  const cloud: Cloud = { trial, viewer, pick, state: trial.game.clone(at.state), worlds }
  for (let moves = 0; moves < HORIZON; moves++) {
    const lived = live(cloud)
    if (lived === null) return
    cloud.worlds = cloud.worlds.flatMap((world) => relive(cloud, world, lived))
    if (cloud.worlds.length < ENOUGH) return
    compare(cloud, lived)
  }
}

/** Nothing can be forgotten where nothing is uncertain. */
function hides(at: Position, seen: string): boolean {
  const probes = Array.from({ length: PROBES }, (_, n) =>
    JSON.stringify(worldOf(at.trial, seen, mix(at.seed, 900 + n))),
  )
  return new Set(probes).size > 1
}

const chanceFor = (cloud: Cloud, state: unknown): Chance =>
  isSingle(cloud.trial.game.awaiting(state)) ? cloud.pick : new SealedChance()

/** Makes one random move in the truth. Null if the game ends or if views lose public history. */
function live(cloud: Cloud): Lived | null {
  const { trial, viewer, pick, state } = cloud
  const before = trial.game.clone(state)
  const seats = seatsOf(trial.game.awaiting(state))
  if (seats.length === 0) return null
  const seat = nth(seats, pick.below(seats.length))
  const moves = trial.game.legal(state, seat)
  const move = freeze(nth(moves, pick.below(moves.length)))
  const events: AnyEvent[] = []
  trial.game.apply(state, seat, move, chanceFor(cloud, state), events)
  if (forgetful(trial, events, before)) return null
  return { seat, move, view: trial.game.view(state, viewer), heard: shownTo(trial, events, viewer) }
}

/** The world after some answer, with some luck, that looks and sounds the same to the viewer; empty if none was found. */
function relive(cloud: Cloud, world: unknown, lived: Lived): unknown[] {
  const { trial, viewer, pick } = cloud
  if (!has(trial.game.awaiting(world), lived.seat)) return []
  const moves = lived.seat === viewer ? [lived.move] : trial.game.legal(world, lived.seat).slice()
  pick.shuffle(moves)
  for (const move of moves.slice(0, TRIED)) {
    const after = trial.game.clone(world)
    const events: AnyEvent[] = []
    trial.game.apply(after, lived.seat, freeze(move), chanceFor(cloud, world), events)
    if (equal(shownTo(trial, events, viewer), lived.heard) && equal(trial.game.view(after, viewer), lived.view))
      return [after]
  }
  return []
}

function compare(cloud: Cloud, lived: Lived): void {
  const { trial, viewer, pick } = cloud
  trial.report.recalls++
  const seen = JSON.stringify(lived.view)
  const fresh = Array.from({ length: FRESH }, () => worldOf(trial, seen, pick.below(1 << 20)))
  for (const { path, least } of certaintiesOf(cloud.worlds)) {
    const fewer = fresh.filter((world) => numberAt(path.reduce(inside, world)) < least).length
    if (fewer >= DISAGREE)
      fail(
        'recall',
        `viewer ${viewer} knows that ${path.join('.')} is at least ${least}; it is less in ${fewer} of ${FRESH} fresh worlds`,
      )
  }
}

/** A number in a list (how many cards of a kind, what lies in a place) than which no world has less. */
interface Certainty {
  readonly path: readonly string[]
  readonly least: number
}

const inside = (place: unknown, key: string): unknown =>
  typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined

const numberAt = (value: unknown): number => (typeof value === 'number' ? value : -Infinity)

const isIndex = (key: string | undefined): boolean => key !== undefined && /^\d+$/.test(key)

/** Goes through all worlds side by side, at the same place in each. */
function certaintiesOf(worlds: readonly unknown[]): Certainty[] {
  const found: Certainty[] = []
  const walk = (places: readonly unknown[], path: readonly string[]): void => {
    const first = places[0]
    if (typeof first === 'number' && isIndex(path.at(-1))) {
      const least = places.reduce((low: number, value) => Math.min(low, numberAt(value)), first)
      if (least > 0) found.push({ path, least })
    } else if (typeof first === 'object' && first !== null) {
      for (const key of Object.keys(first))
        walk(
          places.map((place) => inside(place, key)),
          [...path, key],
        )
    }
  }
  walk(worlds, [])
  return found
}
