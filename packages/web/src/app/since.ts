// How long ago something was, in words.
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

const MS_A_MINUTE = 60_000

export const sinceWords = (at: number): string =>
  words(dictionaries).saved(Math.max(0, Math.round((Date.now() - at) / MS_A_MINUTE)))
