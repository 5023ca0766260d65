// The dice of a turn in one line, in French.
import type { TurnWords } from './turn-words.en.ts'

export const fr: TurnWords = { rolls: ' lance ' }
