// The properties every game must hold, with several artisans, and with another edition.
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from './golden.ts'
import { cove, type Options } from './index.ts'
import { CONFORMANCE, STANDARD } from './scenario.ts'

const GAMES = 60

const EDITION = GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!

const VARIANTS: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['several artisans', { ...STANDARD, severalArtisans: true }, 3],
  ['another edition', { ...STANDARD, edition: EDITION }, 4],
]

describe('conformance', () => {
  it.each(VARIANTS)('%s', { timeout: CONFORMANCE.timeoutMs }, (_name, options, seats) => {
    const report = conform(cove, { ...CONFORMANCE.table, options, seats, games: GAMES })
    expect(report.games).toBe(GAMES)
    expect(report.hidden).toBeGreaterThan(report.worlds / 2)
  })
})
