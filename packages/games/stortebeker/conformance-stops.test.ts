// The properties every game must hold, with the variants that cut a turn short, and with everything at once.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from './golden.ts'
import { stortebeker, type Options } from './index.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 500
const FEW = 20

describe('conformance', () => {
  it.each(['stopAfterFailure', 'stopAfterCounter'] as const)('%s', { timeout: CONFORMANCE.timeoutMs }, (variant) => {
    const options: Options = { ...STANDARD, [variant]: true }
    const report = conform(stortebeker, { ...CONFORMANCE.table, options, seats: 2, games: GAMES })
    expect(report.games).toBe(GAMES)
  })

  it('all variants, another edition, a drawn first seat', { timeout: CONFORMANCE.timeoutMs }, () => {
    const options: Options = {
      bonus: true,
      foresight: true,
      stopAfterFailure: true,
      stopAfterCounter: true,
      threeShips: true,
      firstSeat: 'drawn',
      edition: GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!,
    }
    const report = conform(stortebeker, { ...CONFORMANCE.table, options, seats: 2, games: FEW })
    expect(report.events.bonusScored).toBeGreaterThan(0)
  })
})
