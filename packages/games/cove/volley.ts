// Volleys: dice, hits, and what volley cards make of them. Ships without a captain fire in legends/ and decisions/command.ts.
import { kept, seatsOf, type Chance, type Seat } from '@flibuste/kernel'
import { isHere, isLegendHere, isNavyHere, legendOf, settle } from './battle.ts'
import { isSmoked } from './cards/boarding.ts'
import { volleyRules } from './cards/volley.ts'
import type { VolleyCard } from './cards/volley-card.ts'
import { HULL, ROWS, type Row } from './cards.ts'
import { HIT_FROM, SMOKE_HIT_FROM } from './data.ts'
import type { Clause } from './clauses.ts'
import type { Event } from './events.ts'
import { hitHull, hitSection } from './hits.ts'
import { isSeat, LEGEND, NAVY, type Fire, type Party } from './moves.ts'
import { diceOf } from './ships.ts'
import { ALL_SECTIONS, type Shot, type State } from './state.ts'
import { discard } from './tavern.ts'

/** Five or six, COV-8.7; under Smoke six alone, COV-15.5. */
export const neededAgainst = (state: State, party: Party): number =>
  isSeat(party) && isSmoked(state, party) ? SMOKE_HIT_FROM : HIT_FROM

/** A volley that is about to be fired. */
export interface Aim {
  readonly by: Party
  readonly at: Party
  /** -1: all of them. */
  readonly section: Row
  readonly needed: number
  readonly dice: number
  readonly clause: Clause
}

/** Throws the dice and keeps them in sight. */
export function shoot(state: State, aim: Aim, chance: Chance, log: Event[] | null): Shot {
  const { by, at, section, needed, clause } = aim
  const dice: number[] = []
  let hits = 0
  for (let left = aim.dice; left > 0; left--) {
    const face = chance.die()
    dice.push(face)
    if (face >= needed) hits++
  }
  const shot: Shot = kept({ by, at, section, dice: kept(dice), needed, hits })
  state.battle.shot = shot
  const legend = legendOf(state, state.battle.ship)
  log?.push({ type: 'fired', clause, legend, by, at, section, dice: dice.slice(), needed, hits })
  return shot
}

/** Each section takes each hit, and its guard for itself: COV-16.7, COV-19.6, COV-A50. */
function hitAllSections(state: State, seat: Seat, hits: number, log: Event[] | null): void {
  for (let row = 0; row < ROWS; row++) hitSection(state, seat, row, hits, log)
}

/** One section, or all. */
export function strike(state: State, { at, section, hits }: Shot, log: Event[] | null): void {
  if (!isSeat(at)) hitHull(state, at, hits, log)
  else if (section === ALL_SECTIONS) hitAllSections(state, at, hits, log)
  else hitSection(state, at, section, hits, log)
}

/** Every hull present: COV-16.5. */
function blast(state: State, hits: number, log: Event[] | null): void {
  for (const seat of seatsOf(state.battle.seats)) hitSection(state, seat, HULL, hits, log)
  if (isLegendHere(state)) hitHull(state, LEGEND, hits, log)
  if (isNavyHere(state)) hitHull(state, NAVY, hits, log)
}

const NO_CARDS: readonly VolleyCard[] = []

/** Cards first, then the target, then the dice: COV-8.4. All damage is dealt before anything comes of it: COV-A11. */
export function fireVolley(
  state: State,
  seat: Seat,
  { at, section: row }: Fire,
  chance: Chance,
  log: Event[] | null,
): void {
  const cards = state.battle.volley.length === 0 ? NO_CARDS : state.battle.volley.map(volleyRules)
  let needed = neededAgainst(state, at)
  let section = row
  for (const { hitFrom, spreads } of cards) {
    needed = hitFrom ?? needed // COV-16.4
    if (spreads && isSeat(at)) section = ALL_SECTIONS
  }
  const aim: Aim = { by: seat, at, section, needed, dice: diceOf(state, seat), clause: 'COV-8.7' }
  const shot = shoot(state, aim, chance, log)
  strike(state, shot, log)
  for (const card of cards) if (card.blast > 0) blast(state, card.blast * shot.hits, log)
  settle(state, log)
  if (cards.length > 0) putDown(state, seat, cards, log)
}

/** Cards are discarded, COV-8.8; what they do to the shooter comes last: COV-A14. */
function putDown(state: State, seat: Seat, cards: readonly VolleyCard[], log: Event[] | null): void {
  state.battle.volley = []
  for (const card of cards) discard(state, card.card)
  for (const card of cards) card.recoil(state, seat, log)
  if (isHere(state, seat)) settle(state, log)
}
