// Störtebeker as the kernel knows it: wiring, nothing else.
import { gameOf, type Game, type OptionSpec, type Refusal } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { CLAUSES } from './clauses.ts'
import { LEAST_SEATS, MOST_SEATS } from './data.ts'
import { readEdition } from './edition.ts'
import { isFolly } from './follies.ts'
import { habit, stage } from './habit.ts'
import { evaluate, weighing } from './evaluate.ts'
import { REVEALS, show, type Event } from './events.ts'
import { DECLINE, read, type Move } from './moves.ts'
import { openly } from './openly.ts'
import { REFUSE_TABLE } from './refusals.ts'
import { outcome } from './score.ts'
import { namesMissingSeat, newState } from './setup.ts'
import { clone, FIRST_SEATS, type Options, type State } from './state.ts'
import { viewOf, type View } from './view.ts'
import { determinize, worlds } from './worlds.ts'

export type { Event, Move, Options, State, View }

const OPTIONS: readonly OptionSpec[] = [
  { id: 'bonus', kind: 'switch', initial: false },
  { id: 'foresight', kind: 'switch', initial: false },
  { id: 'stopAfterFailure', kind: 'switch', initial: false },
  { id: 'stopAfterCounter', kind: 'switch', initial: false },
  { id: 'threeShips', kind: 'switch', initial: false },
  { id: 'tiesFromBoarder', kind: 'switch', initial: false },
  { id: 'firstSeat', kind: 'choice', values: FIRST_SEATS, initial: 'seat1' },
  { id: 'edition', kind: 'edition', initial: null, read: readEdition },
]

/** Two to four captains, STO-0.1, one of whom begins, STO-1.7; a smaller sea for two only, STO-10.5. */
function refuseTable(options: Options, seatCount: number): Refusal | null {
  if (!Number.isInteger(seatCount) || seatCount < LEAST_SEATS || seatCount > MOST_SEATS) return REFUSE_TABLE.noSuchSeats
  if (namesMissingSeat(options, seatCount)) return REFUSE_TABLE.noSuchFirstSeat
  return options.threeShips && seatCount > LEAST_SEATS ? REFUSE_TABLE.threeShipsForTwo : null
}

export const stortebeker: Game<State, Move, Event, View, Options> = gameOf({
  id: 'stortebeker',
  version: 4,
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  clauses: CLAUSES,
  refuseTable,
  agenda,
  layOut: newState,
  outcome,
  round: ({ round }) => round,
  read,
  clone,
  view: viewOf,
  silence: ({ step }) => (step === 'counter' ? DECLINE : null),
  openly,
  show,
  reveals: REVEALS,
  determinize,
  worlds,
  evaluate,
  weighing,
  habit,
  isFolly,
  stage,
  thinking: { leaf: 'turn', exploration: 0.04, playouts: { sailor: 14, mate: 70, captain: 8000 } },
  audit,
})
