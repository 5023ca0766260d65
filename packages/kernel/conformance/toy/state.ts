// Contraband: a toy with everything that is hard about secrets, and nothing else. Hands and bag are counts by kind.
import { draw, todo, type Bag, type Chance, type Seat, type SealedItem } from '@flibuste/kernel'

export const KINDS = 4
export const COPIES = 5
export const HAND = 3
/** The kind that may be let loose at the end of a round. */
export const PARROT = 0

export interface Options {
  readonly rounds: number
}

export type Move =
  | { readonly kind: 'stake'; readonly card: number }
  | { readonly kind: 'parrot' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'roll' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'swap'; readonly card: number }
  | { readonly kind: 'show'; readonly card: number }

export type ToyItem =
  | { readonly kind: 'round' }
  | (SealedItem<Move> & { readonly kind: 'stake' })
  | { readonly kind: 'turn'; readonly seat: Seat }
  | (SealedItem<Move> & { readonly kind: 'parrots' })

export type Event =
  | { readonly type: 'round'; readonly clause: 'TOY-2'; readonly round: number }
  | { readonly type: 'staked'; readonly clause: 'TOY-3'; readonly cards: readonly number[] }
  | { readonly type: 'rolled'; readonly clause: 'TOY-4'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'drew'; readonly clause: 'TOY-5'; readonly seat: Seat; readonly card: number | null }
  | {
      readonly type: 'swapped'
      readonly clause: 'TOY-5'
      readonly seat: Seat
      readonly gave: number | null
      readonly got: number | null
    }
  | { readonly type: 'showed'; readonly clause: 'TOY-6'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'flew'; readonly clause: 'TOY-7'; readonly seats: readonly Seat[] }
  | { readonly type: 'dealt'; readonly clause: 'TOY-2'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'shook'; readonly clause: 'TOY-9'; readonly seat: Seat; readonly omen: number | null }
  | { readonly type: 'lifted'; readonly clause: 'TOY-9'; readonly omens: readonly number[] }

export interface State {
  rounds: number
  round: number
  /** `hands[seat][kind]`. */
  hands: number[][]
  /** Of these, how many everybody knows of. */
  known: number[][]
  bag: Bag
  discard: Bag
  coins: number[]
  /** How often each seat has swapped: everybody counts along. */
  swaps: number[]
  face: number
  /** By seat, the die under its cup. */
  omens: number[]
  agenda: ToyItem[]
}

export const nobody = (seatCount: number): null[] => Array.from({ length: seatCount }, () => null)
export const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** A die is thrown under a seat's cup, where only that seat may look. */
export function shake(state: State, seat: Seat, chance: Chance, log: Event[] | null): void {
  state.omens[seat] = chance.die()
  log?.push({ type: 'shook', clause: 'TOY-9', seat, omen: state.omens[seat] })
}

export function setup(options: Options, seatCount: number, chance: Chance, log: Event[] | null): State {
  const state: State = {
    rounds: options.rounds,
    round: 0,
    hands: Array.from({ length: seatCount }, () => zeros(KINDS)),
    known: Array.from({ length: seatCount }, () => zeros(KINDS)),
    bag: zeros(KINDS).fill(COPIES),
    discard: zeros(KINDS),
    coins: zeros(seatCount),
    swaps: zeros(seatCount),
    face: 0,
    omens: zeros(seatCount),
    agenda: [],
  }
  state.hands.forEach((hand, seat) => {
    for (let n = 0; n < HAND; n++) hand[draw(state.bag, chance)]!++
    log?.push({ type: 'dealt', clause: 'TOY-2', seat, cards: hand.slice() })
    shake(state, seat, chance, log)
  })
  todo(state, { kind: 'round' })
  return state
}

export const cloneItem = (item: ToyItem): ToyItem =>
  item.kind === 'stake' || item.kind === 'parrots' ? { kind: item.kind, answers: item.answers.slice() } : { ...item }

export const clone = (state: State): State => ({
  rounds: state.rounds,
  round: state.round,
  hands: state.hands.map((hand) => hand.slice()),
  known: state.known.map((hand) => hand.slice()),
  bag: state.bag.slice(),
  discard: state.discard.slice(),
  coins: state.coins.slice(),
  swaps: state.swaps.slice(),
  face: state.face,
  omens: state.omens.slice(),
  agenda: state.agenda.map(cloneItem),
})
