// The properties every game must hold, on every table Buccaneer can be played at.
import type { AnyEvent } from '@flibuste/kernel'
import { conform } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from './golden.ts'
import { buccaneer, type Options } from './index.ts'

const GAMES = 500
const EDITION_GAMES = 60
const DEEP_EVERY = 75
const TIMEOUT_MS = 15 * 60_000

/**
 * A disc that is covered may not be looked at any more (BUC-3.8), so a strict view loses a value that was public:
 * that is the rule, not an oversight. What was seen can be remembered from the events: recall.test.ts. An open view
 * forgets nothing.
 */
const FORGETS = { strict: ({ type }: AnyEvent) => type === 'covered', open: () => false } as const

const TABLES = [3, 4, 5].flatMap((seats) => (['strict', 'open'] as const).map((covered) => ({ seats, covered })))

describe('conformance', () => {
  it.each(TABLES)('$seats seats, $covered', { timeout: TIMEOUT_MS }, ({ seats, covered }) => {
    const options: Options = { firstSeat: 'drawn', covered, edition: null }
    const report = conform(buccaneer, {
      options,
      seats,
      games: GAMES,
      firstSeed: 1,
      deepEvery: DEEP_EVERY,
      forgets: FORGETS[covered],
    })
    expect(report.games).toBe(GAMES)
    expect(Object.keys(report.moves).toSorted()).toEqual(['board', 'call', 'cover', 'decline'])
    // At an open table nothing is hidden but sealed answers.
    expect(report.hidden > report.worlds / 10).toBe(covered === 'strict')
    expect(report.revelations > 0).toBe(covered === 'strict')
    expect(report.longest).toBeLessThan(5 * seats + 134 + 60)
  })

  it('another edition, a named first seat', { timeout: TIMEOUT_MS }, () => {
    const edition = GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!
    const options: Options = { firstSeat: 'seat4', covered: 'strict', edition }
    const report = conform(buccaneer, {
      options,
      seats: 4,
      games: EDITION_GAMES,
      firstSeed: 1,
      deepEvery: DEEP_EVERY,
      forgets: FORGETS.strict,
    })
    expect(report.games).toBe(EDITION_GAMES)
  })
})
