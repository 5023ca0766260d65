// What each kind of agenda item does: steps are carried out, questions put to one seat, sealed ones to several. The driver is in agenda.ts.
import type { Chance } from './chance.ts'
import type { AnyMove, Pace, Refusal } from './contract.ts'
import type { Seat, SeatSet } from './seats.ts'

/** An item on the agenda. Holds public facts only, save the answers of a sealed decision. */
export interface Item {
  readonly kind: string
}

/** An item that collects sealed answers, one place per seat. */
export interface SealedItem<Move> extends Item {
  readonly answers: (Move | null)[]
}

/** An item that is carried out as soon as it comes up. */
export interface Step<State, It, Event> {
  run(state: State, item: It, chance: Chance, log: Event[] | null): void
}

interface Asking<State, It, Move extends AnyMove> {
  /** Kinds of move that can answer; others are refused before `refuse` is called. */
  readonly takes: readonly Move['kind'][]
  readonly pace: Pace
  refuse(state: State, item: It, seat: Seat, move: Move): Refusal | null
}

interface Offering<State, It, Move> {
  /** A superset of the legal moves; `refuse` does the rest, so listing and refusing cannot disagree. */
  offer(state: State, item: It, seat: Seat, moves: Move[]): void
  /** Promises that nothing offered would be refused, so `refuse` is not asked again. Conformance checks that promise. */
  readonly exact?: true
}

/**
 * For decisions whose legal moves are one of a few fixed lists (such as any subset of the dice): returns the list itself, so that nothing
 * is built.
 */
interface Listing<State, It, Move> {
  list(state: State, item: It, seat: Seat): readonly Move[]
}

type Decision<State, It, Move extends AnyMove> = Asking<State, It, Move> &
  (Offering<State, It, Move> | Listing<State, It, Move>)

/** Asked of one seat. */
export type Question<State, It, Move extends AnyMove, Event> = Decision<State, It, Move> & {
  seat(state: State, item: It): Seat
  answer(state: State, item: It, seat: Seat, move: Move, chance: Chance, log: Event[] | null): void
}

/** Asked of several at once; resolved when the last answer is in. `seats` is computed from public facts each time. */
export type Sealed<State, It, Move extends AnyMove, Event> = Decision<State, It, Move> & {
  seats(state: State, item: It): SeatSet
  resolve(state: State, item: It, answers: readonly (Move | null)[], chance: Chance, log: Event[] | null): void
}

/** What each kind of item does. */
export type Handlers<State, It extends Item, Move extends AnyMove, Event> = {
  readonly [Kind in It['kind']]:
    | Step<State, Extract<It, { kind: Kind }>, Event>
    | Question<State, Extract<It, { kind: Kind }>, Move, Event>
    | Sealed<State, Extract<It, { kind: Kind }>, Move, Event>
}

/** Every handler in the same shape, so that the driver's property reads stay monomorphic and fast. */
export type Handler<State, It, Move extends AnyMove, Event> = Step<State, It, Event> &
  Question<State, It, Move, Event> &
  Sealed<State, It, Move, Event> &
  Offering<State, It, Move> &
  Listing<State, It, Move> & {
    readonly isStep: boolean
    readonly isSealed: boolean
    readonly hasList: boolean
    readonly isExact: boolean
  }

const never = (): never => {
  throw new Error('not that form of agenda item')
}

export function uniform<State, It, Move extends AnyMove, Event>(
  given: Partial<Handler<State, It, Move, Event>>,
): Handler<State, It, Move, Event> {
  return {
    isStep: given.run !== undefined,
    isSealed: given.seats !== undefined,
    hasList: given.list !== undefined,
    isExact: given.exact === true,
    run: given.run ?? never,
    takes: given.takes ?? [],
    pace: given.pace ?? 'ask',
    offer: given.offer ?? never,
    list: given.list ?? never,
    refuse: given.refuse ?? never,
    seat: given.seat ?? never,
    answer: given.answer ?? never,
    seats: given.seats ?? never,
    resolve: given.resolve ?? never,
  }
}
