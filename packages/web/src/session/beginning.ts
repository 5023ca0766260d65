// How a local match begins, and how it is taken up again from what was kept. Pure but for the browser's own chance.
import {
  bytesToHex,
  commitmentTo,
  Course,
  Growing,
  hashState,
  playsVersion,
  RECORD_FORMAT,
  replay,
  secretOf,
  type AnyGame,
  type OptionValues,
} from '@flibuste/kernel'
import type { KeptMatch, LocalSitter } from './kept-match.ts'

/** What a match is made of before its first entry. */
export interface Beginning {
  readonly key: string
  readonly createdAt: number
  readonly options: OptionValues
  readonly sitters: readonly LocalSitter[]
  /** Hexadecimal, from the browser's own cryptographic chance. */
  readonly seed: string
  /** One word per seat. */
  readonly entropy: readonly string[]
}

export function beginMatch(game: AnyGame, from: Beginning): KeptMatch {
  const { key, createdAt, options, sitters, seed, entropy } = from
  const { match } = Course.start(game, options, sitters.length, secretOf(seed, entropy))
  return {
    key,
    createdAt,
    sitters,
    rematch: null,
    record: {
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      options,
      seats: sitters.map(({ name, bot }) => ({ name, bot })),
      commitment: commitmentTo(seed),
      entropy,
      seed,
      setup: hashState(match.state),
      entries: [],
    },
  }
}

/**
 * A kept match played again up to where it was left: its course at the beginning and after each entry.
 * Throws where the record does not fit the game of today.
 */
export function pastOf(game: AnyGame, { record }: KeptMatch): Growing<Course> {
  if (!playsVersion(game, record.version, record.options))
    throw new Error(`kept by version ${record.version}, this is ${game.version}`)
  const courses: Course[] = []
  replay(game, record, (course) => {
    const { length } = courses
    courses.push(course)
    if (course.last?.entry.hash !== record.entries[length - 1]?.hash)
      throw new Error(`entry ${length} of a kept match does not lead where it led`)
  })
  return Growing.of(courses)
}

const SEED_BYTES = 32
const WORD_BYTES = 16

/** Hexadecimal chance nobody can foretell. */
const freshHex = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

export const freshSeed = (): string => freshHex(SEED_BYTES)
export const freshWord = (): string => freshHex(WORD_BYTES)
/** Short enough for an address. */
export const freshKey = (): string => freshHex(6)
