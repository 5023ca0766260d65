// Moves, undo, chat, hints, the record: everything after the first move.
import { Readable } from 'node:stream'
import type { FastifyInstance, preParsingHookHandler } from 'fastify'
import { ERRAND_KINDS, Message, routes } from '@flibuste/protocol'
import { Type } from 'typebox'
import { entriesIn } from '../tables/log.ts'
import { recordOf } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import { send } from './answering.ts'
import { bodyRead } from './bodies.ts'
import { DEEDS } from './errands.ts'
import { registerHistory } from './history-route.ts'
import { needGuest } from './identity.ts'
import { answers, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

/** The same text goes down every stream as it is. Packing it for whoever moved takes longer than the move. */
const UNPACKED = { compress: false } as const

/** Gives the route the body of a request that `quick-moves.ts` has read and then passed on. */
const withBodyRead: preParsingHookHandler = (request, _reply, payload, done) => {
  const body = bodyRead(request.raw)
  done(null, body === null ? payload : Readable.from([body]))
}

function registerDeeds(app: FastifyInstance, services: Services): void {
  for (const kind of ERRAND_KINDS) {
    const { body, run } = DEEDS[kind]
    const schema = { params: TableParams, body, response: answers(Message) }
    typed(app).post(routes[kind](':id'), { ...UNPACKED, schema, preParsing: withBodyRead }, async (request, reply) => {
      const guest = await needGuest(services, request)
      const id = readTableId(request.params.id)
      return send(reply, await run(services, { from: request, id, guest }, request.body))
    })
  }
}

function registerRecord(app: FastifyInstance, { harbour }: Services): void {
  const schema = { params: TableParams, response: answers(Type.Unknown()) }
  typed(app).get(routes.record(':id'), { schema }, async (request) => {
    const table = await harbour.read(readTableId(request.params.id))
    const rows = table.status === 'over' ? await harbour.rows(table.id) : []
    return recordOf(table, entriesIn(rows))
  })
}

export function registerPlay(app: FastifyInstance, services: Services): void {
  registerDeeds(app, services)
  registerHistory(app, services)
  registerRecord(app, services)
}
