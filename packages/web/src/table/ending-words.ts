// The words of the end in the language of the page.
import { words } from '../kit/language.ts'
import { endingEn, type EndingWords } from './ending-words.en.ts'
import { endingFr } from './ending-words.fr.ts'

export const endingWords = (): EndingWords => words({ en: endingEn, fr: endingFr })
