// The words that all tables share. A game's own dictionaries begin with them.
import { words, type Dictionaries } from './language.ts'
import { sharedEn } from './words.en.ts'
import { sharedFr } from './words.fr.ts'

export type SharedWords = typeof sharedEn

export const SHARED_WORDS: Dictionaries<SharedWords> = { en: sharedEn, fr: sharedFr }

/** In the language of the page. */
export const sharedWords = (): SharedWords => words(SHARED_WORDS)
