// A golden record written into a store as the log of a served table: a long match without playing it again.
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import type { Store } from '../store/store.ts'
import { entryRow, type Row } from '../tables/log.ts'

export interface RecordedTable {
  readonly id: string
  /** Whose the first seats are; bots have the others. */
  readonly owners: readonly Guest[]
  /** How much of the match was played; all of it unless told. */
  readonly entries?: number
}

/** `name` is a file of `records/`, as `cove/five`. */
export const goldenRecord = (name: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../../../records/${name}.json`, import.meta.url), 'utf8')) as MatchRecord

/** The log of such a table. */
export function rowsOf(record: MatchRecord, { id, owners, entries = record.entries.length }: RecordedTable): Row[] {
  const { game, version, options, seed, entropy, setup } = record
  if (seed === null) throw new Error('a record whose seed was not told cannot be played again')
  const host = owners[0]?.id ?? 'nobody'
  const sat = entropy.map((word, seat): Row => {
    const owner = owners[seat] ?? null
    return { type: 'sat', at: 1, seat, owner, bot: owner === null ? 'random' : null, entropy: word }
  })
  return [
    { type: 'created', at: 1, id, game, version, options, seats: entropy.length, host, seed, offers: [] },
    ...sat,
    { type: 'started', at: 1, entropy, setup },
    ...record.entries.slice(0, entries).map((entry) => entryRow(entry, 1, null)),
  ]
}

export async function writeRecorded(store: Store, record: MatchRecord, table: RecordedTable): Promise<void> {
  const isOver = (table.entries ?? record.entries.length) === record.entries.length
  await store.append({
    table: table.id,
    number: 1,
    bodies: rowsOf(record, table).map((row) => JSON.stringify(row)),
    at: 1,
    facts: { status: isOver ? 'over' : 'playing', guests: table.owners.map(({ id }) => id) },
    settles: null,
  })
}
