// The properties every game must hold, for two captains. More of them, and variants: conformance-*.test.ts.
import { conform } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { MOVE_KINDS } from './moves.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 500

it('conformance, 2 seats', { timeout: CONFORMANCE.timeoutMs }, () => {
  const report = conform(stortebeker, { ...CONFORMANCE.table, options: STANDARD, seats: 2, games: GAMES })
  expect(report.games).toBe(GAMES)
  expect(Object.keys(report.moves).toSorted()).toEqual(MOVE_KINDS.toSorted())
  expect(report.hidden).toBeGreaterThan(report.worlds / 2)
  expect(report.revelations).toBeGreaterThan(0)
  expect(report.recalls).toBeGreaterThan(0)
})
