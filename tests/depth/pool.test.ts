// Threads do what they are given, and one that hangs, throws or just ends has failed without holding up the others.
import { describe, expect, test } from 'vitest'
import type { ContestJob } from './jobs.ts'
import { doAll, type Done } from './pool.ts'

/** A thread that does as its job is called. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    const does = {
      hangs: () => { for (;;); },
      throws: () => { throw new RangeError('no wind') },
      ends: () => process.exit(3),
      passes: () => parentPort.postMessage({ passed: true, told: 'well', complaints: [], again: null }),
    }
    does[workerData.entry]()
  `)}`,
)

const job = (entry: string, ms = 1): ContestJob => ({ kind: 'contest', name: entry, game: 'toy', entry, games: 1, ms })

async function heard(jobs: readonly ContestJob[], workers: number, mostMinutes = 1): Promise<Done[]> {
  const all: Done[] = []
  await doAll(jobs, { workers, program: PROGRAM, mostMinutes, done: (done) => void all.push(done) })
  return all
}

describe('a pool', () => {
  test('tells every verdict, the longest job first', async () => {
    const all = await heard([job('passes', 1), job('throws', 3), job('ends', 2)], 1)
    expect(all.map(({ job: { entry }, verdict: { passed } }) => [entry, passed])).toEqual([
      ['throws', false],
      ['ends', false],
      ['passes', true],
    ])
    expect(all[0]!.verdict.complaints[0]).toBe('RangeError: no wind')
    expect(all[1]!.verdict.complaints).toEqual(['its thread ended with code 3'])
  })

  test('ends a job that hangs, and goes on', async () => {
    const all = await heard([job('hangs', 2), job('hangs', 1)], 1, 1 / 120)
    expect(all.map(({ job: { ms }, verdict: { passed } }) => [ms, passed])).toEqual([
      [2, false],
      [1, false],
    ])
    for (const { verdict } of all) expect(verdict.complaints[0]).toMatch(/^it hangs/)
  })
})
