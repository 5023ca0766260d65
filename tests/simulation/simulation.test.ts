// Thousands of schedules of the whole service in foul weather, each checked against a straight replay; and mistakes planted to show
// that they would be found.
import { expect, test } from 'vitest'
import type { AnyGame } from '@flibuste/kernel'
import { ambush } from '../../packages/server/src/testing/ambush-game.ts'
import { howMany, isDeep } from '../../packages/server/src/testing/depth.ts'
import { lots } from '../../packages/server/src/testing/lots-game.ts'
import type { Append, Appended, Store } from '../../packages/server/src/store/store.ts'
import { simulate, type Schedule } from './simulate.ts'
import { FATES } from './weather.ts'
import type { Plant } from './world.ts'

/** One seed alone, as a failure asks for it. */
const ONLY = process.env['FLIBUSTE_SEED']
const DAY_MS = 24 * 3600 * 1000
/** The same ones every time, save in a deep look. */
const FIRST = isDeep ? 1000 * Math.floor(Date.now() / DAY_MS) : 1
const SCHEDULES = howMany('schedules')
const SEEDS = ONLY === undefined ? Array.from({ length: SCHEDULES }, (_, at) => FIRST + at) : [Number(ONLY)]

const gameOf = (seed: number): AnyGame => (seed % 2 === 0 ? ambush : lots)

const again = (seed: number, wrongs: readonly string[]): string =>
  `FLIBUSTE_SEED=${seed} npm test -- tests/simulation\n${wrongs.slice(0, 5).join('\n')}`

function sumOf(schedules: readonly Schedule[]) {
  const fates = FATES.map((fate) => schedules.reduce((sum, { fates: met }) => sum + (met.get(fate) ?? 0), 0))
  const deaths = schedules.reduce((sum, one) => sum + one.deaths, 0)
  const falls = schedules.reduce((sum, one) => sum + one.falls, 0)
  return { fates, deaths, falls }
}

test(`${SEEDS.length} schedules from seed ${SEEDS[0]}: as a straight replay says, whatever happens`, async () => {
  const schedules: Schedule[] = []
  for (const seed of SEEDS) {
    const schedule = await simulate(seed, gameOf(seed))
    expect(schedule.wrongs, again(seed, schedule.wrongs)).toEqual([])
    schedules.push(schedule)
  }
  if (ONLY !== undefined) return
  const { fates, deaths, falls } = sumOf(schedules)
  for (const [at, fate] of FATES.entries()) expect(fates[at], fate).toBeGreaterThan(SEEDS.length)
  expect(deaths, 'nodes that died').toBeGreaterThan(2 * SEEDS.length)
  expect(falls, 'falls of the database').toBeGreaterThan(SEEDS.length / 2)
})

test('a seed has one schedule', async () => {
  const [one, other] = [await simulate(7, gameOf(7)), await simulate(7, gameOf(7))]
  expect(other).toEqual(one)
})

const spoilt =
  (spoil: (rows: Append, store: Store) => Promise<Appended>): Plant =>
  (store) => ({ ...store, append: (rows) => spoil(rows, store) })

/** Rows go wherever there is room, whatever number was asked for. */
const anyNumber = spoilt(async (rows, store) =>
  store.append({ ...rows, number: rows.number === 1 ? 1 : (await store.length(rows.table)) + 1 }),
)

/** It is said to be stored, and is stored later, if it still can be. */
const beforeCommit: Plant = (store, { time }) => ({
  ...store,
  append: async (rows) => {
    if (rows.number === 1 || (await store.length(rows.table)) !== rows.number - 1) return store.append(rows)
    time.after(20, () => void store.append(rows).catch(() => undefined))
    return 'ok'
  },
})

/** What no hint tells is never found. */
const incurious: Plant = (store) =>
  store.fleet === null ? store : { ...store, fleet: { ...store.fleet, behind: async () => [] } }

/** A row is kept twice. */
const twice = spoilt((rows, store) =>
  store.append(
    rows.bodies.length === 1 && rows.bodies[0]?.includes('"said"') === true
      ? { ...rows, bodies: [...rows.bodies, ...rows.bodies] }
      : rows,
  ),
)

const PLANTED: readonly (readonly [what: string, plant: Plant])[] = [
  ['the number of a row is not looked at', anyNumber],
  ['a move is acknowledged before it is stored', beforeCommit],
  ['a line is written twice', twice],
  ['nobody asks what no hint has told', incurious],
]

const TRIED = 12

test.each(PLANTED)('a planted mistake is found: %s', async (_what, plant) => {
  for (let seed = 1; seed <= TRIED; seed++) if ((await simulate(seed, gameOf(seed), plant)).wrongs.length > 0) return
  expect.fail(`${TRIED} schedules found nothing`)
})
