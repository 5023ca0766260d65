// What a game's table in the browser is to the shell around it. `games/<game>/table/index.tsx` exports one as `table`.
// The shell knows no rules and no pieces; the table knows no network, no storage and no other game.
import type {
  AnyEvent,
  AnyMove,
  Asked,
  Game,
  GameText,
  Language,
  Outcome,
  Phrase,
  Reader,
  Seat,
  SeatSet,
  Viewer,
} from '@flibuste/kernel'
import type { Signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import type { BotChoice } from '../session/bot-choices.ts'
import type { Deeds } from './deeds.ts'
import type { Explain } from './explain.ts'
import type { Goal } from './goal.ts'
import type { Score } from './score.ts'
import type { SoundName } from './sound.ts'
import type { Turns } from './turns.ts'
import type { Voyage } from './voyage.ts'

/** Somebody at the table, as the page shows them. */
export interface Captain {
  readonly seat: Seat
  readonly name: string
  /** The level of the bot that answers for the seat now. */
  readonly bot: BotChoice | null
  readonly isMe: boolean
  readonly here: boolean
}

/** What led to a view, and how far it has been told. */
export interface Happened<Event> {
  /** Changes with every entry. */
  readonly number: number
  /** Empty after a jump in the past or a reload. */
  readonly events: readonly Event[]
  /** The same, also after a jump or a reload: for words that stay. Nothing moves by them. */
  readonly written: readonly Event[]
  /** The game's beats, and the moments the table put between them. */
  readonly score: Score<Event>
  /** How many of the game's own beats have begun. */
  readonly begun: number
  /** How many of the events have been told: what board and stage may show of them. */
  readonly told: number
  /** Nothing of it is kept back any more, or there was nothing: no stage stands for what is over. */
  readonly isOver: boolean
}

/** Everything a board is drawn from. Views are truth: the board must be drawable from this alone at any time. */
export interface Scene<View extends Asked, Move extends AnyMove, Event extends AnyEvent> {
  readonly view: View
  /** The seat this page answers for now; SPECTATOR when watching. Pass-and-play changes it with the turn. */
  readonly me: Viewer
  /** Empty when it is not this page's turn, or when looking back. */
  readonly legal: readonly Move[]
  readonly captains: readonly Captain[]
  readonly language: Language
  readonly text: GameText<View, Move, Event>
  readonly reader: Reader
  /** What led to this view, for motion and sound only. */
  readonly happened: Happened<Event>
  /** Whose panel is lit: whose turn it is, as far as that has been told. */
  readonly lit: SeatSet
  /** What was taken from this seat since its last turn: a dashed ring marks where it was until its turn is over. */
  readonly taken: readonly Event[]
  readonly layout: Layout
}

export const LAYOUTS = ['phone', 'tablet', 'laptop', 'wide'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What a board may do. */
export interface Hands<Move extends AnyMove> {
  /** Makes the move if it is legal; otherwise shows why not (toast, clause), and nothing is spent. */
  play(move: Move): void
  /** Opens the rulebook at a clause. */
  consult(clause: string): void
  /** Ends what is being told: a stage is put away. */
  skip(): void
  /** Tells once more what happened at an entry. */
  again(entry: number): void
}

/** A button of the action bar. */
export interface Action<Move extends AnyMove> {
  /** Null: a button that changes the draft only (`run`). */
  readonly move: Move | null
  readonly label: string
  /** What is read aloud, where the label is cut short to fit. */
  readonly name?: string
  readonly icon?: ComponentChildren
  /** Shown on the button and listened to: a single key. */
  readonly key?: string | undefined
  /** On a phone its icon says enough: it stands beside the primary and leaves the rows to the others. */
  readonly brief?: true
  /** It says what is to be chosen and proposes nothing: pressed, it opens the list of moves. */
  readonly asks?: true
  readonly run?: () => void
}

/** What the action bar offers. At most one primary, named by its effect. Every legal move is also in the "all moves" list, which the shell makes. */
export interface Actions<Move extends AnyMove> {
  readonly primary: Action<Move> | null
  readonly others: readonly Action<Move>[]
  /** Replaces the sentence of the prompt while a draft is open ("Tap dice to reroll"). */
  readonly hint?: string | null
}

/** What is to be said of a move before it is made: that it ends the match, or that it can bring nothing. Never a reason to block it. */
export interface Remark {
  readonly kind: 'ends' | 'vain'
  readonly words: string
}

/** A column of the ranking on the result screen. */
export interface RankingColumn<View> {
  readonly title: string
  readonly cell: (view: View, seat: Seat) => ComponentChildren
}

/** What a frame tells, and the views it lies between. */
export interface Told<View, Event> {
  readonly events: readonly Event[]
  readonly before: View
  readonly after: View
}

/** What an event is to a seat: something taken from it, something gained, or something to know. */
export type Stake = 'lost' | 'won' | 'news'

/** How much an event is to a seat. */
export interface Concern {
  /** Orders the digest, the heaviest first; from `STAGED` on it is a moment of its own. */
  readonly weight: number
  readonly stake: Stake
  /** What came of a fight of theirs: they read it at every pace, whoever's move it was, and find it again in the digest of their next turn. */
  readonly read?: true
}

/** A deed worth a line, a moment that is staged, a blow that comes before all others. */
export const WEIGHT = { trifle: 1, deed: 10, staged: 50, blow: 90 } as const

/** Where a window can be: a month, an island. */
export interface OrderPlace {
  readonly key: string
  /** On its button, under the title of its group. */
  readonly label: string
  /** By itself, in a sentence. */
  readonly name: string
}

export interface OrderPlaces {
  readonly title: string
  readonly places: readonly OrderPlace[]
}

/** What a player may say ahead. It holds until something is asked that has another key, or none. */
export interface Said<Move extends AnyMove> {
  readonly key: string
  /** What could be played then, as far as the player knows now. */
  readonly moves: readonly Move[]
}

/** What is answered before it is asked: while one decides something else, one says what to play in the windows that follow, or nothing. */
export interface Ahead<View extends Asked, Move extends AnyMove> {
  /** Null: nothing can be said ahead at the open question. */
  said(view: View): Said<Move> | null
  /** Whether the open window is one of those. */
  covers(view: View): boolean
}

/** What standing orders mean in a game. A window is where its silence is an answer; `groups` and `where` must not look at a hand. */
export interface Orders<View extends Asked, Move extends AnyMove> {
  /** As many as the match that is played has. */
  groups(language: Language, view: View): readonly OrderPlaces[]
  /** What the open question belongs to, by key: it is put to the player if any of these was chosen. */
  where(view: View): readonly string[]
  readonly ahead: Ahead<View, Move>
}

/** What a board is given. */
export interface BoardProps<View extends Asked, Move extends AnyMove, Event extends AnyEvent, Made> {
  readonly scene: Scene<View, Move, Event>
  readonly hands: Hands<Move>
  /** What the player is putting together (dice picked, a crew lifted). The shell makes a new one for every decision. */
  readonly draft: Signal<Made>
}

export interface TableModule<View extends Asked, Move extends AnyMove, Event extends AnyEvent, Made> {
  readonly game: Game<unknown, Move, Event, View, unknown>
  /** Everything but top bar, rail or strip, and action bar. Fills the space it is given; never scrolls the page. */
  readonly Board: FunctionComponent<BoardProps<View, Move, Event, Made>>
  /** Every draft begins with it. */
  readonly emptyDraft: Made
  actions(scene: Scene<View, Move, Event>, draft: Signal<Made>): Actions<Move>
  /** The goal and how far everybody is, as far as the viewer knows. */
  goal(view: View): Goal
  /** What a piece with this key is, and does now; null: nothing the viewer may know of. */
  readonly explain: Explain<View>
  /** Null: there is nothing to say of the move that its name does not. */
  remark(move: Move, view: View, reader: Reader): Remark | null
  /** The seat's figure in the captains' panel: "2/3". */
  standing(view: View, seat: Seat): string
  /** What that figure counts, where its own words do not say it: drawn behind it. */
  readonly standingIcon?: 'star'
  /** What changes that figure: it changes when the last of these has been told. */
  readonly counts: readonly Event['type'][]
  /** A view with the figures that what has been told of its frame, or of the next, has brought; left out: they wait for the last of it. */
  counted?(view: View, told: readonly Event[]): View
  ranking(language: Language, view: View): readonly RankingColumn<View>[]
  /** From every view of the match, the last being the end; null where there is nothing to draw yet. */
  voyage(language: Language, views: readonly View[]): Voyage | null
  /** What is counted of the match for its end. */
  readonly deeds: Deeds<Event>
  /** A line of the log in the figures the board shows, where the game's own text cannot know them; null: as the text has it. */
  line?(event: Event, view: View, reader: Reader): Phrase | null
  /** The beats of a frame, in the order of its events; what they leave out is told at their end. */
  score(told: Told<View, Event>): Score<Event>
  /**
   * Which affair of others a frame tells of, and of nothing else: it is told twice as fast, and skipped to its end at once. Null: some of
   * it is of matter to whoever looks; left out: all of it always is.
   */
  aside?(told: Told<View, Event>): string | null
  /** How the match reads: its turns, and what one line of the log stands for. */
  readonly turns: Turns<Event>
  /** What an event is to a seat, or to whoever watches; null: nothing worth telling again. */
  concerns(event: Event, seat: Viewer, told: Told<View, Event>): Concern | null
  /** What the banner of a moment says, where the line of the log is not enough. */
  moment?(event: Event, told: Told<View, Event>, reader: Reader): Phrase | null
  /**
   * What the bar is headed from this event on while its frame is told: one answer may end a battle and begin the next. Null: as before; left out:
   * always as it was asked.
   */
  heading?(event: Event, told: Told<View, Event>): string | null
  /** Where the board itself shows the steps of a turn; there the action bar leaves them out. */
  readonly ownSteps?: readonly Layout[]
  /** Standing orders (docs/decisions/0011), in games that ask quietly; `plain`: its windows have no places worth choosing among. */
  readonly orders?: 'plain' | Orders<View, Move>
  /** The sounds events make; the others make none. */
  readonly sounds: { readonly [Type in Event['type']]?: SoundName }
  /** Ranking order is by `outcome.places`; this says how the headline art is to be drawn (default: the winner's ship). */
  headline?(outcome: Outcome, view: View): ComponentChildren
}

/** As the shell knows it: what is put together is the game's own affair. */
export type AnyTableModule = TableModule<Asked, AnyMove, AnyEvent, unknown>
