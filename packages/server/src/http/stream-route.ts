// The stream of a table, as server-sent events.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Message, routes } from '@flibuste/protocol'
import { EVENT_STREAM_HEADERS, openEventStream } from '../live/event-stream.ts'
import type { Line } from '../live/channel.ts'
import { laterProblem, problem } from '../problem.ts'
import { recalls } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import { addressOf } from './address.ts'
import { eyesOf } from './identity.ts'
import { charged } from './reading.ts'
import { answers, StreamHeaders, StreamQuery, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { createTally } from './tally.ts'
import { typed } from './typed.ts'

/** When to try again where all streams are taken: somebody leaves every now and then. */
const FULL_RETRY_S = 30

/** The header wins: a browser that reconnects by itself repeats the address it began with. */
function lastSeen(header: string | undefined, query: string | undefined): number | null {
  const text = header !== undefined && /^[0-9]{1,9}$/.test(header) ? header : query
  return text === undefined ? null : Number(text)
}

function openLine(reply: FastifyReply): Line {
  reply.hijack()
  reply.raw.writeHead(200, { ...reply.getHeaders(), ...EVENT_STREAM_HEADERS } as { [name: string]: string })
  return openEventStream(reply.raw)
}

/** Somebody who knows all rows up to `after`; null: none. */
interface Returning {
  readonly ip: string
  readonly guest: string | null
  /** Of the table. */
  readonly id: string
  readonly after: number | null
}

type Looking = Pick<Services, 'harbour' | 'allowances'>

/** The table after each row so far. What has to be played again for it is charged. */
async function pastOf({ harbour, allowances }: Looking, { ip, guest, id }: Returning): Promise<Table[]> {
  const { number } = await harbour.read(id)
  allowances.work.spend(ip, guest, 1 + harbour.pastCost(id, number))
  return harbour.past(id, number)
}

/** Calls `begin` with the table of that very moment, and with its past if the table does not remember all that somebody lacks. */
export async function lookAfter(
  services: Looking,
  returning: Returning,
  begin: (table: Table, past: readonly Table[]) => void,
): Promise<void> {
  const { id, after } = returning
  let past: readonly Table[] = []
  const isEnough = (table: Table): boolean => {
    // Whoever was away for long lacks more than a table remembers.
    if (after !== null && !recalls(table, Math.max(after, past.at(-1)?.number ?? 0))) return false
    begin(table, past)
    return true
  }
  while (!(await services.harbour.look(id, isEnough))) past = await pastOf(services, returning)
}

export function registerStream(app: FastifyInstance, services: Services): void {
  const { watchers, rateLimits } = services
  const streams = createTally(rateLimits.streams)
  const allStreams = createTally(rateLimits.allStreams)

  /** The way to give a stream back, to its address and to all. */
  function take(ip: string): () => void {
    const own = streams.take(addressOf(ip))
    if (own === null) throw problem('too-many', 'so many streams are open already')
    const one = allStreams.take('all')
    if (one !== null) return () => [own, one].forEach((giveBack) => giveBack())
    own()
    throw laterProblem('full', FULL_RETRY_S)
  }

  const schema = { params: TableParams, querystring: StreamQuery, headers: StreamHeaders, response: answers(Message) }
  const produces = ['text/event-stream']
  // Asked for its headers alone, a stream would never end.
  const options = { schema: { ...schema, produces }, exposeHeadRoute: false }
  typed(app).get(routes.stream(':id'), options, async (request, reply) => {
    const eyes = await eyesOf(services, request, request.query.seat)
    const after = lastSeen(request.headers['last-event-id'], request.query.after)
    const id = await charged(services, request, eyes.guest)
    await lookAfter(services, { ip: request.ip, guest: eyes.guest, id, after }, (table, past) => {
      const giveBack = take(request.ip)
      reply.raw.on('close', giveBack)
      services.attend(table)
      reply.raw.on(
        'close',
        watchers.watch({ table, eyes, after, past, line: openLine(reply), name: request.query.line ?? null }),
      )
    })
  })
}
