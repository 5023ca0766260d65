// What a legend does in a battle: whom it fires at, and what becomes of its hits. Its dice need no captain: COV-18.5.
import { seatsOf, type Chance, type Seat } from '@flibuste/kernel'
import type { Clause } from '../clauses.ts'
import { CANNONS, CREW, HULL } from '../cards.ts'
import { SECTIONS, type Fighter, type Prey } from '../data.ts'
import type { Event } from '../events.ts'
import { LEGEND } from '../moves.ts'
import { rollForAim } from '../order.ts'
import { speedOf, valueOf } from '../ships.ts'
import type { Shot, State } from '../state.ts'
import { neededAgainst, shoot, strike } from '../volley.ts'

export interface LegendRules {
  readonly clause: Clause
  /** What its volley does, once the dice are thrown. */
  strike(state: State, shot: Shot, log: Event[] | null): void
  /** When all ships have acted. */
  endExchange(state: State, log: Event[] | null): void
}

/** A legend with nothing of its own but its figures. */
export const plainLegend = (clause: Clause): LegendRules => ({ clause, strike, endExchange: () => {} })

const MEASURES: { readonly [P in Prey]: (state: State, seat: Seat) => number } = {
  cannons: (state, seat) => valueOf(state, seat, CANNONS),
  crew: (state, seat) => valueOf(state, seat, CREW),
  hull: (state, seat) => valueOf(state, seat, HULL),
  speed: speedOf,
  commander: () => 0,
}

/** The captain it likes best by present values, ties by die; chosen anew for each volley: COV-A15. */
function preyOf(state: State, prey: Prey, chance: Chance, log: Event[] | null): Seat {
  const measure = MEASURES[prey]
  let best: Seat[] = []
  let most = -1
  for (const seat of seatsOf(state.battle.seats)) {
    const value = measure(state, seat)
    if (value > most) best = [seat]
    else if (value === most) best.push(seat)
    most = Math.max(most, value)
  }
  return rollForAim(best, chance, log)
}

/** COV-18.1, COV-18.9. */
export function fireLegend(
  state: State,
  { dice, aim, prey }: Fighter,
  rules: LegendRules,
  chance: Chance,
  log: Event[] | null,
): void {
  const at = preyOf(state, prey, chance, log)
  const section = SECTIONS.findIndex((name) => name === aim) // -1: all of them
  const needed = neededAgainst(state, at)
  const shot = shoot(state, { by: LEGEND, at, section, needed, dice, clause: rules.clause }, chance, log)
  rules.strike(state, shot, log)
}
