// The properties every game must hold, for one to four captains and the variants. Party tables: conformance-party.test.ts.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bones } from './index.ts'
import { STANDARD } from './scenario.ts'

const GAMES = 500
/** Decisions per seat: a game of some 140 each is looked at closely five or six times, some 2,800 positions a table. */
const DEEP_EVERY = 25
const TIMEOUT_MS = 15 * 60_000

const TABLES = [
  ...[1, 2, 3, 4].map((seats) => ({ seats, name: 'standard', options: STANDARD })),
  { seats: 3, name: 'friendly', options: { ...STANDARD, friendly: true } },
  { seats: 3, name: 'vile', options: { ...STANDARD, vile: true } },
  { seats: 2, name: 'strictScout', options: { ...STANDARD, strictScout: true } },
]

describe('conformance', () => {
  it.each(TABLES)('$seats seats, $name', { timeout: TIMEOUT_MS }, ({ options, seats, name }) => {
    const report = conform(bones, { options, seats, games: GAMES, firstSeed: 1, deepEvery: DEEP_EVERY * seats })
    expect(report.games).toBe(GAMES)
    const thieves = seats > 1 && name !== 'friendly'
    expect(Object.keys(report.moves)).toHaveLength(thieves ? 9 : 6)
  })
})
