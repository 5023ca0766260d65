// The table's words in the language of the page.
import { words, type Dictionaries } from '@flibuste/web/kit'
import { en, type BonesWords } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Dictionaries<BonesWords> = { en, fr }

/** The sea-charts' own names, the same in both languages. Island 1 first. */
const ISLAND_NAMES = ['Saba', 'Nevis', 'Mona', 'Cocos', 'Roatán', 'Tortuga'] as const

export const islandName = (island: number): string => ISLAND_NAMES[island - 1] ?? ''

export const say = (): BonesWords => words(WORDS)
