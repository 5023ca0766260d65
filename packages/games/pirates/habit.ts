// What a captain does who does not think long: sails for the best treasure he can hope to win, home with what he has, attacks where it pays,
// and fills empty slots evenly. For playouts of bots; no rule is made here.
import type { Chance, Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { courseOf, PORT, type Space } from './chart.ts'
import { HOLD, SLOTS } from './data.ts'
import { reachOf } from './decisions/sail.ts'
import { countOf, fixedOf, printedOn, slotsOf } from './figures.ts'
import { DONE, LAIR_ATTACKS, PASS, PUTS, SAILS, SHIP_ATTACKS, UNLOAD, type Move, type Slot } from './moves.ts'
import { oddsOf, type Force } from './odds.ts'
import {
  chartIn,
  holdOf,
  lairParty,
  roundOf,
  shipParty,
  tileOf,
  type Item,
  type Party,
  type Ship,
  type State,
} from './state.ts'

type Habit = (state: State, seat: Seat, own: Chance) => Move

/** What a turn more on the way leaves of a hope. */
const PATIENCE = 0.72
/** A ship may sail away. */
const PREY = 0.5
/** In treasures: what an attack must promise. */
const WORTH_IT = 0.25
/** With so many aboard he goes home. */
const ENOUGH = 3

const forceOn = (slots: readonly Slot[], fixed: number): Force => ({
  pirates: countOf(slots, 'pirate'),
  cannons: countOf(slots, 'cannon'),
  fixed,
})

const forceOf = (state: State, party: Party): Force => forceOn(slotsOf(state, party), fixedOf(state, party))

/** What he would find there. A lair face down is believed to be what this world has. */
function lairForce(state: State, lair: number): Force {
  if (state.lairs[lair]?.face === 'up') return forceOf(state, lairParty(lair))
  const tile = tileOf(state, lair)
  return forceOn(printedOn(tile), tile.fixed)
}

const treasureOf = (state: State, lair: number): number => {
  const found = state.lairs[lair]
  return found?.face === 'up' ? found.treasure : tileOf(state, lair).coin
}

/** Treasure won less treasure lost, of one attack. */
function gain(mine: Force, theirs: Force, treasure: number, aboard: number): number {
  const { win, loss } = oddsOf(mine, theirs)
  return win * Math.min(treasure, HOLD - aboard) - loss * (aboard + 1)
}

interface Target {
  readonly move: Move | undefined
  readonly worth: number
  readonly steps: number
  /** Where one must lie to attack it. */
  readonly waters: readonly Space[]
}

const isArmed = ({ pirates, cannons }: Force): boolean => pirates > 0 && cannons > 0

function lairTarget(state: State, seat: Seat, mine: Force, lair: number): Target {
  const { space, aboard } = shipOf(state, seat)
  const { approach, shores } = chartIn(state)
  const worth = gain(mine, lairForce(state, lair), treasureOf(state, lair), aboard)
  return { move: LAIR_ATTACKS[lair], worth, steps: approach[space]?.[lair] ?? 0, waters: shores[lair] ?? [] }
}

function shipTarget(state: State, seat: Seat, mine: Force, other: Seat): Target {
  const { space, aboard } = shipOf(state, seat)
  const prey = shipOf(state, other)
  const worth = PREY * gain(mine, forceOf(state, shipParty(other)), prey.aboard, aboard)
  const steps = chartIn(state).steps[space]?.[prey.space] ?? 0
  return { move: SHIP_ATTACKS[other], worth, steps, waters: [prey.space] }
}

/** Lairs that are left, and ships at sea with treasure aboard. */
function targetsOf(state: State, seat: Seat, mine: Force): Target[] {
  const targets: Target[] = []
  for (const [lair, { face }] of state.lairs.entries())
    if (face !== 'gone') targets.push(lairTarget(state, seat, mine, lair))
  for (const [other, { space, aboard }] of state.ships.entries())
    if (other !== seat && space !== PORT && aboard > 0) targets.push(shipTarget(state, seat, mine, other))
  return targets
}

function shipOf(state: State, seat: Seat): Ship {
  const ship = state.ships[seat]
  if (ship === undefined) throw new RangeError(`no ship of seat ${seat}`)
  return ship
}

/** The hope that is worth most after the way there; null: none is worth the way. */
function bestTarget(state: State, seat: Seat, within: number): Target | null {
  const mine = forceOf(state, shipParty(seat))
  if (!isArmed(mine)) return null
  const reach = Math.max(1, mine.pirates)
  let best: Target | null = null
  let most = 0
  for (const target of targetsOf(state, seat, mine)) {
    if (target.worth < WORTH_IT || target.steps > within) continue
    const hope = target.worth * PATIENCE ** Math.ceil(target.steps / reach)
    if (hope > most) [best, most] = [target, hope]
  }
  return best
}

/** As far on the way as the ship gets. */
function sailTowards(state: State, seat: Seat, to: Space): Move {
  const ship = shipOf(state, seat)
  const course = courseOf(chartIn(state), ship.space, to)
  const reached = course[Math.min(course.length - 1, reachOf(ship))] ?? to
  return reached === ship.space ? PASS : (SAILS[reached] ?? PASS)
}

function nearest(state: State, seat: Seat, waters: readonly Space[]): Space {
  const steps = chartIn(state).steps[shipOf(state, seat).space] ?? []
  return waters.reduce((best, space) => ((steps[space] ?? 0) < (steps[best] ?? 0) ? space : best), waters[0] ?? PORT)
}

const chooseFirst: Habit = (state, seat) => {
  const { aboard, space } = shipOf(state, seat)
  const here = space === PORT ? null : bestTarget(state, seat, 0)
  if (here?.move !== undefined && (aboard < HOLD - 1 || here.worth > aboard)) return here.move
  if (aboard >= ENOUGH) return sailTowards(state, seat, PORT)
  const target = bestTarget(state, seat, Infinity)
  if (target === null) return space === PORT ? PASS : sailTowards(state, seat, PORT)
  return sailTowards(state, seat, nearest(state, seat, target.waters))
}

/** The next empty slot, with the kind there is less of. */
const mend: Habit = (state, seat) => {
  const { slots, aboard } = shipOf(state, seat)
  const figure = countOf(slots, 'pirate') <= countOf(slots, 'cannon') ? 'pirate' : 'cannon'
  for (let at = 0; at < SLOTS; at++) {
    const move = PUTS[figure][at]
    if (slots[at] !== null || (at === holdOf(state) && aboard > 0) || move === undefined) continue
    if (agenda.check(state, seat, move) === null) return move
  }
  return agenda.check(state, seat, DONE) === null ? DONE : PASS
}

const chooseSecond: Habit = (state, seat, own) => {
  const { space } = shipOf(state, seat)
  const target = space === PORT ? null : bestTarget(state, seat, 0)
  return target?.move ?? mend(state, seat, own)
}

const HABITS: { readonly [K in Item['kind']]?: Habit } = {
  unload: () => UNLOAD,
  first: chooseFirst,
  second: chooseSecond,
  repair: mend,
}

/** For a seat that is awaited. */
export function habit(state: State, seat: Seat, own: Chance): Move {
  const item = state.agenda[state.agenda.length - 1]
  const chosen = item === undefined ? undefined : HABITS[item.kind]?.(state, seat, own)
  return chosen ?? agenda.pick(state, seat, own)
}

export const stage = (state: State): number => roundOf(state)
