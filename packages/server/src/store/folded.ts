// Packs the rows of a match that is over, because hundreds of them say much the same. Knows neither database.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { LogRow } from './store.ts'

/** When a row was written, and what it says. */
export type DatedRow = readonly [at: number, body: string]

/** A match of Pirate's Cove goes from 34 kB to 6 kB in 3 ms. */
const QUALITY = 6

export function packRows(rows: readonly DatedRow[]): Buffer {
  return brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

export const unpackRows = (packed: Uint8Array): DatedRow[] =>
  JSON.parse(brotliDecompressSync(packed).toString()) as DatedRow[]

/** The packed rows after a number. */
export const foldedAfter = (packed: Uint8Array, after: number): LogRow[] =>
  unpackRows(packed)
    .slice(after)
    .map(([, body], at) => ({ number: after + at + 1, body }))

/** Whether the rows that were read after a number begin too late. Then those that are missing are packed. */
export const lacksFirst = (rows: readonly LogRow[], after: number): boolean =>
  rows.length > 0 && rows[0]?.number !== after + 1
