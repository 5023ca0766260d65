// A job's verdict: a breach is shown again by what it names, an idle run and a lost contest are found out.
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@flibuste/kernel'
import { Breach, conform, type Depth, type DepthTable } from '@flibuste/kernel/conformance'
import { toy } from '../../packages/kernel/conformance/toy/index.ts'
import { after } from '../../packages/kernel/conformance/toy/plant.ts'
import type { ContestJob, TableJob } from './jobs.ts'
import { judge } from './verdict.ts'

const TABLE: DepthTable = { options: { rounds: 3 }, seats: 3, deepEvery: 20 }
const NAMED = { name: 'toy: three', game: 'toy', entry: 'three', ms: 1 }
const JOB: TableJob = {
  ...NAMED,
  kind: 'table',
  games: 40,
  firstSeed: 1000,
  recordEvery: 10,
  recallEvery: 10,
  claimed: true,
}

const depthOf = (game: AnyGame, table: Partial<DepthTable> = {}): Depth => ({
  game,
  tables: { three: { ...TABLE, ...table } },
  contests: { three: { seats: 3, one: 'random', against: 'random', least: 0.9 } },
})

describe('a table', () => {
  test('that holds', () => {
    const verdict = judge(depthOf(toy), { ...JOB, games: 2 })
    expect(verdict).toMatchObject({ passed: true, complaints: [], again: null })
    expect(verdict.told).toMatch(/^2 games, \d+ decisions, \d+ close looks, \d+ recalls$/)
  })

  test('with a breach: the game alone shows it again', () => {
    const broken = after(({ state }) => {
      if (state.coins[0]! > 7) throw new RangeError('rich')
    })
    const { passed, complaints, again } = judge(depthOf(broken), JOB)
    expect(passed).toBe(false)
    expect(complaints[0]).toBe('throws: RangeError: rich')
    expect(again).toMatchObject({ games: 1 })
    expect(judge(depthOf(broken), { ...JOB, ...again! }).complaints).toEqual(complaints)
    expect(() => conform(broken, { ...TABLE, ...again! })).toThrow(Breach)
  })

  test('with a breach that needs the games before it: as many as it takes', () => {
    const met = new Set<string>()
    // A memory that outlives a game: only the twentieth deal that was never seen before is refused.
    const careful: AnyGame = toy
    const setup: AnyGame['setup'] = (...args) => {
      const state = careful.setup(...args)
      const text = JSON.stringify(state)
      if (!met.has(text) && met.add(text).size === 20) throw new RangeError('full')
      return state
    }
    const { again } = judge(depthOf({ ...toy, setup }), JOB)
    expect(again!.firstSeed).toBe(JOB.firstSeed)
    expect(again!.games).toBeGreaterThan(1)
  })

  test('that saw too little', () => {
    const claims = () => ({ 'a whale was seen': false, 'the sun rose': true })
    const verdict = judge(depthOf(toy, { claims }), { ...JOB, games: 2 })
    expect(verdict).toMatchObject({ passed: false, again: { firstSeed: 1000, games: 2 } })
    expect(verdict.complaints[0]).toBe('it does not hold that a whale was seen')
    expect(judge(depthOf(toy, { claims }), { ...JOB, games: 2, claimed: false }).passed).toBe(true)
  })
})

describe('a contest', () => {
  const contest: ContestJob = { ...NAMED, kind: 'contest', games: 12 }

  test('that is lost', () => {
    const verdict = judge(depthOf(toy), contest)
    expect(verdict).toMatchObject({ passed: false, complaints: ['at least 11 must be won'] })
    expect(judge(depthOf(toy), contest)).toEqual(verdict)
  })

  test('that is won', () => {
    const depth = depthOf(toy)
    const easy = { ...depth, contests: { three: { ...depth.contests['three']!, least: 0 } } }
    expect(judge(easy, contest)).toMatchObject({ passed: true, complaints: [] })
  })
})
