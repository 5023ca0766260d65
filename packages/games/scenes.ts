// For browser tests: what a game tells of itself in its `scenes.ts`, so that it is looked at on every screen. A position is described by
// what is true of it, and found by playing; what is done on a board is described by selectors. Knows no browser.
import type { AnyEvent, AnyMove, Asked, Chance, Game } from '@flibuste/kernel'

/** The match played on from a position, to see what would come of it. */
export interface Trial<View, Move, Event> {
  view(): View
  legal(): readonly Move[]
  /** Plays for whoever is asked, and for the table; says what happened. */
  play(move: Move): readonly Event[]
}

export interface Wanted<View, Move, Event> {
  readonly seats: number
  /** The match it was last found in, where that is far from the first: looked at before the others. */
  readonly match?: number
  /** Who sits in the seats that are not asked: people at the same screen, so that no bot moves on, or bots. */
  readonly company?: 'people' | 'bots'
  /** Whether this is the position, for whoever is asked. */
  is(view: View, legal: readonly Move[]): boolean
  /** Whether going on from it leads where the test wants to go. */
  goesOn?(trial: Trial<View, Move, Event>): boolean
}

/** How a game is played in search of a position, and for how long. */
export interface Search<View extends Asked, Move extends AnyMove, Event extends AnyEvent, W> {
  readonly game: Game<unknown, Move, Event, View, unknown>
  readonly names?: readonly string[]
  readonly mostMatches: number
  readonly mostMoves: number
  optionsOf(wanted: W): object
  /** Draws one of the moves, and likelier one that leads somewhere. */
  choose(legal: readonly Move[], chance: Chance, view: View): Move
}

/** Somebody at the page. A selector means the first that it finds. */
export interface Hands {
  press(selector: string): Promise<void>
  /** Presses it even if something lies on it. */
  touch(selector: string): Promise<void>
  key(name: string): Promise<void>
  /** Presses one after the other until something is shown. */
  pressUntil(selector: string, shown: string): Promise<void>
  /** Takes the first move whose words begin so from the list of all moves. */
  choose(words: string): Promise<void>
  /** Answers with what is done, and waits until the table has moved on. */
  answer(how: () => Promise<void>): Promise<void>
  /** Waits until it is shown. */
  see(selector: string): Promise<void>
}

export interface Scene<W> {
  readonly name: string
  readonly wanted: W
  /** What leads from the position to what is looked at. */
  play?(hands: Hands): Promise<void>
  /** What must be seen together with the question, without scrolling. */
  readonly together?: readonly string[]
  /** A choice half made, and undone where it can be: nothing may move under the finger meanwhile. */
  readonly picking?: {
    readonly board: string
    pick(hands: Hands): Promise<void>
    putDown?(hands: Hands): Promise<void>
  }
}

/** What a board may do although a screen should not, by selector; each with its reason where it is said. */
export interface Excused {
  /** May end in an ellipsis or below its edge. */
  readonly cut?: string
  /** May scroll sideways. */
  readonly sideways?: string
  /** May be smaller than a thumb. */
  readonly small?: string
  /** Turns as it is picked, or tells what was picked. */
  readonly turning?: string
  /** Is drawn, or has a digit, and is asked about elsewhere or nowhere. */
  readonly unexplained?: string
}

export interface Lesson<Move> {
  readonly name: string
  /** What is pressed to make a move, one after the other: the pieces, and the button of the bar where the board needs its word. */
  presses(move: Move): readonly string[]
}

/** The button of the action bar that makes a move. */
export const barOf = ({ kind }: AnyMove): string => `#action-bar [data-plays="${kind}"]`

/** A piece of the board by its mark. */
export const piece = (mark: string): string => `.board-area [data-explain="${mark}"]`

export interface Scenes<View extends Asked, Move extends AnyMove, Event extends AnyEvent, W> {
  readonly search: Search<View, Move, Event, W>
  /** The telling moments: the first question, a choice half made, the big stage. At least two; the second is played by thumb. */
  readonly scenes: readonly Scene<W>[]
  /** A finished match (records/<game>/<name>.json) whose end is looked at: as many captains as can be. */
  readonly ended: string
  /** One that is replayed: it has fights, or whatever the board marks as such, and one captain won it who was behind before. */
  readonly replayed: string
  readonly excused?: Excused
  /** The lesson that is taken by mouse and by keyboard: a plain turn. Without lessons none. */
  readonly lesson?: Lesson<Move>
}

export type AnyWanted = Wanted<Asked, AnyMove, AnyEvent>
export type AnyScene = Scene<AnyWanted>
export type AnyScenes = Scenes<Asked, AnyMove, AnyEvent, AnyWanted>
