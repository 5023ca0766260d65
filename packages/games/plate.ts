// A plate: what a game shows of itself before its rules are loaded, and how they are loaded. Knows no game.
import type { AnyGame, GameText, Language } from '@flibuste/kernel'
import type { AnySchool, AnySchoolWords } from './lesson.ts'

/** `rules`: the rules are there, for the command line; the page and the server wait for the table. */
export type Stage = 'rules' | 'open'

type InEveryLanguage = { readonly [L in Language]: string }

export interface Plate {
  /** Plates are shown in the order of their numbers, the first is 1. */
  readonly number: number
  readonly stage: Stage
  /** The name of the game. We are not affiliated with its publisher. */
  readonly title: InEveryLanguage
  /** One sentence that makes people sit down to it. */
  readonly pitch: InEveryLanguage
  /** How long a match takes people. */
  readonly minutes: number
  /** How long one takes against three bots at the normal pace, six seconds an answer. A test measures it: web/src/table/minutes.test.ts. */
  readonly minutesWithBots: number
  readonly seats: { readonly min: number; readonly max: number }
  load(): Promise<AnyGame>
  readonly text: { readonly [L in Language]: () => Promise<GameText> }
  /** How it is taught. Nobody but a learner needs it, so nothing of it is fetched before. */
  readonly lessons?: {
    load(): Promise<AnySchool>
    readonly words: { readonly [L in Language]: () => Promise<AnySchoolWords> }
  }
}
