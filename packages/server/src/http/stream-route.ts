// The stream of a table, as server-sent events.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Message, routes } from '@flibuste/protocol'
import { EVENT_STREAM_HEADERS, openEventStream } from '../live/event-stream.ts'
import type { Line } from '../live/channel.ts'
import { eyesOf } from './identity.ts'
import { charged } from './reading.ts'
import { answers, StreamHeaders, StreamQuery, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'
import type { Watch } from './watching.ts'

/** The header wins: a browser that reconnects by itself repeats the address it began with. */
function lastSeen(header: string | undefined, query: string | undefined): number | null {
  const text = header !== undefined && /^[0-9]{1,9}$/.test(header) ? header : query
  return text === undefined ? null : Number(text)
}

function openStream(reply: FastifyReply, closed: () => void): Line {
  reply.hijack()
  reply.raw.writeHead(200, { ...reply.getHeaders(), ...EVENT_STREAM_HEADERS } as { [name: string]: string })
  reply.raw.on('close', closed)
  return openEventStream(reply.raw)
}

export function registerStream(app: FastifyInstance, services: Services, watch: Watch): void {
  const schema = { params: TableParams, querystring: StreamQuery, headers: StreamHeaders, response: answers(Message) }
  const produces = ['text/event-stream']
  // Asked for its headers alone, a stream would never end.
  const options = { schema: { ...schema, produces }, exposeHeadRoute: false }
  typed(app).get(routes.stream(':id'), options, async (request, reply) => {
    const { query, headers, ip } = request
    const eyes = await eyesOf(services, request, query.seat)
    const after = lastSeen(headers['last-event-id'], query.after)
    const id = await charged(services, request, eyes.guest)
    const { line: name = null, browser = null } = query
    await watch({ ip, eyes, id, after, name, browser }, (closed) => openStream(reply, closed))
  })
}
