// What a captain does who does not think long: sails for the best treasure he can hope to win, home with what he has, attacks where it pays,
// and fills empty slots evenly. For playouts of bots; no rule is made here.
import { bySeat, type Chance, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { courseOf, PORT, type Space } from './chart.ts'
import { HOLD, SLOTS } from './data.ts'
import { reachOf } from './decisions/sail.ts'
import { countOf } from './figures.ts'
import { DONE, PASS, PUTS, SAILS, UNLOAD, type Move } from './moves.ts'
import { chartIn, holdOf, roundOf, shipParty, type Item, type State } from './state.ts'
import { believedGain, forceOf, hopeOf, isArmed, nearest, targetsOf, type Target } from './targets.ts'

type Habit = (state: State, seat: Seat, own: Chance) => Move

/** In treasures: what an attack must promise. */
const WORTH_IT = 0.25
/** With so many aboard he goes home. */
const ENOUGH = 3

/** The hope that is worth most after the way there; null: none is worth the way. */
function bestTarget(state: State, seat: Seat, within: number): Target | null {
  const mine = forceOf(state, shipParty(seat))
  if (!isArmed(mine)) return null
  let best: Target | null = null
  let most = 0
  for (const target of targetsOf(state, seat, mine, believedGain)) {
    if (target.worth < WORTH_IT || target.steps > within) continue
    const hope = hopeOf(target, mine)
    if (hope > most) [best, most] = [target, hope]
  }
  return best
}

/** As far on the way as the ship gets. */
export function sailTowards(state: State, seat: Seat, to: Space): Move {
  const ship = bySeat(state.ships, seat)
  const course = courseOf(chartIn(state), ship.space, to)
  const reached = course[Math.min(course.length - 1, reachOf(ship))] ?? to
  return reached === ship.space ? PASS : (SAILS[reached] ?? PASS)
}

const chooseFirst: Habit = (state, seat) => {
  const { aboard, space } = bySeat(state.ships, seat)
  const here = space === PORT ? null : bestTarget(state, seat, 0)
  if (here?.attack !== undefined && (aboard < HOLD - 1 || here.worth > aboard)) return here.attack
  if (aboard >= ENOUGH) return sailTowards(state, seat, PORT)
  const target = bestTarget(state, seat, Infinity)
  if (target === null) return space === PORT ? PASS : sailTowards(state, seat, PORT)
  return sailTowards(state, seat, nearest(state, seat, target.waters))
}

/** The next empty slot, with the kind there is less of. */
const mend: Habit = (state, seat) => {
  const { slots, aboard } = bySeat(state.ships, seat)
  const figure = countOf(slots, 'pirate') <= countOf(slots, 'cannon') ? 'pirate' : 'cannon'
  for (let at = 0; at < SLOTS; at++) {
    const move = PUTS[figure][at]
    if (slots[at] !== null || (at === holdOf(state) && aboard > 0) || move === undefined) continue
    if (agenda.check(state, seat, move) === null) return move
  }
  return agenda.check(state, seat, DONE) === null ? DONE : PASS
}

const chooseSecond: Habit = (state, seat, own) => {
  const { space } = bySeat(state.ships, seat)
  const target = space === PORT ? null : bestTarget(state, seat, 0)
  return target?.attack ?? mend(state, seat, own)
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
