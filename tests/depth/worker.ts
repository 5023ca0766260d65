// A thread with one job. It ends with its process, whatever becomes of that.
import { parentPort, workerData } from 'node:worker_threads'
import { loadDepth } from './games.ts'
import type { Job } from './jobs.ts'
import { judge } from './verdict.ts'

const job = workerData as Job
parentPort!.postMessage(judge(await loadDepth(job.game), job))
