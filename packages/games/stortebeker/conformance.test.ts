// The properties every game must hold, for two and three captains. Four: conformance-four.test.ts; variants: conformance-variants.test.ts.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { MOVE_KINDS } from './moves.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 500

describe('conformance', () => {
  it.each([2, 3])('%i seats', { timeout: CONFORMANCE.timeoutMs }, (seats) => {
    const report = conform(stortebeker, { ...CONFORMANCE.table, options: STANDARD, seats, games: GAMES })
    expect(report.games).toBe(GAMES)
    expect(Object.keys(report.moves).toSorted()).toEqual(MOVE_KINDS.toSorted())
    expect(report.hidden).toBeGreaterThan(report.worlds / 2)
    expect(report.revelations).toBeGreaterThan(0)
    expect(report.recalls).toBeGreaterThan(0)
  })
})
