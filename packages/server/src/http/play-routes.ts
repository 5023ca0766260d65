// Moves, undo, chat, the record: everything after the first move.
import type { FastifyInstance } from 'fastify'
import { MakeMove, Message, routes, Say, TakeBack, type Guest } from '@flibuste/protocol'
import { Type } from 'typebox'
import { problem } from '../problem.ts'
import { readLine } from '../people/text.ts'
import type { Decide } from '../tables/harbour.ts'
import { move, say, takeBack } from '../tables/play.ts'
import { whisperedAs } from '../tables/quiet.ts'
import { recordOf, stepMessage, viewerOf, whisperMessage, type Eyes } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import type { Table } from '../tables/table.ts'
import { registerHistory } from './history-route.ts'
import { needGuest } from './identity.ts'
import { answers, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

type Answering = Pick<Services, 'harbour' | 'watchers'>

interface Asking {
  readonly id: string
  readonly guest: Guest
  readonly answer: string
  readonly seat: number | null
}

/** What the row did that this answer was written down in: worked out again from the log, so the same after a restart. */
async function sameReply(services: Answering, table: Table, { guest, answer, seat }: Asking): Promise<Message> {
  const answered = table.answers.find({ guest: guest.id, answer })
  if (answered === null) throw new Error(`the answer ${answer} was not written down`)
  const { number } = answered
  const [before, after] = (await services.harbour.past(table.id, number)).slice(-2)
  if (before === undefined || after === undefined) throw new Error(`row ${number} of ${table.id} is gone`)
  return reply(services, before, after, { guest: guest.id, seat })
}

const reply = ({ watchers }: Answering, before: Table, after: Table, eyes: Eyes): Message =>
  stepMessage(before, after, viewerOf(after, eyes), watchers.presenceAt(after.id))

/** Does it, or finds that it was done. */
export async function answerOnce(services: Answering, asking: Asking, decide: Decide): Promise<Message> {
  const { before, step, table } = await services.harbour.change(asking.id, decide)
  // Undo may take several rows; the last one carries the answer's name as well as the first.
  const asked = { guest: asking.guest.id, seat: asking.seat }
  const asker = { guest: asking.guest.id, answer: asking.answer }
  if (whisperedAs(table, asker) !== null) return whisperMessage(table, viewerOf(table, asked))
  if (step.rows.length === 0) return sameReply(services, table, asking)
  const last = step.rows.findLastIndex((row) => 'asker' in row && row.asker !== null)
  return reply(services, step.tables[last - 1] ?? before, step.tables[last]!, asked)
}

function registerMoves(app: FastifyInstance, services: Services): void {
  const { now } = services
  const schema = { params: TableParams, response: answers(Message) }

  typed(app).post(routes.moves(':id'), { schema: { ...schema, body: MakeMove } }, async (request) => {
    const guest = await needGuest(services, request)
    const asking = { id: readTableId(request.params.id), guest, answer: request.body.answer, seat: request.body.seat }
    return answerOnce(services, asking, (table) => move(table, guest, request.body, now()))
  })

  typed(app).post(routes.undo(':id'), { schema: { ...schema, body: TakeBack } }, async (request) => {
    const guest = await needGuest(services, request)
    const asking = { id: readTableId(request.params.id), guest, answer: request.body.answer, seat: request.body.seat }
    return answerOnce(services, asking, (table) => takeBack(table, guest, request.body, now()))
  })
}

function registerChat(app: FastifyInstance, services: Services): void {
  const { allowances, now } = services
  const schema = { params: TableParams, body: Say, response: answers(Message) }

  typed(app).post(routes.chat(':id'), { schema }, async (request) => {
    const guest = await needGuest(services, request)
    allowances.chat.spend(request.ip, guest.id)
    const text = readLine(request.body.text)
    if (text === '') throw problem('malformed', 'nothing said')
    const asking = { id: readTableId(request.params.id), guest, answer: request.body.answer, seat: null }
    return answerOnce(services, asking, (table) => say(table, guest, { ...request.body, text }, now()))
  })
}

function registerRecord(app: FastifyInstance, { harbour }: Services): void {
  const schema = { params: TableParams, response: answers(Type.Unknown()) }
  typed(app).get(routes.record(':id'), { schema }, async (request) =>
    recordOf(await harbour.read(readTableId(request.params.id))),
  )
}

export function registerPlay(app: FastifyInstance, services: Services): void {
  registerMoves(app, services)
  registerChat(app, services)
  registerHistory(app, services)
  registerRecord(app, services)
}
