// The depth of the suite as a program: conformance and contests of all games, or of some, on all cores.
// scripts/depth.mjs bundles and starts it.
import { writeFileSync } from 'node:fs'
import { availableParallelism, constants, getPriority, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { DEPTHS, MOST_MINUTES, type DepthName } from './depths.ts'
import { loadDepths } from './games.ts'
import { complaintsAbout, firstSeedOf, jobsOf, type Job, type Wish } from './jobs.ts'
import { doAll, type Done } from './pool.ts'
import type { Again } from './verdict.ts'

const { values: asked } = parseArgs({
  options: {
    depth: { type: 'string', default: 'merge' },
    game: { type: 'string', multiple: true },
    only: { type: 'string' },
    seed: { type: 'string' },
    games: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    report: { type: 'string' },
  },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function readDepth(): DepthName {
  const depth = DEPTHS.find((name) => name === asked.depth)
  if (depth === undefined) throw new RangeError(`${asked.depth} is no depth: ${DEPTHS.join(', ')}`)
  return depth
}

const COMMAND: { readonly [D in DepthName]: string } = {
  quick: 'npm test -- --quick',
  merge: 'npm test --',
  deep: 'npm run test:deep --',
}

const commandFor = (depth: DepthName, { name, kind }: Job, { firstSeed, games }: Again): string =>
  `${COMMAND[depth]} --only "${name}"${kind === 'table' ? ` --seed ${firstSeed} --games ${games}` : ''}`

function tellDone(depth: DepthName, { job, verdict, seconds }: Done): void {
  const { passed, told, complaints, again } = verdict
  say(`${passed ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${job.name} · ${told}`)
  for (const line of complaints) say(`         ${line}`)
  if (again !== null) say(`         again: ${commandFor(depth, job, again)}`)
}

async function chooseJobs(depth: DepthName, wish: Wish): Promise<Job[]> {
  const games = await loadDepths()
  const complaints = complaintsAbout(games)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return Object.entries(games)
    .flatMap(([id, game]) => jobsOf(id, game, depth, wish))
    .filter(({ game }) => asked.game?.includes(game) ?? true)
    .filter(({ name }) => asked.only === undefined || name.startsWith(asked.only))
}

/**
 * Lets this program run only while nothing else wants the processor: browser tests and servers wait half of their time. A priority
 * that is lower already (`nice`) is left as it is, because only root may raise one. Linux may weigh sessions before it weighs
 * programs, and our scripts give each program a session of its own, so the session is told too.
 */
function giveWay(): void {
  const niceness = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(niceness)
  try {
    writeFileSync('/proc/self/autogroup', String(niceness))
  } catch {
    // This is not Linux, or its kernel does not weigh sessions.
  }
}

giveWay()

const depth = readDepth()
const firstSeed = asked.seed === undefined ? firstSeedOf(depth, Date.now()) : Number(asked.seed)
const jobs = await chooseJobs(depth, {
  firstSeed,
  ...(asked.games === undefined ? {} : { games: Number(asked.games) }),
})
const workers = Math.min(Number(asked.workers), jobs.length)
say(`${depth}: ${jobs.length} tables and contests on ${workers} threads, seed ${firstSeed}`)
const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] }
await doAll(jobs, {
  workers,
  program: new URL('./worker.js', import.meta.url),
  mostMinutes: MOST_MINUTES[DEPTHS.indexOf(depth)]!,
  done: (done) => {
    sum[done.verdict.passed ? 'passed' : 'failed']++
    if (!done.verdict.passed) sum.failures.push(done.job.name)
    tellDone(depth, done)
  },
})
const { user, system } = process.cpuUsage()
say(`${depth}: ${sum.passed} passed, ${sum.failed} failed, ${((user + system) / 1e6).toFixed(1)} seconds of CPU`)
if (asked.report !== undefined) writeFileSync(asked.report, JSON.stringify(sum))
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
