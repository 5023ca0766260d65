// Pending decisions as data. `state.agenda` lists what is still to be done, the next thing last. An item is taken off when it is carried
// out or answered, and what it does may put others on. No item is ever resumed halfway: one that must come again puts itself back.
import type { Chance } from './chance.ts'
import type { AnyMove, Asked, Refusal } from './contract.ts'
import { uniform, type Handler, type Handlers, type Item, type SealedItem } from './handlers.ts'
import { bit, has, lowest, type Seat, type SeatSet, type Viewer } from './seats.ts'

const NOT_AN_ANSWER: Refusal = { clause: 'TABLE-2', reason: 'notAnAnswer' }

/** Puts items on the agenda in the order they are to be done; the agenda itself has the next thing last. */
export function todo<It>(state: { agenda: It[] }, ...items: It[]): void {
  for (let i = items.length - 1; i >= 0; i--) state.agenda.push(items[i]!)
}

const NO_MOVES: readonly never[] = Object.freeze([])

const next = <It>(state: { readonly agenda: readonly It[] }): It | undefined => state.agenda[state.agenda.length - 1]

/** Draws nothing if there is only one move, so that a forced move uses up no chance. */
const oneOf = <Move>(moves: readonly Move[], own: Chance): Move =>
  moves[moves.length === 1 ? 0 : own.below(moves.length)]!

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

  /** The item that was looked up last, with its handler: several questions in a row are about the same item. */
  private lastItem: It | null = null
  private lastHandler: Handler<State, It, Move, Event> | null = null

  constructor(handlers: Handlers<State, It, Move, Event>) {
    for (const [kind, handler] of Object.entries(handlers)) {
      this.handlers[kind] = uniform(handler as Partial<Handler<State, It, Move, Event>>)
    }
  }

  /** Carries out steps until somebody is asked or nothing is left to do. */
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

  /** The seats among them that have not answered. */
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
    if (handler.isExact) return moves
    let kept = 0
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!
      if (handler.refuse(state, item, seat, move) === null) moves[kept++] = move
    }
    while (moves.length > kept) moves.pop()
    return moves
  }

  /** Picks one of the legal moves of a seat that is awaited, each as likely as the next, without listing them all. */
  pick(state: State, seat: Seat, own: Chance): Move {
    const item = next(state)!
    return this.pickFrom(this.handlerOf(item), state, item, seat, own)
  }

  /**
   * Plays random moves for everybody, without telling events, until the game is over or `most` moves were made. Returns how many were made.
   */
  playOut(state: State, own: Chance, chance: Chance, most: number): number {
    const { agenda } = state
    let made = 0
    while (agenda.length > 0 && made < most) {
      const item = agenda[agenda.length - 1]!
      const handler = this.handlerOf(item)
      if (handler.isSealed) made += this.pickAnswers(handler, state, item, { own, chance, most: most - made })
      else {
        const seat = handler.seat(state, item)
        const move = this.pickFrom(handler, state, item, seat, own)
        agenda.pop()
        handler.answer(state, item, seat, move, chance, null)
        this.run(state, chance, null)
        made++
      }
    }
    return made
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

  /**
   * For `determinize`: fills in the answers that are known to be in. The viewer's own is `mine`; for any other seat a legal one is drawn.
   */
  putAnswers(state: State, answered: SeatSet, viewer: Viewer, mine: Move | null, chance: Chance): void {
    const answers = this.answers(state)
    if (answers === null) return
    for (let seat = 0; seat < answers.length; seat++) {
      if (!has(answered, seat)) continue
      const moves = seat === viewer ? [] : this.legal(state, seat)
      answers[seat] = seat === viewer ? mine : moves[chance.below(moves.length)]!
    }
  }

  /** Picks an answer for every seat that has not answered, in one go. Returns how many were picked. */
  private pickAnswers(
    handler: Handler<State, It, Move, Event>,
    state: State,
    item: It,
    { own, chance, most }: { readonly own: Chance; readonly chance: Chance; readonly most: number },
  ): number {
    const answers = answersOf<Move>(item)
    const awaited = handler.seats(state, item) & ~seatsThatAnswered(item)
    let made = 0
    for (let rest = awaited; rest !== 0; rest &= rest - 1) {
      if (made === most) return made
      const seat = lowest(rest)
      answers[seat] = this.pickFrom(handler, state, item, seat, own)
      made++
    }
    state.agenda.pop()
    handler.resolve(state, item, answers, chance, null)
    this.run(state, chance, null)
    return made
  }

  /**
   * Draws from the offer first and refuses afterwards, because most offered moves are never drawn. The last move takes the place of a
   * refused one, and another is drawn.
   */
  private pickFrom(handler: Handler<State, It, Move, Event>, state: State, item: It, seat: Seat, own: Chance): Move {
    if (handler.hasList) return oneOf(handler.list(state, item, seat), own)
    const offers: Move[] = []
    handler.offer(state, item, seat, offers)
    if (handler.isExact) return oneOf(offers, own)
    for (let left = offers.length; ; left--) {
      const at = own.below(left)
      const move = offers[at]!
      if (handler.refuse(state, item, seat, move) === null) return move
      offers[at] = offers[left - 1]!
    }
  }

  private handlerOf(item: It): Handler<State, It, Move, Event> {
    if (item !== this.lastItem) {
      this.lastItem = item
      this.lastHandler = this.handlers[item.kind]!
    }
    return this.lastHandler!
  }

  /** The answers collected by the open sealed decision; null if the open question is put to one seat. */
  private answers(state: State): (Move | null)[] | null {
    const item = next(state)
    return item !== undefined && this.handlerOf(item).isSealed ? answersOf<Move>(item) : null
  }
}

/** An item as everybody may see it. */
export const withoutAnswers = <It extends Item>(item: It): It =>
  'answers' in item && Array.isArray(item.answers) ? { ...item, answers: item.answers.map(() => null) } : { ...item }
