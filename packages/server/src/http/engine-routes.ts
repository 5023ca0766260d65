// The host hands a seat to somebody's program, and takes it back. The token is told once, to the host, and kept nowhere.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HandToken, Message, routes, SeatToken, type Guest } from '@flibuste/protocol'
import { readName } from '../people/guests.ts'
import { handToken, takeTokenBack } from '../tables/engines.ts'
import { readTableId } from '../tables/table-id.ts'
import { needGuest } from './identity.ts'
import { present } from './lobby-routes.ts'
import { answers, SeatParams } from './schemas.ts'
import { hashOf, newToken } from './seat-tokens.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

const ID_BYTES = 9

const newEngine = (name: string): Guest => ({ id: `engine-${randomBytes(ID_BYTES).toString('base64url')}`, name })

export function registerEngines(app: FastifyInstance, services: Services): void {
  const { harbour, watchers, rateLimits, now } = services
  const config = { rateLimit: { max: rateLimits.creations, timeWindow: '1 minute' } }

  const hand = { params: SeatParams, body: HandToken, response: answers(SeatToken, 201) }
  typed(app).post(routes.seatToken(':id', ':seat'), { config, schema: hand }, async (request, reply) => {
    const guest = await needGuest(services, request)
    const table = readTableId(request.params.id)
    const seat = Number(request.params.seat)
    const engine = newEngine(readName(request.body.name))
    const token = newToken(table)
    const handing = { seat, guest, engine, at: now(), isHere: watchers.presenceAt(table) }
    await harbour.change(table, (before) => handToken(before, handing, hashOf(token)))
    reply.code(201)
    return { token, table, seat, name: engine.name }
  })

  const take = { params: SeatParams, response: answers(Message) }
  typed(app).delete(routes.seatToken(':id', ':seat'), { config, schema: take }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    const seat = Number(request.params.seat)
    const handing = { seat, guest, engine: newEngine(''), at: now(), isHere: watchers.presenceAt(id) }
    const { table } = await harbour.change(id, (before) => takeTokenBack(before, handing))
    return present(services, table, { guest: guest.id, seat: null })
  })
}
