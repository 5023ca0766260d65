// When a table goes, for whoever has a part in it, and their answer to the question whether an unfinished match is to be kept.
import type { FastifyInstance } from 'fastify'
import { AnswerEnding, Ending, routes } from '@flibuste/protocol'
import { answerEnding, endingOf, refuseStranger } from '../tables/keeping.ts'
import { readTableId } from '../tables/table-id.ts'
import { needGuest } from './identity.ts'
import { readCharged } from './reading.ts'
import { answers, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

export function registerEnding(app: FastifyInstance, services: Services): void {
  const { harbour, now } = services

  const tell = { params: TableParams, response: answers(Ending) }
  typed(app).get(routes.ending(':id'), { schema: tell }, async (request) => {
    const guest = await needGuest(services, request)
    const table = await readCharged(services, request, guest.id)
    refuseStranger(table, guest)
    return endingOf(table, now())
  })

  const answer = { params: TableParams, body: AnswerEnding, response: answers(Ending) }
  typed(app).put(routes.ending(':id'), { schema: answer }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    await readCharged(services, request, guest.id)
    const { table } = await harbour.change(id, (before) => answerEnding(before, guest, request.body, now()))
    return endingOf(table, now())
  })
}
