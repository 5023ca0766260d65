// Pirate's Cove as the kernel knows it: wiring, nothing else.
import { gameOf, type Game, type OptionSpec, type Refusal } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { audit } from './audit.ts'
import { CLAUSES } from './clauses.ts'
import { LEAST_SEATS, MOST_SEATS } from './data.ts'
import { readEdition } from './edition.ts'
import { evaluate, weighing } from './evaluate.ts'
import { REVEALS, show, type Event } from './events.ts'
import { habit, stage } from './habit.ts'
import { read, type Move } from './moves.ts'
import { REFUSE_TABLE } from './refusals.ts'
import { openly } from './openly.ts'
import { outcome } from './score.ts'
import { newState } from './setup.ts'
import { silence } from './silence.ts'
import { clone, type Options, type State } from './state.ts'
import { viewOf, type View } from './view.ts'
import { determinize } from './worlds.ts'

export type { Event, Move, Options, State, View }

/** COV-22.1; home-made cards, COV-22.2, are not among them. */
const OPTIONS: readonly OptionSpec[] = [
  { id: 'severalArtisans', kind: 'switch', initial: false },
  { id: 'halfYear', kind: 'switch', initial: false, since: 4 },
  { id: 'edition', kind: 'edition', initial: null, read: readEdition },
]

/** Three to five captains: COV-0.1. */
function refuseTable(_options: Options, seatCount: number): Refusal | null {
  if (!Number.isInteger(seatCount) || seatCount < LEAST_SEATS || seatCount > MOST_SEATS) return REFUSE_TABLE.noSuchSeats
  return null
}

export const cove: Game<State, Move, Event, View, Options> = gameOf({
  id: 'cove',
  version: 4,
  // Version 4 added half a year, and changed nothing else.
  continues: (version) => version === 3,
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: OPTIONS,
  clauses: CLAUSES,
  refuseTable,
  agenda,
  layOut: newState,
  outcome,
  read,
  clone,
  view: viewOf,
  silence,
  openly,
  show,
  reveals: REVEALS,
  determinize,
  evaluate,
  weighing,
  habit,
  stage,
  meets: (mine, other) => mine.kind === 'sail' && other.kind === 'sail' && mine.island === other.island,
  thinking: { leaf: 'stage', exploration: 0.1, playouts: { mate: 400, captain: 5000 } },
  audit,
})
