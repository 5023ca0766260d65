// Looking back, a page at a time. What a page costs is weighed before it is made; a page that is kept is sent as it lies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { SPECTATOR, type Viewer } from '@flibuste/kernel'
import { History, LIMITS, routes } from '@flibuste/protocol'
import type { Page } from '../tables/pages.ts'
import { viewerOf } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import { eyesOf } from './identity.ts'
import { coldCost } from './reading.ts'
import { answers, HistoryQuery, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

const unpack = promisify(gunzip)

/** Whether the client takes gzip at all. It may prefer something else, but the page lies there packed, which costs nothing. */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.replaceAll(/\s/g, '').toLowerCase().split(';q='))
    .some(([name, weight]) => (name === 'gzip' || name === '*') && Number(weight ?? 1) > 0)

/** Browsers keep what all may see, and ask each time whether it is still right. What a seat saw is kept nowhere. */
const keptHow = (viewer: Viewer): string => (viewer === SPECTATOR ? 'private, no-cache' : 'no-store')

/** Sends the page, or 304 if the client has this very one. It differs by cookie and encoding. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { packed, hash }: Page,
  viewer: Viewer,
): Promise<FastifyReply> {
  const isPacked = takesGzip(request)
  const tag = `"${hash}${isPacked ? '-gzip' : ''}"`
  reply
    .header('etag', tag)
    .header('cache-control', keptHow(viewer))
    .header('vary', 'cookie, authorization, accept-encoding')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(await unpack(packed))
}

export function registerHistory(app: FastifyInstance, services: Services): void {
  const { harbour, allowances } = services
  const schema = { params: TableParams, querystring: HistoryQuery, response: answers(History) }
  typed(app).get(routes.history(':id'), { schema, compress: false }, async (request, reply) => {
    const { seat, page = '0' } = request.query
    const eyes = await eyesOf(services, request, seat)
    const id = readTableId(request.params.id)
    const cold = await coldCost(services, id, eyes.guest)
    // What the page costs is not known before the table is read, so the most is charged: reading, playing again, a page full of views.
    if (cold > 0) allowances.work.spend(request.ip, eyes.guest, 2 * cold + LIMITS.historyFrames)
    const table = await harbour.read(id)
    const asked = { table, viewer: viewerOf(table, eyes), page: Number(page) }
    if (cold === 0) allowances.work.spend(request.ip, eyes.guest, harbour.pages.costOf(asked))
    return sendPage(request, reply, await harbour.pages.find(asked), asked.viewer)
  })
}
