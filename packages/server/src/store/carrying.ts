// Carries matches and people from one store to another in a file of gzipped JSON lines. The first line says what the file is, the last
// how much is in it. Knows no database.
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { KeptGuest, KeptTable, Store } from './store.ts'

const FORMAT = 'flibuste matches 1'
const AT_A_TIME = 100
/** Only whoever runs the server may read the file, because there are seeds in it. */
const OWNER_ONLY = 0o600

export interface Carried {
  readonly tables: number
  readonly guests: number
}

type Line =
  | { readonly format: string }
  | { readonly table: KeptTable }
  | { readonly guest: KeptGuest }
  | { readonly end: Carried }

/** Says in one sentence why a file cannot be carried: it is not ours, cut or damaged, or the store cannot take it. */
export class CarryingFault extends Error {
  override readonly name = 'CarryingFault'
}

async function* allTables(store: Store): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const some = await store.tablesAfter(last, AT_A_TIME)
    if (some.length === 0) return
    for (const { table } of some) yield table
    last = some.at(-1)?.table ?? last
  }
}

async function* allGuests(store: Store): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const some = await store.guestsAfter(last, AT_A_TIME)
    if (some.length === 0) return
    yield* some
    last = some.at(-1) ?? last
  }
}

/** Tables come first. So whoever sat down while they were read is among the guests. */
async function* linesOf(store: Store, tables: AsyncIterable<string>, guests: AsyncIterable<string>) {
  const count = { tables: 0, guests: 0 }
  yield { format: FORMAT }
  for await (const id of tables) {
    const table = await store.kept(id)
    if (table === null) continue
    count.tables++
    yield { table }
  }
  for await (const id of guests) {
    const guest = await store.keptGuest(id)
    if (guest === null) continue
    count.guests++
    yield { guest }
  }
  yield { end: count }
}

async function write(file: string, lines: AsyncIterable<Line>): Promise<Carried> {
  let end: Carried = { tables: 0, guests: 0 }
  async function* texts() {
    for await (const line of lines) {
      if ('end' in line) end = line.end
      yield `${JSON.stringify(line)}\n`
    }
  }
  // `wx`: a file that exists already is not written over.
  const output = await open(file, 'wx', OWNER_ONLY).catch((error: unknown) => {
    throw unwritten(file, error)
  })
  try {
    await pipeline(Readable.from(texts()), createGzip(), output.createWriteStream())
  } catch (error) {
    // Half a backup must not lie there as if it were one.
    await rm(file, { force: true })
    throw unwritten(file, error)
  }
  return end
}

const CANNOT: { readonly [code: string]: string } = {
  ENOSPC: 'there is no room left for it',
  EDQUOT: 'there is no room left for it',
  EFBIG: 'there is no room left for it',
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is not there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  EEXIST: 'it is there already, and is not written over',
  EIO: 'the disk fails',
}

function unwritten(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = CANNOT[code]
  return why === undefined ? error : new CarryingFault(`${file} cannot be written: ${why}`, { cause: error })
}

/** Carries everything. The server may go on meanwhile, because each match is carried as it is at one moment. */
export const backUp = (store: Store, file: string): Promise<Carried> =>
  write(file, linesOf(store, allTables(store), allGuests(store)))

async function* those(ids: readonly string[]): AsyncGenerator<string> {
  yield* ids
}

/** Carries one match, with its people. */
export async function exportTable(store: Store, table: string, file: string): Promise<Carried> {
  const kept = await store.kept(table)
  if (kept === null) throw new CarryingFault(`there is no table ${table}`)
  return write(file, linesOf(store, those([table]), those(kept.guests)))
}

/** Throws at the first line that cannot be read. */
async function* readLines(file: string): AsyncGenerator<Line> {
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(file), unpacked)
  reading.catch((error: Error) => unpacked.destroy(error))
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) yield JSON.parse(text) as Line
    await reading
  } catch (error) {
    throw new CarryingFault(`${file} cannot be read to its end`, { cause: error })
  }
}

/** Reads the whole file before anything is written, so that one that is cut or damaged is not taken in part. */
async function countIn(file: string): Promise<Carried> {
  const count = { tables: 0, guests: 0 }
  let format = ''
  let end: Carried | null = null
  for await (const line of readLines(file)) {
    if ('format' in line) format = line.format
    else if ('table' in line) count.tables++
    else if ('guest' in line) count.guests++
    else end = line.end
    if (format !== FORMAT) throw new CarryingFault(`${file} holds no matches of Flibuste`)
  }
  if (end === null || end.tables !== count.tables || end.guests !== count.guests)
    throw new CarryingFault(`${file} was cut short`)
  return count
}

const isSame = (one: KeptTable | null, other: KeptTable): boolean => JSON.stringify(one) === JSON.stringify(other)

async function putTable(store: Store, table: KeptTable): Promise<void> {
  if ((await store.put(table)) === 'ok' || isSame(await store.kept(table.table), table)) return
  throw new CarryingFault(`there is another table ${table.table} already, and it stays as it is`)
}

/** Adds what is in the file. What the store has already, in the same words, is left as it is. */
export async function importFrom(store: Store, file: string): Promise<Carried> {
  const count = await countIn(file)
  for await (const line of readLines(file)) {
    if ('table' in line) await putTable(store, line.table)
    if ('guest' in line) await store.putGuest(line.guest)
  }
  return count
}

/** The same, into an empty store. */
export async function restoreFrom(store: Store, file: string): Promise<Carried> {
  const isEmpty = (await store.tablesAfter('', 1)).length === 0 && (await store.guestsAfter('', 1)).length === 0
  if (!isEmpty) throw new CarryingFault('there are matches already: import adds to them, restore begins with nothing')
  return importFrom(store, file)
}
