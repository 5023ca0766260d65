// Taking in what other writers wrote to the same log. The numbers of rows decide who was first; whoever was not reads, and tries
// again on top of it.
import type { Seat } from '@flibuste/kernel'
import { problem, ProblemError } from '../problem.ts'
import type { Known } from '../store/fleet.ts'
import type { Store } from '../store/store.ts'
import { queue, readRow, readWhisper, type Berth, type Berths } from './berths.ts'
import type { Decide } from './harbour.ts'
import { withWhispers } from './quiet.ts'
import type { Step } from './steps.ts'
import { fold, type Table } from './table.ts'

export interface AdoptingParts {
  readonly store: Store
  readonly berths: Pick<Berths, 'lose'>
  /** Puts the next table in place, and tells everybody. */
  swap(berth: Berth, after: Table): void
  onWhisper?(after: Table, seat: Seat): void
}

export interface Adopting {
  /** What comes next was taken: takes it in. A table that another node has forgotten is gone here too. */
  adoptTaken(berth: Berth): Promise<void>
  /** Works out what is to be written. Before it refuses, it takes in what other nodes wrote meanwhile, which may allow it. */
  decideBy(berth: Berth, decide: Decide): Promise<Step>
  /** Takes in what is stored, so that nobody is shown an older table. Does nothing without other nodes. */
  catchUp(berth: Berth): Promise<void>
}

export const knownOf = ({ table: { id, number, whispers } }: Berth): Known => ({
  table: id,
  number,
  whispers: whispers.length,
})

export function createAdopting({ store, berths, swap, onWhisper }: AdoptingParts): Adopting {
  const { fleet } = store

  /** False: there was nothing new. */
  async function adopt(berth: Berth): Promise<boolean> {
    const { id, number } = berth.table
    const rows = await store.read(id, number)
    const told = (await store.whispers(id)).map(readWhisper)
    for (const row of rows) swap(berth, fold(berth.table, readRow(row)))
    const before = berth.table.whispers
    berth.table = withWhispers(berth.table, told)
    const fresh = berth.table.whispers.filter(({ seat }) => !before.some((whisper) => whisper.seat === seat))
    for (const { seat } of fresh) onWhisper?.(berth.table, seat)
    return rows.length > 0 || fresh.length > 0
  }

  return {
    adoptTaken: async (berth) => {
      const { id, number } = berth.table
      if (await adopt(berth)) return
      if ((await store.length(id)) > 0)
        throw new Error(`what comes after row ${number} of ${id} is taken and not there`)
      berths.lose(berth)
      throw problem('unknown-table')
    },

    decideBy: async (berth, decide) => {
      for (;;)
        try {
          return decide(berth.table)
        } catch (error) {
          if (fleet === null || !(error instanceof ProblemError) || !(await adopt(berth))) throw error
        }
    },

    catchUp: async (berth) => {
      if (fleet !== null && (await fleet.behind([knownOf(berth)])).length > 0) await queue(berth, () => adopt(berth))
    },
  }
}
