// Pirates! as the kernel knows it: wiring, nothing else.
import { gameOf, type Game, type OptionSpec, type Refusal } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { CLAUSES } from './clauses.ts'
import { LEAST_SEATS, MOST_ROUNDS, MOST_SEATS, NOT_TREASURE_SLOTS, SLOTS, TREASURE_SLOT } from './data.ts'
import { readEdition } from './edition.ts'
import { evaluate, weighing } from './evaluate.ts'
import { REVEALS, show, type Event } from './events.ts'
import { isFolly } from './follies.ts'
import { habit, stage } from './habit.ts'
import { read, type Move } from './moves.ts'
import { turns } from './plans.ts'
import { REFUSE_TABLE } from './refusals.ts'
import { outcome } from './score.ts'
import {
  clone,
  FIRST_SEATS,
  logFirst,
  namesMissingSeat,
  newState,
  roundOf,
  SUPPLIES,
  type Options,
  type State,
} from './state.ts'
import { determinize, viewOf, type View } from './view.ts'

export { oddsOf, type Force, type Odds } from './odds.ts'
export type { Event, Move, Options, State, View }

/** Between a short evening and the bound of PIR-E4: twelve calm rounds for each step of progress. */
const LEAST_ROUNDS = 10
const LONGEST_ROUNDS = 500

const OPTIONS: readonly OptionSpec[] = [
  { id: 'firstSeat', kind: 'choice', values: FIRST_SEATS, initial: 'drawn' },
  { id: 'treasureSlot', kind: 'count', min: 2, max: SLOTS, initial: TREASURE_SLOT },
  { id: 'supply', kind: 'choice', values: SUPPLIES, initial: 'unlimited' },
  { id: 'rounds', kind: 'count', min: LEAST_ROUNDS, max: LONGEST_ROUNDS, initial: MOST_ROUNDS },
  { id: 'edition', kind: 'edition', initial: null, read: readEdition },
]

/** Two to six captains, PIR-0.1; one who begins must be among them, PIR-A1; and the booklet's example rules out two slots, PIR-A3. */
function refuseTable(options: Options, seatCount: number): Refusal | null {
  if (!Number.isInteger(seatCount) || seatCount < LEAST_SEATS || seatCount > MOST_SEATS) return REFUSE_TABLE.noSuchSeats
  if (namesMissingSeat(options, seatCount)) return REFUSE_TABLE.noSuchFirstSeat
  return NOT_TREASURE_SLOTS.includes(options.treasureSlot) ? REFUSE_TABLE.notTheTreasureSlot : null
}

export const pirates: Game<State, Move, Event, View, Options> = gameOf({
  id: 'pirates',
  version: 2,
  /** Version 2 changed repairs in a strict supply, and nothing else: PIR-A4. */
  continues: (version, { supply }) => version === 1 && supply === 'unlimited',
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  clauses: CLAUSES,
  refuseTable,
  agenda,
  layOut(options, seatCount, chance, log) {
    const state = newState(options, seatCount, chance)
    if (log !== null) logFirst(state, log)
    return state
  },
  outcome,
  round: roundOf,
  read,
  clone,
  view: viewOf,
  sight: 'sealed',
  show,
  reveals: REVEALS,
  determinize: (view, chance) => determinize(agenda, view, chance),
  evaluate,
  weighing,
  habit,
  isFolly,
  stage,
  turns,
  thinking: { leaf: 'now', exploration: 0.1, playouts: { mate: 500, captain: 6000 }, plans: 3000 },
  audit,
})
