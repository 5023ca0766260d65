// Seats and rules changed before the match, and who is ready for them.
import type { FastifyInstance } from 'fastify'
import { LayTerms, LIMITS, MarkReady, Message, routes } from '@flibuste/protocol'
import { readTableId } from '../tables/table-id.ts'
import { layTerms, markReady } from '../tables/terms.ts'
import { needGuest } from './identity.ts'
import { present } from './lobby-routes.ts'
import { answers, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

export function registerTerms(app: FastifyInstance, services: Services): void {
  const { harbour, watchers, rateLimits, now } = services
  // An edition may come with it and stays in the log, so it is as dear as a new table.
  const config = { rateLimit: { max: rateLimits.creations, timeWindow: '1 minute' } }

  const lay = { params: TableParams, body: LayTerms, response: answers(Message) }
  typed(app).put(routes.terms(':id'), { config, schema: lay, bodyLimit: LIMITS.tableBytes }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    const laying = { guest, asked: request.body, at: now(), isHere: watchers.presenceAt(id) }
    const { table } = await harbour.change(id, (before) => layTerms(before, laying))
    return present(services, table, { guest: guest.id, seat: null })
  })

  const mark = { params: TableParams, body: MarkReady, response: answers(Message) }
  typed(app).put(routes.ready(':id'), { schema: mark }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    const { table } = await harbour.change(id, (before) => markReady(before, guest, request.body, now()))
    return present(services, table, { guest: guest.id, seat: null })
  })
}
