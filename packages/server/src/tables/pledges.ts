// Words of chance: each seat promises one when it is taken, by its hash, and opens it once the match is called. By then every seat
// is bound, so whoever knows the seed and the others' words can no longer choose a word of their own to fit.
// See docs/decisions/0020-words-are-promised.md.
import { hashState, promiseTo } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Presence } from './hosting.ts'
import { holdOf } from './seating.ts'
import { NOTHING, stepOf, withForced, type Step } from './steps.ts'
import { startOf, type Hold, type Table } from './table.ts'

/** A word that was promised and is not opened yet. */
const isClosed = ({ promise, entropy }: Hold): boolean => promise !== null && entropy === ''

/** What each seat puts in. One that was never opened puts in its promise: that was known to all, and nobody chose it late. */
const wordsOf = ({ holds }: Table): string[] =>
  holds.map(({ entropy, promise }) => (entropy === '' ? (promise ?? '') : entropy))

/** Whether somebody who could open their word has not done so. */
const isAwaited = ({ holds }: Table, isHere: Presence): boolean =>
  holds.some((hold) => isClosed(hold) && hold.owner !== null && isHere(hold.owner.id))

function begin(table: Table, at: number): Step {
  const entropy = wordsOf(table)
  const setup = hashState(startOf(table, entropy).match.state)
  return stepOf(table, { type: 'started', at, entropy, setup })
}

/** Both, one after the other. */
const joined = (first: Step, second: Step): Step => ({
  ...first,
  rows: [...first.rows, ...second.rows],
  tables: [...first.tables, ...second.tables],
})

/** The step, and the match with it if nobody is waited for any more. */
function beginAfter(before: Table, step: Step, at: number, isHere: Presence): Step {
  const table = step.tables.at(-1) ?? before
  return isAwaited(table, isHere) ? step : withForced(before, joined(step, begin(table, at)), at)
}

/** The seats are bound from now on, and the match begins when the words are open. Where all are, it begins at once. */
export function call(table: Table, at: number, isHere: Presence): Step {
  if (table.calledAt !== null) return NOTHING
  const step = table.holds.some(isClosed) ? stepOf(table, { type: 'called', at }) : NOTHING
  return beginAfter(table, step, at, isHere)
}

/** A match that was called begins without the words that are still missing. */
export const beginAnyway = (table: Table, at: number): Step =>
  table.status === 'open' && table.calledAt !== null ? beginAfter(table, NOTHING, at, () => false) : NOTHING

export interface Opening {
  readonly guest: Guest
  readonly seat: number
  readonly word: string
  readonly at: number
  readonly isHere: Presence
}

/** Somebody opens their word. The last one begins the match. */
export function openWord(table: Table, { guest, seat, word, at, isHere }: Opening): Step {
  const hold = holdOf(table, seat)
  if (hold.owner?.id !== guest.id) throw problem('not-your-seat')
  if (hold.promise === null || promiseTo(word) !== hold.promise)
    throw problem('malformed', 'that is not the word that was promised')
  if (hold.entropy === word) return NOTHING
  if (table.status !== 'open') throw problem('already-started', 'the match has begun without that word')
  if (table.calledAt === null) throw problem('not-started', 'words are opened once the match is called')
  return beginAfter(table, stepOf(table, { type: 'opened', at, seat, word }), at, isHere)
}
