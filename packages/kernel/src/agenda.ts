// Pending decisions as data. `state.agenda` is what is still to be done, the next thing last. An entry is taken off when it
// is carried out or answered; what it does may put others on. Nothing is ever resumed: what must come again puts itself back.
import type { Chance } from './chance.ts'
import type { AnyMove, Asked, Pace, Refusal } from './contract.ts'
import { bit, has, type Seat, type SeatSet, type Viewer } from './seats.ts'

/** An item on the agenda. Holds public facts only, save the answers of a sealed decision. */
export interface Item {
  readonly kind: string
}

/** An item that collects sealed answers, one place per seat. */
export interface SealedItem<Move> extends Item {
  readonly answers: (Move | null)[]
}

/** Carried out as soon as it is next. */
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
}

/** Where the legal moves are one of a few fixed lists (any subset of the dice): the list itself, so that listing builds nothing. */
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

/** All handlers in one shape: the driver's property reads stay monomorphic. */
type Handler<State, It, Move extends AnyMove, Event> = Step<State, It, Event> &
  Question<State, It, Move, Event> &
  Sealed<State, It, Move, Event> &
  Offering<State, It, Move> &
  Listing<State, It, Move> & { readonly isStep: boolean; readonly isSealed: boolean; readonly hasList: boolean }

const NOT_AN_ANSWER: Refusal = { clause: 'TABLE-2', reason: 'notAnAnswer' }

const never = (): never => {
  throw new Error('not that form of agenda item')
}

function uniform<State, It, Move extends AnyMove, Event>(
  given: Partial<Handler<State, It, Move, Event>>,
): Handler<State, It, Move, Event> {
  return {
    isStep: given.run !== undefined,
    isSealed: given.seats !== undefined,
    hasList: given.list !== undefined,
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

/** Puts items on the agenda in the order they are to be done (the list itself is kept with the next thing last). */
export function todo<It>(state: { agenda: It[] }, ...items: It[]): void {
  for (let i = items.length - 1; i >= 0; i--) state.agenda.push(items[i]!)
}

const NO_MOVES: readonly never[] = Object.freeze([])

const next = <It>(state: { readonly agenda: readonly It[] }): It | undefined => state.agenda[state.agenda.length - 1]

/** Only for items of sealed decisions. */
const answersOf = <Move>(item: Item): (Move | null)[] => (item as SealedItem<Move>).answers

function seatsThatAnswered(item: Item): SeatSet {
  const answers = answersOf(item)
  let seats = 0
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== null) seats |= 1 << seat
  return seats
}

/** The part of `Game` that an agenda carries: who is asked, what is legal, what happens. */
export class Agenda<State extends { agenda: It[] }, It extends Item, Move extends AnyMove, Event> {
  private readonly handlers: { [kind: string]: Handler<State, It, Move, Event> } = {}

  /** The item asked about last: a decision is looked up once, not by everybody who has a question about it. */
  private lastItem: It | null = null
  private lastHandler: Handler<State, It, Move, Event> | null = null

  constructor(handlers: Handlers<State, It, Move, Event>) {
    for (const [kind, handler] of Object.entries(handlers)) {
      this.handlers[kind] = uniform(handler as Partial<Handler<State, It, Move, Event>>)
    }
  }

  /** Goes on until somebody is asked or nothing is left to do. */
  run(state: State, chance: Chance, log: Event[] | null): void {
    const { agenda } = state
    while (agenda.length > 0) {
      const item = agenda[agenda.length - 1]!
      const handler = this.handlerOf(item)
      if (handler.isStep) {
        agenda.pop()
        handler.run(state, item, chance, log)
      } else {
        if (!handler.isSealed || handler.seats(state, item) !== 0) return
        agenda.pop()
      }
    }
  }

  /** The seats the open question was put to. */
  asked(state: State): SeatSet {
    const item = next(state)
    if (item === undefined) return 0
    const handler = this.handlerOf(item)
    return handler.isSealed ? handler.seats(state, item) : 1 << handler.seat(state, item)
  }

  /** Of these, the seats that have not answered. */
  awaiting(state: State): SeatSet {
    const item = next(state)
    if (item === undefined) return 0
    const handler = this.handlerOf(item)
    if (!handler.isSealed) return 1 << handler.seat(state, item)
    return handler.seats(state, item) & ~seatsThatAnswered(item)
  }

  check(state: State, seat: Seat, move: Move): Refusal | null {
    const item = next(state)
    if (item === undefined) return NOT_AN_ANSWER
    const handler = this.handlerOf(item)
    return handler.takes.includes(move.kind) ? handler.refuse(state, item, seat, move) : NOT_AN_ANSWER
  }

  legal(state: State, seat: Seat): readonly Move[] {
    const item = next(state)
    if (item === undefined) return NO_MOVES
    const handler = this.handlerOf(item)
    if (handler.isSealed ? !has(this.awaiting(state), seat) : handler.seat(state, item) !== seat) return NO_MOVES
    if (handler.hasList) return handler.list(state, item, seat)
    const moves: Move[] = []
    handler.offer(state, item, seat, moves)
    let kept = 0
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!
      if (handler.refuse(state, item, seat, move) === null) moves[kept++] = move
    }
    while (moves.length > kept) moves.pop()
    return moves
  }

  apply(state: State, seat: Seat, move: Move, chance: Chance, log: Event[] | null): void {
    const item = next(state)!
    const handler = this.handlerOf(item)
    if (handler.isSealed) {
      const answers = answersOf<Move>(item)
      answers[seat] = move
      if (this.awaiting(state) !== 0) return
      state.agenda.pop()
      handler.resolve(state, item, answers, chance, log)
    } else {
      state.agenda.pop()
      handler.answer(state, item, seat, move, chance, log)
    }
    this.run(state, chance, log)
  }

  /** What a viewer may know of the open decision. */
  seenBy(state: State, viewer: Viewer): Asked {
    const item = next(state)
    const pace = item === undefined ? 'ask' : this.handlerOf(item).pace
    const asked = this.asked(state)
    const answered = asked & ~this.awaiting(state)
    return { asked, answered: pace === 'quiet' ? answered & bit(viewer) : answered, pace }
  }

  /** The viewer's own sealed answer, while the question is open. */
  answerOf(state: State, viewer: Viewer): Move | null {
    return (viewer < 0 ? null : this.answers(state)?.[viewer]) ?? null
  }

  /** For determinize: the answers known to be in, the viewer's as it is, others' any legal one. */
  putAnswers(state: State, answered: SeatSet, viewer: Viewer, mine: Move | null, chance: Chance): void {
    const answers = this.answers(state)
    if (answers === null) return
    for (let seat = 0; seat < answers.length; seat++) {
      if (!has(answered, seat)) continue
      const moves = seat === viewer ? [] : this.legal(state, seat)
      answers[seat] = seat === viewer ? mine : moves[chance.below(moves.length)]!
    }
  }

  private handlerOf(item: It): Handler<State, It, Move, Event> {
    if (item !== this.lastItem) {
      this.lastItem = item
      this.lastHandler = this.handlers[item.kind]!
    }
    return this.lastHandler!
  }

  /** The answers collected by the open sealed decision; null where the open question is put to one seat. */
  private answers(state: State): (Move | null)[] | null {
    const item = next(state)
    return item !== undefined && this.handlerOf(item).isSealed ? answersOf<Move>(item) : null
  }
}

/** An item as everybody may see it. */
export const withoutAnswers = <It extends Item>(item: It): It =>
  'answers' in item && Array.isArray(item.answers) ? { ...item, answers: item.answers.map(() => null) } : { ...item }
