// What a game is to everything else: a table of pure functions over plain data. No I/O, no clock, no state of its own.
import type { Chance } from './chance.ts'
import type { OptionSpec, OptionValues } from './options.ts'
import type { Seat, SeatSet, Viewer } from './seats.ts'

/** Every move says what kind it is; the rest is the game's business. */
export interface AnyMove {
  readonly kind: string
}

/** Something that happened, and the clause it follows. */
export interface AnyEvent {
  readonly type: string
  readonly clause: string
}

/**
 * Why a move is refused. Constants, never built on the fly: listing legal moves refuses thousands.
 * `reason` is a key of the game's text files, which put it into words.
 */
export interface Refusal<Clause extends string = string, Reason extends string = string> {
  readonly clause: Clause
  readonly reason: Reason
}

/** `places[seat] === 1` is a winner; equal numbers are a tie. `scores` is what the game counts, higher or lower as it says. */
export interface Outcome {
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** The clause that decided. */
  readonly clause: string
}

/**
 * What the match does for a seat with one legal move.
 * `ask`: asks it all the same.
 * `skip`: answers for it at once; that it has no choice is public.
 * `quiet`: whether it has a choice is a secret, so nothing the match does may depend on it. Every seat asked answers as if
 * it had one; nobody is told who has answered; the answers are published together, at the next tick after the last of
 * them, and none is ever taken back (docs/decisions/0011).
 */
export type Pace = 'ask' | 'skip' | 'quiet'

/** What every view tells about the open decision. Nobody outside the rules may know more of it. */
export interface Asked {
  /** The seats the question was put to. A spectator could tell them too, so they are the same in every view. 0: the game is over. */
  readonly asked: SeatSet
  /** Of these, the seats whose answer this viewer knows to be in. */
  readonly answered: SeatSet
  readonly pace: Pace
}

export interface Game<State, Move extends AnyMove, Event extends AnyEvent, View extends Asked, Options> {
  readonly id: string
  /** Raised whenever an old record would replay differently. */
  readonly version: number
  /** Whether a match of an older version with these options is played by the very same rules today, to the last bit. Left out: none is. */
  continues?(version: number, options: OptionValues): boolean
  readonly seats: { readonly min: number; readonly max: number }
  /** What can be chosen before the game, in the order a form shows it. `readOptions` turns untrusted JSON into `Options`. */
  readonly options: readonly OptionSpec[]
  /** Every clause id that refusals, events and rulebooks may cite. */
  readonly clauses: readonly string[]

  /** Null when a game with these options and this many seats may start. */
  refuseTable(options: Options, seatCount: number): Refusal | null
  /** Everything up to the first question; `log` gets what happened on the way, as in `apply`. */
  setup(options: Options, seatCount: number, chance: Chance, log?: Event[] | null): State
  /** Seats whose answer is missing; none: the game is over. Several: sealed answers, in any order. For the match, never for clients: they get `Asked`. */
  awaiting(state: State): SeatSet
  /** What `viewer` may know of the open decision: the same three fields as in `view`, without building the rest of it. */
  asked(state: State, viewer: Viewer): Asked
  outcome(state: State): Outcome | null
  /** The round that is being played, from 1; where the game counts rounds. */
  round?(state: State): number

  /** Untrusted JSON to a well-formed move in its one canonical form, or null. */
  read(raw: unknown): Move | null
  /** Null when `seat`, which is awaited, may make this move. Depends on nothing `seat` cannot see. */
  check(state: State, seat: Seat, move: Move): Refusal | null
  /** Exactly what `check` allows, each once, in a stable order. Empty for a seat that is not awaited. Not the caller's to change: it may be a constant. */
  legal(state: State, seat: Seat): readonly Move[]
  /**
   * Carries out a legal move in place, and all that follows until somebody is asked again. While other sealed answers are
   * missing it only stores the answer: no chance, no event, no change another seat could see. Never alters `move`.
   * `log?.push(…)` builds nothing when silent.
   */
  apply(state: State, seat: Seat, move: Move, chance: Chance, log: Event[] | null): void
  /** One of the legal moves of a seat that is awaited, each as likely as the next, drawn from `own` and not from the game's luck. */
  pick(state: State, seat: Seat, own: Chance): Move
  /**
   * Picks and applies for all seats, silently, in place, until the game is over or so many moves were made; tells how many.
   * Of several awaited seats the lowest goes first. For rollouts: nothing is listed.
   */
  playOut(state: State, own: Chance, chance: Chance, most: number): number
  clone(state: State): State

  /** What the viewer may see, built up part by part. It is never the state with parts removed. */
  view(state: State, viewer: Viewer): View
  /**
   * What people who pass one screen round must be kept from seeing. Absent: views differ, so a curtain falls between any two
   * of them. `sealed`: all see the same save their own answer to a question put to several, so it falls while one is open.
   * `shared`: nothing. A game that forgets to say so is covered, never shown.
   */
  readonly sight?: 'sealed' | 'shared'
  /** The event as that viewer saw it; null: saw nothing. Tells no more than the views before and after do. */
  show(event: Event, viewer: Viewer): Event | null
  /** Types of events by which somebody learns what was hidden (not dice: `chance` knows about those). Undo stops here. */
  readonly reveals: readonly Event['type'][]
  /** A full state this viewer cannot tell from the real one, hidden parts drawn afresh. Takes the view alone. */
  determinize(view: View, chance: Chance): State
  /**
   * So many of them at once, where that costs less than one by one; `worldsOf` asks either way. Each is dealt as fairly as one
   * alone, but those of one call are kin: they do for an average, not where they must be independent.
   */
  worlds?(view: View, count: number, chance: Chance): State[]

  /**
   * The view, with what its viewer could still know from the events it saw. Only where the rules forbid looking at what was
   * once open (covered discs): everything else that a viewer may remember is in the view itself. For bots.
   */
  recall?(view: View, heard: readonly Event[]): View

  /** What a bot thinks the position is worth, by seat: higher is better, 0 … 1. Used on determinized states only. */
  evaluate(state: State): readonly number[]
  /** For tests: what is wrong with this state (cards, coins, ships not conserved), or null. */
  audit(state: State): string | null
}

/** A game whose types nobody outside needs: what the registry, the match, the server and the bots work with. */
export type AnyGame = Game<unknown, AnyMove, AnyEvent, Asked, unknown>
