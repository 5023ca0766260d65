// The dice of a turn in one line, in English.
export const en = { rolls: ' rolls ' }
export type TurnWords = typeof en
