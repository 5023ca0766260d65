// Taking in what other writers wrote to the same log. The numbers of rows decide who was first; whoever was not reads, and tries
// again on top of it.
import type { Seat } from '@flibuste/kernel'
import { laterProblem, problem, ProblemError } from '../problem.ts'
import type { Known } from '../store/fleet.ts'
import type { Store } from '../store/store.ts'
import { newsOf, queue, readRow, readWhisper, type Berth, type Berths } from './berths.ts'
import type { Decide } from './harbour.ts'
import { withWhispers } from './quiet.ts'
import type { Step } from './steps.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'

export interface AdoptingParts {
  readonly store: Store
  readonly berths: Pick<Berths, 'lose'>
  /** Puts the next table in place, and tells everybody. */
  swap(berth: Berth, after: Table): void
  onWhisper?(after: Table, seat: Seat): void
}

export interface Adopting {
  /** Takes in what another writer stored first. A table that another node has forgotten is gone here too. Throws if the store lost something. */
  adoptTaken(berth: Berth): Promise<void>
  /** Works out what is to be written. Before it refuses, it takes in what other nodes wrote meanwhile, which may allow it. */
  decideBy(berth: Berth, decide: Decide): Step | Promise<Step>
  /** Takes in what is stored, so that nobody is shown an older table. Does nothing without other nodes. */
  catchUp(berth: Berth): Promise<void>
}

export const knownOf = ({ table: { id, number, whispers } }: Berth): Known => ({
  table: id,
  number,
  whispers: whispers.length,
})

/** Seconds after which the same may be asked again. */
const SOON_S = 1

export function createAdopting({ store, berths, swap, onWhisper }: AdoptingParts): Adopting {
  const { fleet } = store

  /** Takes in what is new, and returns false if there was nothing. */
  async function adopt(berth: Berth): Promise<boolean> {
    const { id, number } = berth.table
    const { rows, whispers } = await newsOf(store, id, number)
    for (const row of rows) swap(berth, fold(berth.table, readRow(row)))
    const before = berth.table.whispers
    berth.table = withWhispers(berth.table, whispers.map(readWhisper))
    const fresh = berth.table.whispers.filter(({ seat }) => !before.some((whisper) => whisper.seat === seat))
    for (const { seat } of fresh) onWhisper?.(berth.table, seat)
    return rows.length > 0 || fresh.length > 0
  }

  /**
   * Whether more is known of a table than is stored: another node has cleared it away, or the database lost its end with a standby that
   * lagged behind. It is let go then, and read anew by whoever asks next.
   */
  async function isTooLong(berth: Berth): Promise<boolean> {
    const { id, number } = berth.table
    const length = await store.length(id)
    if (length >= number) return false
    berths.lose(berth)
    if (length === 0) throw problem('unknown-table')
    return true
  }

  async function decideLast(berth: Berth, decide: Decide): Promise<Step> {
    for (;;)
      try {
        return decide(berth.table)
      } catch (error) {
        if (!(error instanceof ProblemError) || !(await adopt(berth))) throw error
      }
  }

  return {
    adoptTaken: async (berth) => {
      const { id, number } = berth.table
      if (await adopt(berth)) return
      if (!(await isTooLong(berth))) throw new Error(`what comes after row ${number} of ${id} is taken and not there`)
      throw laterProblem('not-ready', SOON_S)
    },

    decideBy: (berth, decide) => (fleet === null ? decide(berth.table) : decideLast(berth, decide)),

    catchUp: async (berth) => {
      if (fleet === null || (await fleet.behind([knownOf(berth)])).length === 0) return
      await queue(berth, async () => (await adopt(berth)) || isTooLong(berth))
    },
  }
}
