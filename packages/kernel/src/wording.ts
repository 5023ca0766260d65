// What the texts of every game are made with: words by the type of an event, the kind of a move, the reason of a refusal.
// A game's tables are typed by its own vocabulary, so that a missing word does not compile. Knows no language.
import type { AnyEvent, AnyMove, Outcome, Refusal } from './contract.ts'
import { placedFirst } from './standing.ts'
import type { TableReason } from './table-rules.ts'
import { namesIn, type Ending, type Explanation, type Phrase, type Prompt, type Reader } from './text.ts'

/** What a prompt says below its title. */
export type Sentence = Omit<Prompt, 'title'>

type EventOf<Event extends AnyEvent, Type> = Extract<Event, { readonly type: Type }>

/** By type of event: its line in the log, or null if it makes none. */
export type Tellings<Event extends AnyEvent> = {
  readonly [T in Event['type']]: (event: EventOf<Event, T>, reader: Reader) => Phrase | null
}

export function tellerOf<Event extends AnyEvent>(
  tellings: Tellings<Event>,
): (event: Event, reader: Reader) => Phrase | null {
  function tell<T extends Event['type']>(event: EventOf<Event, T>, reader: Reader): Phrase | null {
    const telling: (told: EventOf<Event, T>, reader: Reader) => Phrase | null = tellings[event.type as T]
    return telling(event, reader)
  }
  return (event, reader) => tell(event as EventOf<Event, Event['type']>, reader)
}

type MoveOf<Move extends AnyMove, Kind> = Extract<Move, { readonly kind: Kind }>

/** By kind of move: its name, which says what the move does. */
export type Labels<Move extends AnyMove, View> = {
  readonly [K in Move['kind']]: (move: MoveOf<Move, K>, view: View, reader: Reader) => string
}

export function labellerOf<Move extends AnyMove, View>(
  labels: Labels<Move, View>,
): (move: Move, view: View, reader: Reader) => string {
  function label<K extends Move['kind']>(move: MoveOf<Move, K>, view: View, reader: Reader): string {
    const say: (move: MoveOf<Move, K>, view: View, reader: Reader) => string = labels[move.kind as K]
    return say(move, view, reader)
  }
  return (move, view, reader) => label(move as MoveOf<Move, Move['kind']>, view, reader)
}

/** A refused move and the table it was tried at. */
export interface TriedMove<Move, View> {
  readonly move: Move | null
  readonly view: View
  readonly reader: Reader
}

/** A refusal in words. Where it does not say what can be done instead, the open question does. */
export type Said = Omit<Explanation, 'instead'> & Partial<Explanation>

/** By reason: the refusal in words. Covers the reasons of the game and those of the table. */
export type Explanations<Reason extends string, Tried> = {
  readonly [R in Reason | TableReason]: Said | ((tried: Tried) => Said)
}

/** What each step of the game offers, and what can be done when it is over. */
export type Offers<View extends { readonly step: string }> = { readonly [S in View['step']]: string }

/** A reason that a game does not know is explained as no answer to the open question. */
export function explainerOf<Reason extends string, Move, View extends { readonly step: string }>(
  explanations: Explanations<Reason, TriedMove<Move, View>>,
  offers: Offers<View>,
): (refusal: Refusal, move: Move | null, view: View, reader: Reader) => Explanation {
  const isKnown = (reason: string): reason is Reason | TableReason => Object.hasOwn(explanations, reason)
  return ({ reason }, move, view, reader) => {
    const said = explanations[isKnown(reason) ? reason : 'notAnAnswer']
    const { fact, reason: why, instead } = typeof said === 'function' ? said({ move, view, reader }) : said
    return { fact, reason: why, instead: instead ?? offers[view.step as View['step']] }
  }
}

/** By reason: why a game cannot start. Every game says how many captains it takes. */
export type TableExplanations<Reason extends string> = { readonly [R in Reason | 'noSuchSeats']: string }

export function tableExplainerOf<Reason extends string>(
  explanations: TableExplanations<Reason>,
): (refusal: Refusal) => string {
  const isKnown = (reason: string): reason is Reason => Object.hasOwn(explanations, reason)
  return ({ reason }) => explanations[isKnown(reason) ? reason : 'noSuchSeats']
}

/** The end in words: a title by who won (whoever reads it, another captain, or several), and how it came to that. */
export interface Crowning {
  readonly mine: string
  readonly theirs: (name: string) => string
  readonly shared: (names: string) => string
  readonly how: string
  /** How a victory came to be shared. */
  readonly howShared: string
}

export function endingOf({ places, clause }: Outcome, reader: Reader, and: string, crowning: Crowning): Ending {
  const { mine, theirs, shared, how, howShared } = crowning
  const winners = placedFirst(places)
  const names = namesIn(winners, reader, and)
  if (winners.length > 1) return { title: shared(names), sentence: [howShared], clause }
  return { title: winners[0] === reader.me ? mine : theirs(names), sentence: [how], clause }
}
