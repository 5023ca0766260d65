// What a game is to everything else: a table of pure functions over plain data. No I/O, no clock, no state of its own.
import type { Chance } from './chance.ts'
import type { OptionSpec, OptionValues } from './options.ts'
import type { Seat, SeatSet, Viewer } from './seats.ts'
import type { Weighing } from './weighing.ts'

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
 * Why a move is refused. Refusals are constants, because listing legal moves refuses thousands of them. `reason` is a key of the game's
 * text files, which put it into words.
 */
export interface Refusal<Clause extends string = string, Reason extends string = string> {
  readonly clause: Clause
  readonly reason: Reason
}

/**
 * Places and scores by seat. Seats in place 1 have won; equal places are a tie. The game says whether a high score or a low one is good.
 */
export interface Outcome {
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** The clause that decided the game. */
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

/**
 * When a playout of a search is judged: where it left the tree, at the end of that seat's turn, when the `stage` under way is over, or
 * after so many random decisions.
 */
export type Leaf = 'now' | 'turn' | 'stage' | number

/** How well somebody plays, from the gentlest: what bots are called. */
export type Skill = 'boy' | 'sailor' | 'mate' | 'captain'

/** What is left of a turn, planned as a whole: data that reads the same wherever it means the same. */
export interface TurnPlan extends AnyMove {
  readonly kind: 'plan'
}

/** Turns that can be planned as wholes. For bots, on determinized states only; nothing that is hidden may show in a plan. */
export interface Turns<State, Move extends AnyMove> {
  /** Which turn this is. */
  count(state: State): number
  /**
   * Plans for what is left of the seat's turn, what it would do by habit first: everything it could mean, or what it would hope most of. Empty
   * where the open question is not about the turn.
   */
  plans(state: State, seat: Seat, breadth: 'all' | 'best'): readonly TurnPlan[]
  /** What a position is worth, by seat, where a turn has ended and nothing was done in the next; elsewhere it may be wrong. */
  evaluate(state: State): readonly number[]
  /** What a plan does next, as the dice have left things; null: it says nothing of this question. */
  follow(state: State, seat: Seat, plan: TurnPlan): Move | null
}

/** How a bot that searches looks at a game best. Contests found these figures: docs/bots.md. */
export interface Thinking {
  readonly leaf: Leaf
  /** How many stages a playout lasts, where it lasts stages; left out: one. */
  readonly stages?: number
  /** How much a move is tried for being little known. */
  readonly exploration: number
  /** What each level may spend on a decision: playouts, never time, so that every machine answers alike. */
  readonly playouts: { readonly sailor?: number; readonly mate: number; readonly captain: number }
  /** Where turns are planned as wholes: how many plans a captain plays out. */
  readonly plans?: number
}

export interface Game<State, Move extends AnyMove, Event extends AnyEvent, View extends Asked, Options> {
  readonly id: string
  /** Raised whenever an old record would replay differently. */
  readonly version: number
  /**
   * Whether a match that an older version began with these options is played in exactly the same way today. Without this, no older match
   * is. Asked only with the options that version had (`since`).
   */
  continues?(version: number, options: OptionValues): boolean
  readonly seats: { readonly min: number; readonly max: number }
  /** What can be chosen before the game, in the order in which a form shows it. `readOptions` turns untrusted JSON into `Options`. */
  readonly options: readonly OptionSpec[]
  /** Every clause id that refusals, events and rulebooks may cite. */
  readonly clauses: readonly string[]

  /** Null when a game with these options and this many seats may start. */
  refuseTable(options: Options, seatCount: number): Refusal | null
  /** Does everything up to the first question. `log` gets the events on the way, as in `apply`. */
  setup(options: Options, seatCount: number, chance: Chance, log?: Event[] | null): State
  /**
   * The seats whose answer is missing; 0 if the game is over. Several seats give sealed answers, in any order. This is for the match alone:
   * clients get `Asked`.
   */
  awaiting(state: State): SeatSet
  /** What `viewer` may know of the open decision: the same three fields as in `view`, without building the rest of it. */
  asked(state: State, viewer: Viewer): Asked
  outcome(state: State): Outcome | null
  /** The round that is being played, from 1. Only for games that count rounds. */
  round?(state: State): number

  /** Turns untrusted JSON into a well-formed move in its one canonical form, or null. */
  read(raw: unknown): Move | null
  /** Why `seat`, which is awaited, may not make this move; null if it may. Depends on nothing that `seat` cannot see. */
  check(state: State, seat: Seat, move: Move): Refusal | null
  /**
   * Lists exactly the moves that `check` allows, each once, in a stable order; none for a seat that is not awaited. The list may be a
   * constant, so callers must not change it.
   */
  legal(state: State, seat: Seat): readonly Move[]
  /**
   * Carries out a legal move in place, and all that follows until somebody is asked again. While other sealed answers are
   * missing it only stores the answer: no chance, no event, no change another seat could see. Never alters `move`.
   * `log?.push(…)` builds nothing when silent.
   */
  apply(state: State, seat: Seat, move: Move, chance: Chance, log: Event[] | null): void
  /** Picks one of the legal moves of a seat that is awaited, each as likely as the next. It draws from `own`, not from the game's luck. */
  pick(state: State, seat: Seat, own: Chance): Move
  /**
   * Picks and applies moves for all seats, in place and without events, until the game is over or `most` moves were made. Returns how many
   * were made. Of several awaited seats the lowest goes first. For rollouts: nothing is listed.
   */
  playOut(state: State, own: Chance, chance: Chance, most: number): number
  clone(state: State): State

  /** What the viewer may see, built up part by part. It is never the state with parts removed. */
  view(state: State, viewer: Viewer): View
  /**
   * Says when people who pass one screen round need a curtain between them. Left out: views differ, so it falls at every change of captain.
   * `sealed`: views differ only by one's own sealed answer, so it falls only while such a question is open. `shared`: all views are the
   * same, so it never falls. A game that forgets to say is covered.
   */
  readonly sight?: 'sealed' | 'shared'
  /**
   * What a seat that says nothing answers to the open question: the move that plays nothing, the same in every view and allowed with
   * every hand. Null: silence is no answer. Said of quiet questions only, and by games that have some (docs/decisions/0080).
   */
  silence?(view: View): Move | null
  /**
   * Whether this answer to the open question, put to one seat, can be given before everybody at one screen: that it is allowed follows
   * from what a spectator sees, and so does all that its captain learns by it. Left out: none can (docs/decisions/0100).
   */
  openly?(view: View, move: Move): boolean
  /** The event as that viewer saw it, or null if the viewer saw nothing of it. It tells no more than the views before and after do. */
  show(event: Event, viewer: Viewer): Event | null
  /**
   * Types of events by which somebody learns what was hidden. Such a move cannot be undone. Dice need not be listed: `chance` counts them.
   */
  readonly reveals: readonly Event['type'][]
  /** A full state that this viewer cannot tell from the real one: what is hidden is drawn afresh. It is made from the view alone. */
  determinize(view: View, chance: Chance): State
  /**
   * Makes `count` such states at once, where that costs less than one by one (`worldsOf` works either way). Each is as fair as one made
   * alone, but those of one call have much in common: they are good for an average, not where they must be independent.
   */
  worlds?(view: View, count: number, chance: Chance): State[]

  /**
   * Adds to the view what its viewer could still know from the events it saw. Needed only if the rules forbid to look again at what was
   * once open (covered discs): all else that may be remembered is in the view itself. For bots.
   */
  recall?(view: View, heard: readonly Event[]): View

  /** What a bot thinks the position is worth, by seat: higher is better, 0 … 1. Used on determinized states only. */
  evaluate(state: State): readonly number[]
  /** What `evaluate` is made of, where its weights can be learnt. */
  readonly weighing?: Weighing<State>
  /**
   * What a sensible captain answers without thinking long: how playouts go on, for everybody alike. It draws from `own`. Left out: anything
   * legal.
   */
  habit?(state: State, seat: Seat, own: Chance): Move
  /** Which stretch of the game this is, a round or a month: positions are compared best where one ends. */
  stage?(state: State): number
  /**
   * Of two sealed answers to the same question: whether they meet, as two ships do that sail to one island. A seat's answer is then judged
   * by who else it meets.
   */
  meets?(mine: Move, other: Move): boolean
  /**
   * Whether a legal move is one that no captain makes: it gives something away for nothing, as far as this seat can see. Bots leave such
   * moves out as long as there are others.
   */
  isFolly?(view: View, seat: Seat, move: Move): boolean
  /** Where a turn is several answers that are one intention. */
  readonly turns?: Turns<State, Move>
  /** Left out: as is usual. */
  readonly thinking?: Thinking
  /**
   * What each of the seat's legal moves is worth, 0 … 1, where the game can work that out better than a search would: from the view alone, and
   * as far as that rank of bot sees. `skills`, by seat: how well the others play, where that is to count; left out: as well as it does.
   * Null: it cannot.
   */
  advise?(
    view: View,
    seat: Seat,
    legal: readonly Move[],
    rank: 'mate' | 'captain',
    skills?: readonly Skill[],
  ): readonly number[] | null
  /** For tests: what is wrong with this state (cards, coins, ships not conserved), or null. */
  audit(state: State): string | null
}

/** A game whose types nobody outside needs: what the registry, the match, the server and the bots work with. */
export type AnyGame = Game<unknown, AnyMove, AnyEvent, Asked, unknown>
