// What is counted of a server that is asked to: requests, refusals, streams, thoughts, the store, hints and leases. Parts are
// wrapped from outside, so that none of them knows.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Thinker } from '../bots/thinker.ts'
import { isLine } from '../http/schemas.ts'
import { ProblemError } from '../problem.ts'
import type { Fleet } from '../store/fleet.ts'
import type { Store } from '../store/store.ts'
import { createMeters, type Histogram } from './meters.ts'

/** What is only looked at when it is told. */
export interface Standing {
  streams(): number
  tablesInMemory(): number
  tablesWatched(): number
  hints(): { readonly heard: number; readonly found: number }
}

export interface Replied {
  readonly method: string
  /** Of its route. */
  readonly url: string | undefined
  readonly status: number
  readonly ms: number
}

export interface Gauging {
  store(store: Store): Store
  thinker(thinker: Thinker): Thinker
  routes(app: FastifyInstance): void
  /** The same of a request that took no route. */
  replied(request: Replied): void
  failed(error: unknown): void
  standing(standing: Standing): void
  text(): string
}

const NS = 1e-9
const MS = 1e-3

/** The same, timed under a name. */
const timed =
  <Args extends unknown[], T>(meter: Histogram, name: string, work: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    const begun = performance.now()
    try {
      return await work(...args)
    } finally {
      meter.observe(name, (performance.now() - begun) * MS)
    }
  }

function gaugeProcess(meters: ReturnType<typeof createMeters>): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const cpu = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
  meters.gauge('process_cpu_seconds_total', 'Processor time.', cpu, 'counter')
  meters.gauge('process_resident_memory_bytes', 'Memory.', () => process.memoryUsage.rss())
  meters.gauge('flibuste_event_loop_delay_p99_seconds', 'How late the event loop was, since last asked.', () => {
    const p99 = delay.percentile(99) * NS
    delay.reset()
    return p99
  })
}

export function createGauging(): Gauging {
  const meters = createMeters()
  const requests = meters.histogram('flibuste_request_seconds', 'How long requests took, streams aside.', 'route')
  const replies = meters.counter('flibuste_replies_total', 'Replies by status.', 'status')
  const moves = meters.counter('flibuste_moves_total', 'Moves of people that were acknowledged.')
  const refusals = meters.counter('flibuste_refusals_total', 'Moves that a rule forbade, by clause.', 'clause')
  const problems = meters.counter('flibuste_problems_total', 'Problems by type.', 'type')
  const thoughts = meters.histogram('flibuste_thinking_seconds', 'How long bots waited and thought.', 'bot')
  const stored = meters.histogram('flibuste_store_seconds', 'How long the store took.', 'what')
  const rows = meters.counter(
    'flibuste_rows_total',
    'Rows appended to logs; taken: another writer was first.',
    'outcome',
  )
  const leases = meters.counter('flibuste_leases_total', 'Leases asked for: held here, or by another node.', 'outcome')
  gaugeProcess(meters)

  const fleetOf = (fleet: Fleet): Fleet => ({
    ...fleet,
    claim: async (name, ms) => {
      const held = await timed(stored, 'claim', fleet.claim)(name, ms)
      leases.add(held ? 'held' : 'elsewhere')
      return held
    },
  })

  function failed(error: unknown): void {
    if (!(error instanceof ProblemError)) return
    problems.add(error.type)
    if (error.refusal !== null) refusals.add(error.refusal.clause)
  }

  function replied({ method, url, status, ms }: Replied): void {
    if (!isLine(url)) requests.observe(`${method} ${url ?? 'page'}`, ms * MS)
    replies.add(String(status))
    if (status === 200 && url?.endsWith('/moves') === true) moves.add('')
  }

  return {
    store: (store) => ({
      ...store,
      fleet: store.fleet === null ? null : fleetOf(store.fleet),
      append: async (appended) => {
        const outcome = await timed(stored, 'append', store.append)(appended)
        rows.add(outcome, appended.bodies.length)
        return outcome
      },
      whisper: timed(stored, 'whisper', store.whisper),
      read: timed(stored, 'read', store.read),
      holderOf: timed(stored, 'holder', store.holderOf),
    }),
    thinker: (thinker) => ({
      ...thinker,
      think: (question, waiter) => timed(thoughts, question.bot, thinker.think)(question, waiter),
    }),
    routes: (app) => {
      app.addHook('onError', (_request, _reply, error, done) => {
        failed(error)
        done()
      })
      app.addHook('onResponse', ({ method, routeOptions: { url } }, { statusCode: status, elapsedTime: ms }, done) => {
        replied({ method, url, status, ms })
        done()
      })
    },
    replied,
    failed,
    standing: ({ streams, tablesInMemory, tablesWatched, hints }) => {
      meters.gauge('flibuste_streams', 'Streams and lines open.', streams)
      meters.gauge('flibuste_tables_in_memory', 'Tables in memory.', tablesInMemory)
      meters.gauge('flibuste_tables_watched', 'Tables that somebody has open here.', tablesWatched)
      meters.gauge('flibuste_hints_heard_total', 'Hints of other nodes.', () => hints().heard, 'counter')
      const found = 'Tables that had something new of which no hint was heard.'
      meters.gauge('flibuste_hints_lost_total', found, () => hints().found, 'counter')
    },
    text: meters.text,
  }
}
