// The name of a table, which is also the key to it: whoever has the link may watch and sit. KRAKEN-42-MOON-TULIP.
// Three words and two digits are a choice of 1.5 thousand million; strangers who guess meet the rate limit first.
import { randomInt } from 'node:crypto'
import { problem } from '../problem.ts'
import { WORDS } from './words.ts'

const word = (): string => WORDS[randomInt(WORDS.length)]!

export const newTableId = (): string => `${word()}-${randomInt(10, 100)}-${word()}-${word()}`

/** As somebody may have typed it. What cannot be a name is not looked up. */
export function readTableId(typed: string): string {
  const id = typed.trim().toUpperCase()
  if (!/^[A-Z0-9-]+$/.test(id)) throw problem('unknown-table')
  return id
}
