// Moves, undo, chat, the record: everything after the first move.
import { Readable } from 'node:stream'
import type { FastifyInstance, preParsingHookHandler } from 'fastify'
import { AskHint, MakeMove, Message, routes, Say, TakeBack } from '@flibuste/protocol'
import { Type } from 'typebox'
import { problem } from '../problem.ts'
import type { Told } from '../live/told.ts'
import { readLine } from '../people/text.ts'
import { entriesIn } from '../tables/log.ts'
import { askHint, hintAsker, move, moveAsker, say, sayAsker, takeBack, undoAsker } from '../tables/play.ts'
import { recordOf } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import { answerAnytime, answerQuestion, send, type Asking } from './answering.ts'
import { bodyRead } from './bodies.ts'
import { registerHistory } from './history-route.ts'
import { needGuest } from './identity.ts'
import { answers, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

/** The same text goes down every stream as it is. Packing it for whoever moved takes longer than the move. */
const UNPACKED = { compress: false } as const

type Mover = Pick<Asking, 'from' | 'id' | 'guest'>

/** Gives the route the body of a request that `quick-moves.ts` has read and then passed on. */
const withBodyRead: preParsingHookHandler = (request, _reply, payload, done) => {
  const body = bodyRead(request.raw)
  done(null, body === null ? payload : Readable.from([body]))
}

/** Makes a move of a guest's, and says what came of it. */
export function makeMove(services: Services, by: Mover, asked: MakeMove): Promise<Told> {
  const { seat, line } = asked
  const { from, id, guest } = by
  const asking: Asking = { from, id, guest, seat, line, asker: (table) => moveAsker(table, guest, asked) }
  return answerQuestion(services, asking, (table) => move(table, guest, asked, services.now()))
}

function registerMoves(app: FastifyInstance, services: Services): void {
  const { now } = services
  const schema = { params: TableParams, response: answers(Message) }

  typed(app).post(
    routes.moves(':id'),
    { ...UNPACKED, schema: { ...schema, body: MakeMove }, preParsing: withBodyRead },
    async (request, reply) => {
      const guest = await needGuest(services, request)
      const id = readTableId(request.params.id)
      return send(reply, await makeMove(services, { from: request, id, guest }, request.body))
    },
  )

  typed(app).post(
    routes.undo(':id'),
    { ...UNPACKED, schema: { ...schema, body: TakeBack } },
    async (request, reply) => {
      const { body, params } = request
      const guest = await needGuest(services, request)
      const { seat, line } = body
      const asking = {
        from: request,
        id: readTableId(params.id),
        guest,
        seat,
        line,
        asker: () => undoAsker(guest, body),
      }
      return send(reply, await answerQuestion(services, asking, (table) => takeBack(table, guest, body, now())))
    },
  )
}

function registerChat(app: FastifyInstance, services: Services): void {
  const { allowances, now } = services
  const schema = { params: TableParams, body: Say, response: answers(Message) }

  typed(app).post(routes.chat(':id'), { schema }, async (request, reply) => {
    const { ip, params } = request
    const guest = await needGuest(services, request)
    allowances.chat.spend(ip, guest.id)
    const text = readLine(request.body.text)
    if (text === '') throw problem('malformed', 'nothing said')
    const said = { ...request.body, text }
    const asking = { from: request, id: readTableId(params.id), guest, seat: null, asker: () => sayAsker(guest, said) }
    return send(reply, await answerAnytime(services, asking, (table) => say(table, guest, said, now())))
  })
}

function registerHint(app: FastifyInstance, services: Services): void {
  const { allowances, now } = services
  const schema = { params: TableParams, body: AskHint, response: answers(Message) }

  typed(app).post(routes.hint(':id'), { schema }, async (request, reply) => {
    const { ip, body, params } = request
    const guest = await needGuest(services, request)
    allowances.chat.spend(ip, guest.id)
    const asking = {
      from: request,
      id: readTableId(params.id),
      guest,
      seat: body.seat,
      asker: () => hintAsker(guest, body),
    }
    return send(reply, await answerQuestion(services, asking, (table) => askHint(table, guest, body, now())))
  })
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
  registerMoves(app, services)
  registerChat(app, services)
  registerHint(app, services)
  registerHistory(app, services)
  registerRecord(app, services)
}
