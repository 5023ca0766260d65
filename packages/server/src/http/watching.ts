// Coming to a table to be told what happens there: what everybody passes who opens a stream or a line, and what each of them is told first.
import type { Line } from '../live/channel.ts'
import { laterProblem, problem } from '../problem.ts'
import { recalls, type Eyes } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import { addressOf } from './address.ts'
import type { Services } from './services.ts'
import { createTally } from './tally.ts'

/** When to try again where all streams are taken: somebody leaves every now and then. */
const FULL_RETRY_S = 30

/** Somebody who knows all rows up to `after`; null: none. */
export interface Returning {
  readonly ip: string
  readonly guest: string | null
  /** Of the table. */
  readonly id: string
  readonly after: number | null
}

type Looking = Pick<Services, 'harbour' | 'allowances'>

/** The table after each row so far. What has to be played again for it is charged. */
async function pastOf({ harbour, allowances }: Looking, { ip, guest, id }: Returning): Promise<Table[]> {
  const { number } = await harbour.read(id)
  allowances.work.spend(ip, guest, 1 + harbour.pastCost(id, number))
  return harbour.past(id, number)
}

/** Calls `begin` with the table of that very moment, and with its past if the table does not remember all that somebody lacks. */
export async function lookAfter(
  services: Looking,
  returning: Returning,
  begin: (table: Table, past: readonly Table[]) => void,
): Promise<void> {
  const { id, after } = returning
  let past: readonly Table[] = []
  const isEnough = (table: Table): boolean => {
    // Whoever was away for long lacks more than a table remembers.
    if (after !== null && !recalls(table, Math.max(after, past.at(-1)?.number ?? 0))) return false
    begin(table, past)
    return true
  }
  while (!(await services.harbour.look(id, isEnough))) past = await pastOf(services, returning)
}

export interface Coming {
  readonly ip: string
  readonly eyes: Eyes
  /** Of the table. */
  readonly id: string
  readonly after: number | null
  /** What the page calls its line; null: nothing. */
  readonly name: string | null
  /** What its browser calls itself in all its pages; null: nothing. */
  readonly browser: string | null
}

/** Opens the line of whoever comes, and tells them what they lack and what follows. `open` is given what to call once the line is closed; null: it is gone already. */
export type Watch = (coming: Coming, open: (closed: () => void) => Line | null) => Promise<void>

export function createWatch(services: Services): Watch {
  const { watchers, rateLimits } = services
  const streams = createTally(rateLimits.streams)
  const allStreams = createTally(rateLimits.allStreams)

  /** The way to give a stream back, to its address and to all. */
  function take(ip: string): () => void {
    const own = streams.take(addressOf(ip))
    if (own === null) throw problem('too-many', 'so many streams are open already')
    const one = allStreams.take('all')
    if (one !== null) return () => [own, one].forEach((giveBack) => giveBack())
    own()
    throw laterProblem('full', FULL_RETRY_S)
  }

  return ({ ip, eyes, id, after, name, browser }, open) =>
    lookAfter(services, { ip, guest: eyes.guest, id, after }, (table, past) => {
      const giveBack = take(ip)
      let leave = (): void => undefined
      const line = open(() => {
        giveBack()
        leave()
      })
      if (line === null) return giveBack()
      services.attend(table)
      leave = watchers.watch({ table, eyes, after, past, line, name, browser })
    })
}
