// A plate: what a game shows of itself before its rules are loaded, and how they are loaded. Knows no game.
import type { AnyGame, GameText, Language, Outcome } from '@flibuste/kernel'
import type { AnySchool, AnySchoolWords } from './lesson.ts'

/** `rules`: only the command line can play it, because page and server need its table. `open`: it can be played everywhere. */
export type Stage = 'rules' | 'open'

type InEveryLanguage = { readonly [L in Language]: string }

/** How the end of a match alone is called. */
export type TitleAlone = (outcome: Pick<Outcome, 'scores' | 'clause'>) => string

export interface Plate {
  /** Plates are shown in the order of their numbers, from 1. */
  readonly number: number
  readonly stage: Stage
  /** The name of the game. */
  readonly title: InEveryLanguage
  /** One sentence that makes people want to play. */
  readonly pitch: InEveryLanguage
  /** How long a match takes people. */
  readonly minutes: number
  /** How long a match takes against three bots at the normal pace, with six seconds an answer. web/src/table/minutes.test.ts measures it. */
  readonly minutesWithBots: number
  readonly seats: { readonly min: number; readonly max: number }
  load(): Promise<AnyGame>
  readonly text: { readonly [L in Language]: () => Promise<GameText> }
  /** Where one plays alone for a title: of two ends the one with the lower score is the better. */
  readonly alone?: { readonly [L in Language]: () => Promise<TitleAlone> }
  /** Its lessons. They are fetched when somebody wants to learn. */
  readonly lessons?: {
    load(): Promise<AnySchool>
    readonly words: { readonly [L in Language]: () => Promise<AnySchoolWords> }
  }
}
