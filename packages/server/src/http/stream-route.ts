// The stream of a table, as server-sent events.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Message, routes } from '@flibuste/protocol'
import { EVENT_STREAM_HEADERS, openEventStream } from '../live/event-stream.ts'
import type { Line } from '../live/watchers.ts'
import { laterProblem, problem } from '../problem.ts'
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

export function registerStream(app: FastifyInstance, services: Services): void {
  const { harbour, watchers, rateLimits } = services
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
    await harbour.look(id, (table) => {
      const giveBack = take(request.ip)
      reply.raw.on('close', giveBack)
      services.attend(table)
      reply.raw.on('close', watchers.watch({ table, eyes, after, line: openLine(reply) }))
    })
  })
}
