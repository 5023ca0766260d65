// A game that asks whatever it is told to, for tests of the match. Its plan is a word with a letter for each decision. `a`, `b`, `c`: seat
// 0, 1 or 2 is asked. `s`, `q`, `o`: all are asked at once, at pace `ask`, `quiet` or `skip`.
import {
  Agenda,
  gameOf,
  withoutAnswers,
  type AnyEvent,
  type Chance,
  type Game,
  type Item,
  type Pace,
  type Question,
  type Refusal,
  type Sealed,
  type SealedItem,
  type Seat,
} from '@flibuste/kernel'

export interface PlanOptions {
  readonly plan: string
}

/** `put` only changes the state, `roll` draws, `tell` reveals, `trip` throws half-way. */
export type PlanMove = { readonly kind: 'put'; readonly n: number } | { readonly kind: 'roll' | 'tell' | 'trip' }
type One = Item & { readonly kind: 'one'; readonly seat: Seat }
type All = SealedItem<PlanMove> & { readonly kind: 'ask' | 'quiet' | 'skip' }
export interface PlanState {
  seats: number
  put: number[]
  agenda: (One | All)[]
}
export type PlanEvent = AnyEvent & { readonly type: 'put' | 'rolled' | 'told' }

const TOO_MUCH: Refusal = { clause: 'PLAN-2', reason: 'tooMuch' }
const SEATS: Refusal = { clause: 'PLAN-1', reason: 'seats' }
export const put = (n: number): PlanMove => ({ kind: 'put', n })
export const [ROLL, TELL, TRIP]: readonly PlanMove[] = [{ kind: 'roll' }, { kind: 'tell' }, { kind: 'trip' }]

function carryOut(state: PlanState, move: PlanMove, chance: Chance, log: PlanEvent[] | null): void {
  state.put.push(move.kind === 'put' ? move.n : move.kind === 'roll' ? chance.die() : 0)
  if (move.kind === 'trip') throw new Error('tripped')
  log?.push({ type: move.kind === 'tell' ? 'told' : move.kind === 'roll' ? 'rolled' : 'put', clause: 'PLAN-2' })
}

const takes = ['put', 'roll', 'tell', 'trip'] as const
const refuse = (_state: PlanState, _item: Item, _seat: Seat, move: PlanMove): Refusal | null =>
  move.kind === 'put' && move.n > 9 ? TOO_MUCH : null

const one: Question<PlanState, One, PlanMove, PlanEvent> = {
  takes,
  refuse,
  pace: 'ask',
  seat: (_state, item) => item.seat,
  offer: (_state, _item, _seat, moves) => moves.push(put(1), { kind: 'roll' }, { kind: 'tell' }),
  answer: (state, _item, _seat, move, chance, log) => carryOut(state, move, chance, log),
}

/** Seat 1 never has a choice. */
const all = (pace: Pace): Sealed<PlanState, All, PlanMove, PlanEvent> => ({
  takes,
  refuse,
  pace,
  seats: (state) => (1 << state.seats) - 1,
  offer: (_state, _item, seat, moves) => (seat === 1 ? moves.push(put(1)) : moves.push(put(1), put(2))),
  resolve: (state, _item, answers, chance, log) =>
    answers.forEach((answer) => answer && carryOut(state, answer, chance, log)),
})

const agenda = new Agenda<PlanState, One | All, PlanMove, PlanEvent>({
  one,
  ask: all('ask'),
  quiet: all('quiet'),
  skip: all('skip'),
})
const PACES: { readonly [letter: string]: All['kind'] } = { s: 'ask', q: 'quiet', o: 'skip' }

function itemOf(letter: string, seats: number): One | All {
  const kind = PACES[letter]
  if (kind === undefined) return { kind: 'one', seat: letter.charCodeAt(0) - 'a'.charCodeAt(0) }
  return { kind, answers: Array.from({ length: seats }, () => null) }
}

function read(raw: unknown): PlanMove | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null
  if (raw.kind === 'put') return 'n' in raw && typeof raw.n === 'number' ? put(raw.n) : null
  return raw.kind === 'roll' || raw.kind === 'tell' || raw.kind === 'trip' ? { kind: raw.kind } : null
}

const cloneItem = (item: One | All): One | All =>
  'answers' in item ? { kind: item.kind, answers: item.answers.slice() } : { ...item }

export const planned: Game<PlanState, PlanMove, PlanEvent, PlanView, PlanOptions> = gameOf({
  id: 'plan',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [
    { id: 'plan', kind: 'choice', values: ['a', 'aab', 'aas', 'abab', 'aqa', 'ooo', 'sab', 'saas'], initial: 'abab' },
  ],
  clauses: ['PLAN-1', 'PLAN-2'],
  refuseTable: (_options, seats) => (seats < 2 || seats > 3 ? SEATS : null),
  agenda,
  layOut: ({ plan }, seats) => ({ seats, put: [], agenda: [...plan].reverse().map((letter) => itemOf(letter, seats)) }),
  outcome: (state) =>
    state.agenda.length > 0
      ? null
      : { places: Array(state.seats).fill(1), scores: Array(state.seats).fill(0), clause: 'PLAN-2' },
  read,
  clone: (state) => ({ seats: state.seats, put: state.put.slice(), agenda: state.agenda.map(cloneItem) }),
  view: (_agenda, state, viewer) => ({
    ...agenda.seenBy(state, viewer),
    seats: state.seats,
    put: state.put.slice(),
    agenda: state.agenda.map(withoutAnswers),
  }),
  show: (event) => event,
  reveals: ['told'],
  determinize: (view) => ({ seats: view.seats, put: view.put.slice(), agenda: view.agenda.map(cloneItem) }),
  evaluate: ({ seats }) => Array(seats).fill(0.5),
  audit: () => null,
})

type PlanView = ReturnType<typeof agenda.seenBy> & Readonly<PlanState>
