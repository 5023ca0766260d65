// The words around a lesson.
import { words, type Dictionaries } from '../kit/language.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type LessonShellWords = typeof en

export const dictionaries: Dictionaries<LessonShellWords> = { en, fr }

export const say = (): LessonShellWords => words(dictionaries)
