// Buccaneer as the kernel knows it: wiring, nothing else.
import { gameOf, type Game, type OptionSpec, type Refusal } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { CLAUSES } from './clauses.ts'
import { LEAST_SEATS, MOST_SEATS } from './data.ts'
import { readEdition } from './edition.ts'
import { advise } from './endgame.ts'
import { evaluate, weighing } from './evaluate.ts'
import { REVEALS, show, type Event } from './events.ts'
import { isFolly } from './follies.ts'
import { read, type Move } from './moves.ts'
import { recall } from './recall.ts'
import { REFUSE_TABLE } from './refusals.ts'
import { outcome } from './score.ts'
import { logArrival } from './ships.ts'
import { clone, COVERED, FIRST_SEATS, namesMissingSeat, newState, type Options, type State } from './state.ts'
import { determinize, viewOf, type View } from './view.ts'

export type { Event, Move, Options, State, View }

const OPTIONS: readonly OptionSpec[] = [
  { id: 'firstSeat', kind: 'choice', values: FIRST_SEATS, initial: 'drawn' },
  { id: 'covered', kind: 'choice', values: COVERED, initial: 'strict' },
  { id: 'edition', kind: 'edition', initial: null, read: readEdition },
]

/** Three to five captains, BUC-0.1; and one who begins must be among them, BUC-A1. */
function refuseTable(options: Options, seatCount: number): Refusal | null {
  if (!Number.isInteger(seatCount) || seatCount < LEAST_SEATS || seatCount > MOST_SEATS) return REFUSE_TABLE.noSuchSeats
  return namesMissingSeat(options, seatCount) ? REFUSE_TABLE.noSuchFirstSeat : null
}

export const buccaneer: Game<State, Move, Event, View, Options> = gameOf({
  id: 'buccaneer',
  version: 1,
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  clauses: CLAUSES,
  refuseTable,
  agenda,
  layOut(options, seatCount, chance, log) {
    const state = newState(options, seatCount, chance)
    if (log !== null) logArrival(state, 'BUC-1.2', log)
    return state
  },
  outcome,
  read,
  clone,
  view: viewOf,
  sight: 'shared',
  show,
  reveals: REVEALS,
  determinize: (view, chance) => determinize(agenda, view, chance),
  recall,
  evaluate,
  weighing,
  isFolly,
  advise,
  thinking: { leaf: 'now', exploration: 0.12, playouts: { sailor: 60, mate: 600, captain: 12_000 } },
  audit,
})
