// A match from a number: the same number, the same dice. For terminals and tests; tables on a server draw their own seeds.
import { randomInt } from 'node:crypto'
import { commitmentTo, Course, hashState, RECORD_FORMAT, secretOf } from '@flibuste/kernel'
import type { AnyGame, Entry, MatchRecord, OptionValues, Sitter } from '@flibuste/kernel'

const SEED_HEX = 64

export const HIGHEST_SEED = 0xffffffff

export const anySeed = (): number => randomInt(HIGHEST_SEED)

const hexOf = (seed: number): string => seed.toString(16).padStart(SEED_HEX, '0')

const entropyOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`)

export const secretOfSeed = (seed: number, seats: number): Uint8Array => secretOf(hexOf(seed), entropyOf(seats))

export const startMatch = (game: AnyGame, options: OptionValues, seats: number, seed: number): Course =>
  Course.start(game, options, seats, secretOfSeed(seed, seats))

export interface Told {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly sitters: readonly Sitter[]
  readonly seed: number
  readonly entries: readonly Entry[]
}

/** The record of a match that `startMatch` began. */
export function recordOf({ game, options, sitters, seed, entries }: Told): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: sitters,
    commitment: commitmentTo(hexOf(seed)),
    entropy: entropyOf(sitters.length),
    seed: hexOf(seed),
    setup: hashState(startMatch(game, options, sitters.length, seed).match.state),
    entries,
  }
}
