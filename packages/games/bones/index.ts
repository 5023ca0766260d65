// Buccaneer Bones as the kernel knows it: wiring, nothing else.
import { Agenda, gameOf, type Game, type OptionSpec, type Refusal } from '@flibuste/kernel'
import { audit } from './audit.ts'
import { CLAUSES } from './clauses.ts'
import { PARTY_SEATS, SEATS } from './data.ts'
import { act, openAct } from './decisions/act.ts'
import { change } from './decisions/change.ts'
import { mate, openMate } from './decisions/mate.ts'
import { reroll } from './decisions/reroll.ts'
import { beginTurn, endTurn } from './decisions/turn.ts'
import { evaluate, weighing } from './evaluate.ts'
import { advise } from './exact/advice.ts'
import { show, type Event } from './events.ts'
import { isFolly } from './follies.ts'
import { read, type Move } from './moves.ts'
import { REFUSE_TABLE } from './refusals.ts'
import { outcome } from './score.ts'
import { clone, logThrows, newState, type Item, type Options, type State } from './state.ts'
import { determinize, viewOf, type View } from './view.ts'

export type { Event, Move, Options, State, View }

const agenda = new Agenda<State, Item, Move, Event>({
  beginTurn,
  reroll,
  change,
  openAct,
  act,
  openMate,
  mate,
  endTurn,
})

const OPTIONS: readonly OptionSpec[] = [
  { id: 'friendly', kind: 'switch', initial: false },
  { id: 'vile', kind: 'switch', initial: false },
  { id: 'party', kind: 'switch', initial: false },
  { id: 'strictScout', kind: 'switch', initial: false },
]

/** Four captains at most, eight with a second box: BON-0.1, BON-9.3. Friendly and Vile exclude each other: BON-9.7. */
function refuseTable(options: Options, seatCount: number): Refusal | null {
  if (!Number.isInteger(seatCount) || seatCount < 1) return REFUSE_TABLE.noSuchSeats
  if (seatCount > PARTY_SEATS) return REFUSE_TABLE.tooManyForParty
  if (seatCount > SEATS && !options.party) return REFUSE_TABLE.needsParty
  return options.friendly && options.vile ? REFUSE_TABLE.friendlyOrVile : null
}

export const bones: Game<State, Move, Event, View, Options> = gameOf({
  id: 'bones',
  version: 1,
  seats: { min: 1, max: PARTY_SEATS },
  options: OPTIONS,
  clauses: CLAUSES,
  refuseTable,
  agenda,
  layOut(options, seatCount, chance, log) {
    const state = newState(options, seatCount, chance)
    if (log !== null && seatCount > 1) logThrows(state, log)
    return state
  },
  outcome,
  round: ({ round }) => round,
  read,
  clone,
  view: viewOf,
  sight: 'shared',
  show,
  reveals: [],
  determinize,
  evaluate,
  weighing,
  isFolly,
  thinking: { leaf: 'turn', exploration: 0.2, playouts: { sailor: 55, mate: 300, captain: 6000 } },
  advise: (view, seat, legal, rank, skills) => advise(view, seat, legal, rank === 'mate' ? 'honest' : 'sly', skills),
  audit,
})
