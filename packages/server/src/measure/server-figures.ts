// How many moves a second the server acknowledges, and how fast, beside what the same disk does bare in the same run.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareAppendsPerSecond } from './bare-append.ts'
import { playMatches } from './load.ts'

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export interface ServerFigures {
  readonly matches: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** One row, one transaction, one fsync: the mean of before and after. */
  readonly bareAppendsPerSecond: number
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function spawnServer(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')))
  const [url] = (await Promise.race([once(child.stdout!, 'data'), died])) as [Buffer]
  died.catch(() => undefined)
  return { child, url: url.toString().trim() }
}

async function underLoad(folder: string, matches: number, durationMs: number): Promise<number[]> {
  const { child, url } = await spawnServer(folder)
  try {
    await playMatches(url, matches, durationMs / 4)
    return await playMatches(url, matches, durationMs)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** `root` is on the disk to be measured. */
export async function measureServer(matches = 100, durationMs = 6000, root = tmpdir()): Promise<ServerFigures> {
  const folder = mkdtempSync(join(root, 'flibuste-bench-'))
  try {
    const before = bareAppendsPerSecond(folder, durationMs / 4)
    const latencies = await underLoad(folder, matches, durationMs)
    const after = bareAppendsPerSecond(folder, durationMs / 4)
    const sorted = latencies.toSorted((one, other) => one - other)
    return {
      matches,
      moves: sorted.length,
      movesPerSecond: sorted.length / (durationMs / 1000),
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      bareAppendsPerSecond: (before + after) / 2,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
