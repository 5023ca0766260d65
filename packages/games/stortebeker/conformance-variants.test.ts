// The properties every game must hold, with each printed variant for itself. Those that cut a turn short: conformance-stops.test.ts.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { stortebeker, type Options } from './index.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 500

describe('conformance', () => {
  it.each(['bonus', 'foresight', 'threeShips'] as const)('%s', { timeout: CONFORMANCE.timeoutMs }, (variant) => {
    const options: Options = { ...STANDARD, [variant]: true }
    const report = conform(stortebeker, { ...CONFORMANCE.table, options, seats: 2, games: GAMES })
    expect(report.games).toBe(GAMES)
    expect(report.clauses.has('STO-10.1')).toBe(variant === 'bonus')
  })
})
