// The words of a table before its match begins.
import type { Dictionaries } from '../kit/language.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type LobbyWords = typeof en

export const dictionaries: Dictionaries<LobbyWords> = { en, fr }
