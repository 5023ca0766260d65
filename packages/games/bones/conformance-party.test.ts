// The properties every game must hold, for five to eight captains.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bones } from './index.ts'
import { STANDARD } from './scenario.ts'

const GAMES = 500
const TIMEOUT_MS = 15 * 60_000

describe('conformance, Party', () => {
  it.each([5, 6, 7, 8])('%i seats', { timeout: TIMEOUT_MS }, (seats) => {
    const report = conform(bones, {
      options: { ...STANDARD, party: true },
      seats,
      games: GAMES,
      firstSeed: 1,
      deepEvery: 20 * seats,
    })
    expect(report.games).toBe(GAMES)
    expect(Object.keys(report.moves)).toHaveLength(9)
  })
})
