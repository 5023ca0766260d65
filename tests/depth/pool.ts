// Jobs on threads, as many at a time as there are workers. One that hangs is ended and has failed.
import { Worker } from 'node:worker_threads'
import type { Job } from './jobs.ts'
import type { Verdict } from './verdict.ts'

export interface Done {
  readonly job: Job
  readonly verdict: Verdict
  readonly seconds: number
}

export interface Pool {
  readonly workers: number
  /** The program of a worker: plain JavaScript. */
  readonly program: URL
  readonly mostMinutes: number
  done(done: Done): void
}

/** What went wrong outside the job itself is shown again by the whole job. */
function failedBy(job: Job, complaint: string): Verdict {
  const again = { firstSeed: job.kind === 'table' ? job.firstSeed : 0, games: job.games }
  return { passed: false, told: 'no verdict', complaints: complaint.split('\n'), again }
}

function give(job: Job, { program, mostMinutes }: Pool): Promise<Verdict> {
  return new Promise((resolve) => {
    const worker = new Worker(program, { workerData: job })
    const late = `it hangs: ended after ${mostMinutes} minutes`
    const timer = setTimeout(() => end(failedBy(job, late)), mostMinutes * 60_000)
    // The first to be heard is the verdict: whatever comes after it, an end above all, follows from it.
    let verdict: Verdict | null = null
    const end = (heard: Verdict): void => {
      verdict ??= heard
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', (error) => end(failedBy(job, error.stack ?? String(error))))
    worker.once('exit', (code) => {
      clearTimeout(timer)
      resolve(verdict ?? failedBy(job, `its thread ended with code ${code}`))
    })
  })
}

export async function doAll(jobs: readonly Job[], pool: Pool): Promise<void> {
  const waiting = jobs.toSorted((a, b) => b.ms - a.ms)
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const start = performance.now()
      const verdict = await give(job, pool)
      pool.done({ job, verdict, seconds: (performance.now() - start) / 1000 })
    }
  }
  await Promise.all(Array.from({ length: pool.workers }, work))
}
