// The shell's words in the language of the page.
import type { Language } from '@flibuste/kernel'
import { words } from '../kit/language.ts'
import { en, type TableWords } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { TableWords } from './words.en.ts'

export const dictionaries: { readonly [L in Language]: TableWords } = { en, fr }

export const say = (): TableWords => words(dictionaries)
