// Training: that it finds weights which are known, from what a seat may see, and that a contest tells good weights from bad ones.
import { GAME_IDS, registered } from '@flibuste/games'
import { bones } from '@flibuste/games/bones/index.ts'
import { buccaneer } from '@flibuste/games/buccaneer/index.ts'
import { hopesBy, initialOptions, lowest, Sfc32, sharesOfHope, type Weights } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { runFlibuste } from '../testing.ts'
import { fit, surprise } from './fit.ts'
import { contest } from './gate.ts'
import { fitNet, surpriseWith } from './net.ts'
import { collect, type Position } from './positions.ts'

test.each(GAME_IDS)('%s is judged by its weights, whose names are its features', async (id) => {
  const game = await registered(id).load()
  const { weighing } = game
  if (weighing === undefined) return
  const state = game.setup(initialOptions(game.options), Math.max(2, game.seats.min), new Sfc32(1))
  const [chance, own] = [new Sfc32(2), new Sfc32(3)]
  const hopes = hopesBy(weighing, weighing.weights)
  for (let made = 0; made < 60 && game.awaiting(state) !== 0; made++) {
    const { rows, gone, spread } = weighing.see(state)
    for (const row of rows) expect(row).toHaveLength(Object.keys(weighing.weights).length)
    expect([rows.flat().every(Number.isFinite), gone >= 0 && gone <= 1, spread > 0]).toEqual([true, true, true])
    expect(hopes(state)).toEqual(game.evaluate(state))
    const seat = lowest(game.awaiting(state))
    game.apply(state, seat, game.pick(state, seat, own), chance, null)
  }
})

/** Games whose winners were drawn by these weights. */
function drawn(weights: Weights, count: number): Position[] {
  const chance = new Sfc32(7)
  const some = (): number => chance.below(1001) / 500 - 1
  return Array.from({ length: count }, (_, game) => {
    const rows = Array.from({ length: 3 }, () => Object.keys(weights).map(() => 4 * some()))
    const sight = { rows, gone: chance.below(101) / 100, spread: 2 }
    const hopes = hopesBy({ see: () => sight }, weights)(null)
    let left = chance.below(0x10000) / 0x10000
    const winner = hopes.findIndex((hope) => (left -= hope) < 0)
    return { ...sight, shares: rows.map((_row, seat) => (seat === winner ? 1 : 0)), game }
  })
}

const NOTHING: Weights = { gold: [0, 0], rust: [0, 0], luck: [0, 0] }
const TRUTH: Weights = { gold: [1, 0.5], rust: [-0.5, -1.5], luck: [0, 0] }

test('weights that chose the winners are found again, and foretell others better', () => {
  const found = fit(drawn(TRUTH, 2000), NOTHING)
  for (const [name, pair] of Object.entries(TRUTH))
    for (const [at, weight] of pair.entries()) expect(Math.abs((found[name]?.[at] ?? 99) - weight)).toBeLessThan(0.4)
  const others = drawn(TRUTH, 2500).slice(2000)
  expect(surprise(others, found)).toBeLessThan(surprise(others, NOTHING) - 0.05)
  expect(surprise(others, NOTHING)).toBeCloseTo(Math.log(3), 9)
})

test('what never differs keeps what it counts', () => {
  const alike = drawn(TRUTH, 50).map((one) => ({
    ...one,
    rows: one.rows.map(([gold = 0, rust = 0]) => [gold, rust, 5]),
  }))
  expect(fit(alike, { ...NOTHING, luck: [3, 4] })['luck']).toEqual([3, 4])
})

/** Games that whoever has gold or rust wins, but not whoever has both: no weighted sum says that. */
function eitherOr(count: number): Position[] {
  const chance = new Sfc32(8)
  const some = (): number => (chance.below(2) === 0 ? -1 : 1)
  return Array.from({ length: count }, (_, game) => {
    const rows = [0, 1].map(() => [some(), some()])
    const worth = (seat: number): number => ((rows[seat]?.[0] ?? 0) === (rows[seat]?.[1] ?? 0) ? 0 : 3)
    const hopes = sharesOfHope([worth(0), worth(1)], 1)
    const winner = chance.below(0x10000) / 0x10000 < (hopes[0] ?? 0) ? 0 : 1
    return { rows, gone: 0, spread: 1, shares: [winner === 0 ? 1 : 0, winner], game }
  })
}

test('a net learns what no weights can say, the same one each time', () => {
  const [nothing, games] = [{ gold: [0, 0], rust: [0, 0] } as const, eitherOr(900)]
  const [used, apart] = [games.slice(0, 600), games.slice(600)]
  const net = fitNet(used, nothing, { units: 6, seed: 3 })
  expect(surprise(apart, nothing)).toBeCloseTo(Math.log(2), 9)
  expect(surprise(apart, fit(used, nothing))).toBeGreaterThan(Math.log(2) - 0.02)
  expect(surpriseWith(apart, nothing, net)).toBeLessThan(Math.log(2) - 0.2)
  expect(fitNet(used, nothing, { units: 6, seed: 3 })).toEqual(net)
})

test('where nothing is to be learnt a net says nothing, and hopes stay what weights say', () => {
  const luck = eitherOr(300).map((one) => ({ ...one, shares: [0.5, 0.5] }))
  const net = fitNet(luck, { gold: [0, 0], rust: [0, 0] }, { units: 4, seed: 3 })
  expect(net.counts).toEqual([0, 0, 0, 0])
  const sight = {
    rows: [
      [3, 1],
      [2, 5],
    ],
    gone: 0.5,
    spread: 2,
  }
  const weights = { gold: [1, 2], rust: [0.5, 0.5] } as const
  const see = (): typeof sight => sight
  for (const [seat, hope] of hopesBy({ see }, weights, net)(null).entries())
    expect(hope).toBeCloseTo(hopesBy({ see }, weights)(null)[seat] ?? -1, 12)
})

const TABLE = { game: buccaneer, options: initialOptions(buccaneer.options), seats: 3 }

test('positions are what a seat could make of its view, and know who won', () => {
  const seen: unknown[] = []
  const weighing = {
    ...buccaneer.weighing!,
    see: (state: unknown) => (seen.push(state), buccaneer.weighing!.see(state as never)),
  }
  const real: unknown[] = []
  const game = {
    ...buccaneer,
    setup: (...given: Parameters<typeof buccaneer.setup>) => (real.push(buccaneer.setup(...given)), real[0]),
  }
  const positions = collect({ ...TABLE, game: game as never }, weighing, {
    level: 'random',
    games: 1,
    seed: 1,
    every: 5,
  })
  expect(positions.length).toBeGreaterThan(3)
  expect(seen).toHaveLength(positions.length)
  expect(seen).not.toContain(real[0])
  for (const { shares } of positions) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(sharesOfHope([0], 1)).toEqual([1])
})

test('a contest tells good weights from those turned round', () => {
  const table = { game: bones, options: initialOptions(bones.options), seats: 2 }
  const { weights } = bones.weighing!
  const turned = Object.fromEntries(
    Object.entries(weights).map(([name, [early, late]]) => [name, [-early, -late] as const]),
  )
  const verdict = contest(table, hopesBy(bones.weighing as never, turned), { level: 'boy', games: 20, seed: 5 })
  expect(verdict.interval.high).toBeLessThan(0.5)
  expect([verdict.isBetter, verdict.games]).toEqual([false, 20])
})

test('a net that wins nothing is not written', async () => {
  const line = 'train bones --seats 2 --level boy --rank boy --games 10 --net 3 --gate 2 --write /nowhere/net.ts'
  const { code, out, err } = await runFlibuste(line.split(' '))
  expect([code, err]).toEqual([0, 'not written: what was there before stays\n'])
  expect(out).toContain('// flibuste train bones --seats 2 --level boy --games 10 --every 8 --net 3 --seed 1, commit ')
  expect(out).toContain('export const NET: Net = {')
})

test('weights that win nothing are not written', async () => {
  const line = 'train bones --seats 2 --level boy --rank boy --games 10 --gate 2 --write /nowhere/weights.ts'
  const { code, out, err } = await runFlibuste(line.split(' '))
  expect([code, err]).toEqual([0, 'not written: what was there before stays\n'])
  expect(out).toContain('// flibuste train bones --seats 2 --level boy --games 10 --every 8 --seed 1, commit ')
  expect(out).toMatch(/turns: \[-?[\d.]+, -?[\d.]+\],/)
})
