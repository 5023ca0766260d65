// A tiny game for the server's tests that has what Bones has not: hidden cards, sealed bids, a forced move, a choice without chance.
// Each round every seat picks (can be taken back), nods (forced), then all bid sealed and a die is rolled.
import {
  bit,
  bySeat,
  NO_SEATS,
  playByLists,
  addTo,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Chance,
  type Game,
  type Outcome,
  type Pace,
  type Refusal,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'

export type LotsMove =
  | { readonly kind: 'pick'; readonly n: number }
  | { readonly kind: 'nod' }
  | { readonly kind: 'bid'; readonly n: number }
  | { readonly kind: 'burst' }

type LotsEvent =
  | { readonly type: 'picked'; readonly clause: 'LOT-1'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'rolled'; readonly clause: 'LOT-2'; readonly face: number }
  | { readonly type: 'peeked'; readonly clause: 'LOT-3'; readonly seat: Seat; readonly card: number }

interface LotsState {
  phase: 'pick' | 'nod' | 'bid' | 'over'
  round: number
  turn: Seat
  cards: number[]
  bids: (LotsMove | null)[]
  points: number[]
}

export interface LotsView extends Asked {
  readonly round: number
  readonly viewer: Viewer
  readonly card: number | null
  readonly points: readonly number[]
}

interface LotsOptions {
  readonly rounds: number
}

const TOO_HIGH: Refusal = { clause: 'LOT-1', reason: 'tooHigh' }
const NOT_NOW: Refusal = { clause: 'TABLE-2', reason: 'notAnAnswer' }
const TOO_MANY: Refusal = { clause: 'LOT-0', reason: 'tooManyForOneRound' }
/** Large, so that a leaked card is not mistaken for some other number. */
const CARD_BASE = 7_000_000
const CARDS = 1_000_000

function readMove(raw: unknown): LotsMove | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null
  if (raw.kind === 'nod' || raw.kind === 'burst') return { kind: raw.kind }
  if (raw.kind !== 'pick' && raw.kind !== 'bid') return null
  return 'n' in raw && Number.isInteger(raw.n) ? { kind: raw.kind, n: Number(raw.n) } : null
}

const isOver = (state: LotsState): boolean => state.phase === 'over'
const paceOf = (state: LotsState): Pace => (state.phase === 'nod' ? 'skip' : 'ask')

function askedOf(state: LotsState): SeatSet {
  if (isOver(state)) return NO_SEATS
  return state.phase === 'bid' ? (1 << state.points.length) - 1 : bit(state.turn)
}

const answeredOf = (state: LotsState): SeatSet =>
  state.bids.reduce((set, bid, seat) => (bid === null ? set : set | bit(seat)), NO_SEATS)

function check(state: LotsState, _seat: Seat, move: LotsMove): Refusal | null {
  // A rule that breaks: legal, and throws when it is carried out.
  if (move.kind === 'burst') return null
  if (move.kind !== state.phase) return NOT_NOW
  return move.kind !== 'nod' && (move.n < 0 || move.n > 2) ? TOO_HIGH : null
}

function resolve(state: LotsState, rounds: number, chance: Chance, log: LotsEvent[] | null): void {
  const face = chance.die()
  log?.push({ type: 'rolled', clause: 'LOT-2', face })
  for (const [seat, bid] of state.bids.entries()) {
    addTo(state.points, seat, face * (bid?.kind === 'bid' ? bid.n : 0))
    state.cards[seat] = CARD_BASE + chance.below(CARDS)
    log?.push({ type: 'peeked', clause: 'LOT-3', seat, card: bySeat(state.cards, seat) })
  }
  state.bids.fill(null)
  state.round++
  state.turn = 0
  state.phase = state.round > rounds ? 'over' : 'pick'
}

function apply(state: LotsState, seat: Seat, move: LotsMove, chance: Chance, log: LotsEvent[] | null): void {
  if (move.kind === 'burst') throw new Error('a rule broke')
  if (move.kind === 'pick') {
    log?.push({ type: 'picked', clause: 'LOT-1', seat, n: move.n })
    addTo(state.points, seat, move.n)
    state.phase = 'nod'
  } else if (move.kind === 'nod') {
    state.turn++
    state.phase = state.turn === state.points.length ? 'bid' : 'pick'
  } else {
    state.bids[seat] = move
    if (state.bids.every((bid) => bid !== null)) resolve(state, LOTS_ROUNDS, chance, log)
  }
}

function outcome(state: LotsState): Outcome | null {
  if (!isOver(state)) return null
  const places = state.points.map((mine) => 1 + state.points.filter((other) => other > mine).length)
  return { places, scores: state.points, clause: 'LOT-2' }
}

const awaiting = (state: LotsState): SeatSet => askedOf(state) & ~answeredOf(state)

function legal(state: LotsState, seat: Seat): LotsMove[] {
  if ((awaiting(state) & bit(seat)) === 0 || isOver(state)) return []
  if (state.phase === 'nod') return [{ kind: 'nod' }]
  const kind = state.phase === 'bid' ? 'bid' : 'pick'
  return [0, 1, 2].map((n) => ({ kind, n }))
}

const asked = (state: LotsState): Asked => ({
  asked: askedOf(state),
  answered: answeredOf(state),
  pace: paceOf(state),
})

const LOTS_ROUNDS = 3

const game: Game<LotsState, LotsMove, LotsEvent, LotsView, LotsOptions> = {
  id: 'lots',
  version: 1,
  seats: { min: 1, max: 4 },
  options: [{ id: 'strict', kind: 'switch', initial: false }],
  clauses: ['LOT-0', 'LOT-1', 'LOT-2', 'LOT-3'],
  refuseTable: (_options, seatCount) => (seatCount > 3 ? TOO_MANY : null),
  setup: (_options, seatCount, chance) => ({
    phase: 'pick',
    round: 1,
    turn: 0,
    cards: Array.from({ length: seatCount }, () => CARD_BASE + chance.below(CARDS)),
    bids: Array.from({ length: seatCount }, () => null),
    points: Array.from({ length: seatCount }, () => 0),
  }),
  awaiting,
  asked,
  outcome,
  read: readMove,
  check,
  legal,
  apply,
  ...playByLists({ awaiting, legal, apply }),
  clone: (state) => ({
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    cards: state.cards.slice(),
    bids: state.bids.slice(),
    points: state.points.slice(),
  }),
  view: (state, viewer) => ({
    ...asked(state),
    round: state.round,
    viewer,
    card: state.cards[viewer] ?? null,
    points: state.points.slice(),
  }),
  show: (event, viewer) => (event.type === 'peeked' && event.seat !== viewer ? null : event),
  reveals: ['peeked'],
  determinize: () => {
    throw new Error('nobody searches here')
  },
  evaluate: () => [],
  audit: () => null,
}

export const lots: AnyGame = game as Game<unknown, AnyMove, AnyEvent, Asked, unknown>
