// The figures of the three depths: complete, growing, and the same jobs whenever they are asked for again.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Depth } from '@flibuste/kernel/conformance'
import { DEPTHS, FIGURES } from './depths.ts'
import { loadDepths } from './games.ts'
import { complaintsAbout, firstSeedOf, jobsOf, type TableJob } from './jobs.ts'

let games: { readonly [game: string]: Depth }

beforeAll(async () => {
  games = await loadDepths()
})

const rows = Object.entries(FIGURES).flatMap(([game, entries]) =>
  Object.entries(entries).map(([entry, row]) => [`${game}: ${entry}`, row] as const),
)
const tableAt = (depth: (typeof DEPTHS)[number], wish = {}): TableJob =>
  jobsOf('stortebeker', games['stortebeker']!, depth, wish).find(({ entry }) => entry === '2 seats') as TableJob

describe('figures', () => {
  test('are there for every table and contest of every game, and for nothing else', () => {
    expect(complaintsAbout(games)).toEqual([])
  })

  test('one left out is complained of, and one too many', () => {
    const { bones } = games
    const { '1 seat': renamed, ...tables } = bones!.tables
    const others = { ...games, bones: { ...bones!, tables: { ...tables, 'a new table': renamed! } } }
    expect(complaintsAbout(others)).toEqual([
      'bones: a new table has no figures in tests/depth/depths.ts',
      'bones: 1 seat has figures, but no game lists it',
    ])
  })

  test('a game without any is looked into as usual', () => {
    const { bones } = games
    expect(complaintsAbout({ ...games, sixth: bones! })).toEqual([])
    for (const depth of DEPTHS) for (const job of jobsOf('sixth', bones!, depth)) expect(job.games).toBeGreaterThan(0)
  })

  test.each(rows)('%s: deeper is never less', (_name, { games, recalls }) => {
    for (const [quick, merge, deep] of [games, recalls]) {
      expect(quick).toBeLessThanOrEqual(merge)
      expect(merge).toBeLessThanOrEqual(deep)
    }
    expect(games[2]).toBeGreaterThan(0)
  })

  test('every table is looked into at every depth', () => {
    for (const depth of DEPTHS)
      for (const [id, game] of Object.entries(games)) {
        const played = jobsOf(id, game, depth).filter(({ kind }) => kind === 'table')
        expect(played.map(({ entry }) => entry)).toEqual(Object.keys(game.tables))
      }
  })
})

describe('seeds', () => {
  const MIDNIGHT = Date.UTC(2026, 10, 18)
  const DAY_MS = 86_400_000

  test('are the same every day, save in a deep look', () => {
    for (const depth of ['quick', 'merge'] as const) expect(firstSeedOf(depth, MIDNIGHT)).toBe(1)
    expect(firstSeedOf('deep', MIDNIGHT + DAY_MS - 1)).toBe(firstSeedOf('deep', MIDNIGHT))
  })

  test('of two days are not shared, and fit the generator', () => {
    const most = Math.max(...rows.map(([, { games }]) => games[2]))
    expect(firstSeedOf('deep', MIDNIGHT + DAY_MS) - firstSeedOf('deep', MIDNIGHT)).toBeGreaterThan(most)
    expect(firstSeedOf('deep', Date.UTC(2500, 0, 1))).toBeLessThan(2 ** 31)
  })
})

test('a game played again alone is looked at as it was among the others, and claims nothing', () => {
  const [whole, alone] = [tableAt('merge'), tableAt('merge', { firstSeed: 37, games: 1 })]
  expect(alone).toMatchObject({ firstSeed: 37, games: 1, claimed: false })
  expect([alone.recallEvery, alone.recordEvery]).toEqual([whole.recallEvery, whole.recordEvery])
  expect(whole.claimed).toBe(true)
  expect(tableAt('quick').claimed).toBe(false)
})
