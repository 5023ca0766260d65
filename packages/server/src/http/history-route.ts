// Looking back, a page at a time. What a page costs is weighed before it is made; a page that is kept is sent as it lies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { History, routes } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Page } from '../tables/pages.ts'
import { viewerOf } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import { createBudget } from './budget.ts'
import { eyesOf } from './identity.ts'
import { answers, HistoryQuery, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

const unpack = promisify(gunzip)

/** Whatever it may prefer: what lies there is what costs nothing. */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.replaceAll(/\s/g, '').toLowerCase().split(';q='))
    .some(([name, weight]) => (name === 'gzip' || name === '*') && Number(weight ?? 1) > 0)

/** By cookie and encoding: what is stored anywhere on the way is asked for again, and sent again only if it is another. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, { packed, hash }: Page): Promise<FastifyReply> {
  const isPacked = takesGzip(request)
  const tag = `"${hash}${isPacked ? '-gzip' : ''}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'cookie, accept-encoding')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(await unpack(packed))
}

export function registerHistory(app: FastifyInstance, services: Services): void {
  const { harbour, rateLimits, now } = services
  const byAddress = createBudget({ perMinute: rateLimits.work, now })
  const byGuest = createBudget({ perMinute: rateLimits.guestWork, now })

  function charge(address: string, guest: string | null, cost: number): number {
    const wait = byAddress.spend(address, cost)
    return wait > 0 || guest === null ? wait : byGuest.spend(guest, cost)
  }

  const schema = { params: TableParams, querystring: HistoryQuery, response: answers(History) }
  typed(app).get(routes.history(':id'), { schema, compress: false }, async (request, reply) => {
    const { seat, page = '0' } = request.query
    const eyes = await eyesOf(services, request, seat)
    const table = await harbour.read(readTableId(request.params.id))
    const asked = { table, viewer: viewerOf(table, eyes), page: Number(page) }
    const wait = charge(request.ip, eyes.guest, harbour.pages.costOf(asked))
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw problem('too-many', 'so much of the past was worked out for you already')
    }
    return sendPage(request, reply, await harbour.pages.find(asked))
  })
}
