// The properties every game must hold, for three captains.
import { conform } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 500

it('conformance, 3 seats', { timeout: CONFORMANCE.timeoutMs }, () => {
  const report = conform(stortebeker, { ...CONFORMANCE.crowded, options: STANDARD, seats: 3, games: GAMES })
  expect(report.games).toBe(GAMES)
  expect(report.hidden).toBeGreaterThan(report.worlds / 2)
  expect(report.revelations).toBeGreaterThan(0)
  expect(report.recalls).toBeGreaterThan(0)
})
