// The toy as a game. `toyOf` takes its decisions, so that tests can plant a bug in one of them.
import { Agenda, gameOf, sizeOfBag, type Game, type Handlers, type Outcome, type Refusal } from '@flibuste/kernel'
import { handlers } from './decisions.ts'
import {
  clone,
  COPIES,
  KINDS,
  setup,
  zeros,
  type Event,
  type Move,
  type Options,
  type State,
  type ToyItem,
} from './state.ts'
import { determinize, openly, showEvent, silence, view, type View } from './view.ts'

export type Toy = Game<State, Move, Event, View, Options>
export type ToyHandlers = Handlers<State, ToyItem, Move, Event>

const SEATS: Refusal = { clause: 'TOY-1', reason: 'seats' }
const PLAIN_MOVES = ['parrot', 'pass', 'roll', 'draw'] as const
const CARD_MOVES = ['stake', 'swap', 'show'] as const

export function read(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null
  const plain = PLAIN_MOVES.find((kind) => kind === raw.kind)
  if (plain !== undefined) return { kind: plain }
  const kind = CARD_MOVES.find((one) => one === raw.kind)
  if (kind === undefined || !('card' in raw)) return null
  const card = zeros(KINDS).findIndex((_, one) => one === raw.card)
  return card < 0 ? null : { kind, card }
}

function outcome(state: State): Outcome | null {
  if (state.agenda.length > 0) return null
  const places = state.coins.map((coins) => 1 + state.coins.filter((more) => more > coins).length)
  return { places, scores: state.coins.slice(), clause: 'TOY-8' }
}

function evaluate({ coins }: State): number[] {
  const best = Math.max(...coins)
  return coins.map((mine) => (best === 0 ? 0.5 : mine / best))
}

function audit(state: State): string | null {
  for (let kind = 0; kind < KINDS; kind++) {
    const held = state.hands.reduce((sum, hand) => sum + hand[kind]!, 0)
    const found = held + state.bag[kind]! + state.discard[kind]!
    if (found !== COPIES) return `${found} cards of kind ${kind} instead of ${COPIES}`
  }
  return state.hands.concat([state.bag]).some((cards) => sizeOfBag(cards) < 0) ? 'less than no cards' : null
}

export function toyOf(decisions: ToyHandlers): Toy {
  const agenda = new Agenda<State, ToyItem, Move, Event>(decisions)
  return gameOf({
    id: 'toy',
    version: 1,
    seats: { min: 2, max: 4 },
    options: [{ id: 'rounds', kind: 'count', min: 1, max: 4, initial: 3 }],
    clauses: ['TOY-1', 'TOY-2', 'TOY-3', 'TOY-4', 'TOY-5', 'TOY-6', 'TOY-7', 'TOY-8', 'TOY-9'],
    refuseTable: (_options, seatCount) => (seatCount < 2 || seatCount > 4 ? SEATS : null),
    agenda,
    layOut: setup,
    outcome,
    read,
    clone,
    view,
    silence,
    openly,
    show: showEvent,
    reveals: ['staked', 'drew', 'swapped', 'showed', 'flew', 'lifted'],
    determinize: (seen, chance) => determinize(agenda, seen, chance),
    evaluate,
    audit,
  })
}

export const toy: Toy = toyOf(handlers)
export { handlers }
