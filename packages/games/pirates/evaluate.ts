// What a position is worth to the captains: guesses at the chance to win, 0 … 1, for bots. What each part counts is in weights.ts; the
// other figures were found by play. No rule is made here.
import {
  bit,
  has,
  hopesBy,
  NO_SEATS,
  oncePer,
  sharesOfVictory,
  type Seat,
  type SeatSet,
  type Sight,
  type Weighing,
} from '@flibuste/kernel'
import { PORT, WATERS } from './chart.ts'
import { HOLD, type Edition } from './data.ts'
import { countOf, fixedOf, slotsOf } from './figures.ts'
import type { Slot } from './moves.ts'
import { oddsOf, type Force, type Odds } from './odds.ts'
import { outcome, targetOf } from './score.ts'
import { WEIGHTS } from './weights.ts'
import { chartIn, editionOf, isOver, lairParty, shipParty, type Party, type State } from './state.ts'

/** What a turn of waiting leaves of a hope. */
const PATIENCE = 0.7
/** Treasure aboard loses so much of its worth with each turn on the way home; and the chance that somebody who can attack does. */
const VOYAGE = 0.95
const GREED = 0.7
/** In treasures: a figure lost. */
const FIGURE = 0.04
/** Of a hope that may sail away. */
const PREY = 0.35
/** Treasures that make a lead count: at the start, and at the end. */
const SPREAD_EARLY = 4
const SPREAD_LATE = 1.6

/** By turns: no two waters are farther apart than there are waters. */
const powers = (base: number): readonly number[] => Array.from({ length: WATERS + 2 }, (_, turns) => base ** turns)
const PATIENCE_LEFT = powers(PATIENCE)
const VOYAGE_LEFT = powers(VOYAGE)

/** A ship's captain as he sees himself. */
interface Captain {
  readonly seat: Seat
  readonly space: number
  readonly force: Force
  readonly reach: number
  readonly aboard: number
  readonly ready: boolean
}

/** All that the captains' hopes and fears are about, worked out once for all of them. */
interface Scene {
  readonly state: State
  readonly captains: readonly Captain[]
  /** By lair; of those that lie face down, what their tile prints. */
  readonly garrisons: readonly Force[]
  /** Nobody fears them: their move is the one that is judged. */
  readonly moved: SeatSet
}

function forceOn(slots: readonly Slot[], fixed: number): Force {
  let [pirates, cannons] = [0, 0]
  for (let at = 0; at < slots.length; at++) {
    if (slots[at] === 'pirate') pirates++
    else if (slots[at] === 'cannon') cannons++
  }
  return { pirates, cannons, fixed }
}

const forceOf = (state: State, party: Party): Force => forceOn(slotsOf(state, party), fixedOf(state, party))

const PRINTED = new WeakMap<Edition, readonly Force[]>()

/** By tile. */
const printedForces = (edition: Edition): readonly Force[] =>
  edition.lairs.map(({ pirates, cannons, fixed }) => ({ pirates: pirates.length, cannons: cannons.length, fixed }))

function garrisonsIn(state: State): Force[] {
  const printed = oncePer(PRINTED, editionOf(state), printedForces)
  return state.lairs.map(({ face, tile }, at) => (face === 'up' ? forceOf(state, lairParty(at)) : printed[tile]!))
}

const isArmed = ({ pirates, cannons, fixed }: Force): boolean => pirates > 0 && cannons + fixed > 0

/** A loading that is not shown yet counts as if it were: a captain knows his own. */
function loadedForce(state: State, seat: Seat): Force {
  const open = state.agenda[state.agenda.length - 1]
  const answer = open?.kind === 'load' ? open.answers[seat] : null
  if (answer?.kind !== 'load') return forceOf(state, shipParty(seat))
  const pirates = countOf(answer.figures, 'pirate')
  return { pirates, cannons: answer.figures.length - pirates, fixed: 0 }
}

function captainOf(state: State, seat: Seat): Captain {
  const { space, aboard } = state.ships[seat]!
  const force = loadedForce(state, seat)
  return { seat, space, force, reach: Math.max(1, force.pirates), aboard, ready: isArmed(force) }
}

const turnsFor = (steps: number, reach: number): number => Math.ceil(steps / reach)

/** What one attack brings on average: treasure won, less treasure and figures lost. */
const gainOf = ({ win, loss, ownLosses }: Odds, treasure: number, { aboard }: Captain): number =>
  win * Math.min(treasure, HOLD - aboard) - loss * aboard - ownLosses * FIGURE

/** Of a lair that was not turned, whichever of the unseen tiles it is. */
function unseenGain({ state, garrisons }: Scene, captain: Captain): number {
  const { lairs } = editionOf(state)
  let [sum, count] = [0, 0]
  for (let at = 0; at < state.lairs.length; at++) {
    const { face, tile } = state.lairs[at]!
    if (face !== 'down') continue
    sum += gainOf(oddsOf(captain.force, garrisons[at]!), lairs[tile]!.coin, captain)
    count++
  }
  return count === 0 ? 0 : sum / count
}

/** The best of several hopes, and the others. */
class Hopes {
  best = 0
  private sum = 0

  add(gain: number, turns: number): void {
    if (gain <= 0) return
    const hope = gain * PATIENCE_LEFT[turns + 1]!
    if (hope > this.best) this.best = hope
    this.sum += hope
  }

  /** What is not the best counts the less the more there is of it. */
  get others(): number {
    const rest = this.sum - this.best
    return rest / (1 + rest)
  }
}

function addLairs(scene: Scene, captain: Captain, hopes: Hopes): void {
  const { state, garrisons } = scene
  const approach = chartIn(state).approach[captain.space]!
  const unseen = unseenGain(scene, captain)
  for (let at = 0; at < state.lairs.length; at++) {
    const { face, treasure } = state.lairs[at]!
    if (face === 'gone') continue
    const turns = turnsFor(approach[at]!, captain.reach)
    if (face === 'down') hopes.add(unseen, turns)
    else hopes.add(gainOf(oddsOf(captain.force, garrisons[at]!), treasure, captain), turns)
  }
}

function addPrey({ state, captains }: Scene, captain: Captain, hopes: Hopes): void {
  const steps = chartIn(state).steps[captain.space]!
  for (const other of captains) {
    if (other.seat === captain.seat || other.space === PORT || other.aboard === 0) continue
    hopes.add(
      PREY * gainOf(oddsOf(captain.force, other.force), other.aboard, captain),
      turnsFor(steps[other.space]!, captain.reach),
    )
  }
}

/** The chance that nobody robs the ship before its next turn. */
function safetyOf({ state, captains, moved }: Scene, captain: Captain): number {
  if (captain.space === PORT) return 1
  const steps = chartIn(state).steps[captain.space]!
  let safety = 1
  for (const other of captains) {
    if (!other.ready || other.seat === captain.seat || has(moved, other.seat)) continue
    if (steps[other.space]! <= other.reach) safety *= 1 - GREED * oddsOf(other.force, captain.force).win
  }
  return safety
}

/** Treasure aboard is worth what is likely to come home. */
function cargoOf(scene: Scene, captain: Captain): number {
  if (captain.aboard === 0) return 0
  const { state } = scene
  const home = 1 + turnsFor(chartIn(state).steps[captain.space]![PORT]!, captain.reach)
  return captain.aboard * VOYAGE_LEFT[home]! * safetyOf(scene, captain)
}

/** In treasures, in the order of the weights: banked, aboard, hoped, under attack; figures, whether he can fight, and whether he is to move. */
type Row = [number, number, number, number, number, number, number, number, number]
const FIGHT = 4

function rowOf(scene: Scene, captain: Captain): Row {
  const { force, ready, seat } = captain
  const { ships, active } = scene.state
  const hopes = new Hopes()
  if (ready) {
    addLairs(scene, captain, hopes)
    addPrey(scene, captain, hopes)
  }
  const { best, others } = hopes
  const isToMove = seat === active ? 1 : 0
  const { pirates, cannons } = force
  return [ships[seat]!.banked, cargoOf(scene, captain), best, others, 0, pirates, cannons, ready ? 1 : 0, isToMove]
}

/** An attack that was declared: what it brings both sides on average. */
function addFight(state: State, target: Party, captains: readonly Captain[], rows: readonly Row[]): void {
  const attacker = captains[state.active]!
  const odds = oddsOf(attacker.force, forceOf(state, target))
  const there = target.kind === 'ship' ? state.ships[target.seat]!.aboard : state.lairs[target.lair]!.treasure
  rows[attacker.seat]![FIGHT] += gainOf(odds, there, attacker)
  if (target.kind === 'lair') return
  const won = Math.min(attacker.aboard, HOLD - there)
  rows[target.seat]![FIGHT] +=
    odds.loss * won - odds.win * Math.min(there, HOLD - attacker.aboard) - odds.theirLosses * FIGURE
}

function seeAfter(state: State, moved: SeatSet): Sight {
  const captains = state.ships.map((_, seat) => captainOf(state, seat))
  const scene: Scene = { state, captains, garrisons: garrisonsIn(state), moved }
  const rows = captains.map((captain) => rowOf(scene, captain))
  const open = state.agenda[state.agenda.length - 1]
  if (open?.kind === 'fire') addFight(state, open.target, captains, rows)
  const lead = state.ships.reduce((most, { banked }) => Math.max(most, banked), 0) / targetOf(state)
  return { rows, gone: Math.min(1, lead), spread: SPREAD_EARLY + (SPREAD_LATE - SPREAD_EARLY) * lead }
}

export const weighing: Weighing<State> = { weights: WEIGHTS, see: (state) => seeAfter(state, bit(state.active)) }

const hopes = hopesBy(weighing, WEIGHTS)
/** Between two turns whoever comes next is feared like all others. */
const hopesBetweenTurns = hopesBy({ see: (state: State) => seeAfter(state, NO_SEATS) }, WEIGHTS)

const won = (state: State): number[] => sharesOfVictory(outcome(state)!)

export const evaluate = (state: State): number[] => (isOver(state) ? won(state) : hopes(state))

export const evaluateBetweenTurns = (state: State): number[] => (isOver(state) ? won(state) : hopesBetweenTurns(state))
