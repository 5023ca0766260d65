// Every game at the table. Adding one is its folder and its line here.
// Games and their words are loaded when asked for: a page that shows one game does not carry the others.
import type { AnyGame, GameText, Language } from '@flibuste/kernel'

/** `rules`: the rules are there, for the command line; the page and the server wait for the table. */
export type Stage = 'rules' | 'open'

export interface Registered {
  readonly stage: Stage
  /** How long a match takes people, in minutes: for the landing page. */
  readonly minutes: number
  readonly seats: { readonly min: number; readonly max: number }
  load(): Promise<AnyGame>
  text: { readonly [L in Language]: () => Promise<GameText> }
}

export const GAMES = {
  bones: {
    stage: 'open',
    minutes: 20,
    seats: { min: 1, max: 8 },
    load: async () => (await import('./bones/index.ts')).bones,
    text: {
      en: async () => (await import('./bones/text.en.ts')).text,
      fr: async () => (await import('./bones/text.fr.ts')).text,
    },
  },
  buccaneer: {
    stage: 'open',
    minutes: 45,
    seats: { min: 3, max: 5 },
    load: async () => (await import('./buccaneer/index.ts')).buccaneer,
    text: {
      en: async () => (await import('./buccaneer/text.en.ts')).text,
      fr: async () => (await import('./buccaneer/text.fr.ts')).text,
    },
  },
  stortebeker: {
    stage: 'open',
    minutes: 45,
    seats: { min: 2, max: 4 },
    load: async () => (await import('./stortebeker/index.ts')).stortebeker,
    text: {
      en: async () => (await import('./stortebeker/text.en.ts')).text,
      fr: async () => (await import('./stortebeker/text.fr.ts')).text,
    },
  },
  pirates: {
    stage: 'open',
    minutes: 45,
    seats: { min: 2, max: 6 },
    load: async () => (await import('./pirates/index.ts')).pirates,
    text: {
      en: async () => (await import('./pirates/text.en.ts')).text,
      fr: async () => (await import('./pirates/text.fr.ts')).text,
    },
  },
  cove: {
    stage: 'open',
    minutes: 75,
    seats: { min: 3, max: 5 },
    load: async () => (await import('./cove/index.ts')).cove,
    text: {
      en: async () => (await import('./cove/text.en.ts')).text,
      fr: async () => (await import('./cove/text.fr.ts')).text,
    },
  },
} as const satisfies { readonly [id: string]: Registered }

export type GameId = keyof typeof GAMES
export const GAME_IDS = Object.keys(GAMES) as GameId[]
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id)
export const registered = (id: GameId): Registered => GAMES[id]
/** Games that can be sat down to. */
export const OPEN_GAME_IDS = GAME_IDS.filter((id) => registered(id).stage === 'open')
export const isOpenGameId = (id: string): id is GameId => isGameId(id) && registered(id).stage === 'open'
