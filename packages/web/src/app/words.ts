// The words of the page around the tables: landing, sheets, rulebooks, lost pages.
import type { Dictionaries } from '../kit/language.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type AppWords = typeof en

export const dictionaries: Dictionaries<AppWords> = { en, fr }
