// The table's words in the language of the page.
import { words, type Dictionaries } from '@flibuste/web/kit'
import { en, type CoveWords } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Dictionaries<CoveWords> = { en, fr }

export const say = (): CoveWords => words(WORDS)
