// A file in which the ladder keeps what was played, game by game, so that whoever is stopped goes on from there. It knows nothing of how
// bots have changed since: whoever changes one begins another file.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { messageOf } from '../json.ts'
import { UsageError } from '../usage.ts'
import { emptyTally, type Pairing, type Tally } from './rung.ts'

/** Under which a rung is kept. */
export const keyOf = (game: string, seats: number, { level, below }: Pairing, seed: number): string =>
  `${game}, ${seats} seats: ${level} against ${below}, seed ${seed}`

type Tallies = { readonly [key: string]: Tally }

const isTallies = (value: unknown): value is Tallies =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one: unknown) => typeof one === 'object' && one !== null && 'games' in one)

function read(file: string): Tallies {
  if (!existsSync(file)) return {}
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isTallies(raw)) return raw
  } catch (error) {
    throw new UsageError(`--keep: ${file} cannot be read: ${messageOf(error)}`)
  }
  throw new UsageError(`--keep: ${file} is not what a ladder keeps`)
}

/** `file` null: nothing is kept. */
export const keptTally = (file: string | null, key: string): Tally =>
  (file === null ? undefined : read(file)[key]) ?? emptyTally()

/** Read anew each time: several ladders may keep in one file, each its own rungs. Never half a file. */
export function keep(file: string | null, key: string, tally: Tally): void {
  if (file === null) return
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify({ ...read(file), [key]: tally }, null, 1)}\n`)
  renameSync(fresh, file)
}
