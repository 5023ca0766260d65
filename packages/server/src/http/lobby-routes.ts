// Games, tables and seats: everything before the first move.
import type { FastifyInstance } from 'fastify'
import type { OptionSpec } from '@flibuste/kernel'
import { CreateTable, GameInfo, House, LIMITS, Message, OpenWord, routes, Sitting, TableInfo } from '@flibuste/protocol'
import { Type } from 'typebox'
import { openRematch, openTable } from '../tables/opening.ts'
import { start } from '../tables/play.ts'
import { openWord } from '../tables/pledges.ts'
import { seatOf } from '../tables/seating.ts'
import { infoOf, viewerOf, wholeMessage, type Eyes } from '../tables/sight.ts'
import { readTableId } from '../tables/table-id.ts'
import type { Table } from '../tables/table.ts'
import { chargeBotTable, refuseMoreTables } from './bot-tables.ts'
import { eyesOf, needGuest } from './identity.ts'
import { readCharged } from './reading.ts'
import { answers, LookQuery, SeatParams, TableParams } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

/** An option as a form needs it; how an edition is read stays with the rules. */
function specInfo(spec: OptionSpec): GameInfo['options'][number] {
  const { id } = spec
  switch (spec.kind) {
    case 'edition':
      return { id, kind: spec.kind, initial: spec.initial }
    case 'choice':
      return { id, kind: spec.kind, values: [...spec.values], initial: spec.initial }
    case 'count':
      return { id, kind: spec.kind, min: spec.min, max: spec.max, initial: spec.initial }
    case 'switch':
      return { id, kind: spec.kind, initial: spec.initial }
  }
}

async function gameInfo({ catalogue, botIds }: Services, id: string): Promise<GameInfo> {
  const game = await catalogue.load(id)
  if (game === null) throw new Error(`${id} is listed and not there`)
  const options = game.options.map(specInfo)
  return { id, version: game.version, minutes: catalogue.minutes(id), seats: game.seats, options, bots: [...botIds] }
}

/** All that a guest sees of a table. The one who laid it is told at once that they host it, before their own stream is open. */
export function present({ watchers }: Services, table: Table, eyes: Eyes): Message {
  const message = wholeMessage(table, viewerOf(table, eyes), watchers.presenceAt(table.id), null)
  if (message.table === null || eyes.guest !== table.host) return message
  return { ...message, table: { ...message.table, host: table.host } }
}

function registerTables(app: FastifyInstance, services: Services): void {
  const { harbour, catalogue, watchers, rateLimits, now } = services
  const config = { rateLimit: { max: rateLimits.creations, timeWindow: '1 minute' } }

  typed(app).get(routes.house(), { schema: { response: answers(House) } }, async () => ({
    address: services.sharedAddress(),
  }))

  typed(app).get(routes.games(), { schema: { response: answers(Type.Array(GameInfo)) } }, () =>
    Promise.all(catalogue.ids.map((id) => gameInfo(services, id))),
  )

  const create = { body: CreateTable, response: answers(TableInfo, 201) }
  typed(app).post(routes.tables(), { config, schema: create, bodyLimit: LIMITS.tableBytes }, async (request, reply) => {
    const guest = await needGuest(services, request)
    await refuseMoreTables(services, guest)
    const table = await openTable({ harbour, catalogue }, guest, request.body, now())
    reply.code(201).header('location', routes.table(table.id))
    return infoOf(table, watchers.presenceAt(table.id))
  })

  const look = { params: TableParams, querystring: LookQuery, response: answers(Message) }
  typed(app).get(routes.table(':id'), { schema: look }, async (request) => {
    const eyes = await eyesOf(services, request, request.query.seat)
    const table = await readCharged(services, request, eyes.guest)
    services.attend(table)
    return present(services, table, eyes)
  })

  const again = { params: TableParams, response: answers(TableInfo) }
  typed(app).post(routes.rematch(':id'), { config, schema: again }, async (request) => {
    const guest = await needGuest(services, request)
    await refuseMoreTables(services, guest)
    const table = await openRematch(harbour, readTableId(request.params.id), guest, now())
    return infoOf(table, watchers.presenceAt(table.id))
  })
}

function registerSeats(app: FastifyInstance, services: Services): void {
  const { harbour, watchers, botIds, now } = services
  const isBot = (bot: string): boolean => botIds.includes(bot)

  const sit = { params: SeatParams, body: Sitting, response: answers(Message) }
  typed(app).put(routes.seat(':id', ':seat'), { schema: sit }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    const seat = Number(request.params.seat)
    if (request.body.who === 'bot') {
      const table = await harbour.read(id)
      if (table.status === 'playing') chargeBotTable(services, request, guest, { table, seat })
    }
    const isHere = watchers.presenceAt(id)
    const seating = { seat, guest, sitting: request.body, isHere, isBot, at: now() }
    const { table } = await harbour.change(id, (before) => seatOf(before, seating))
    return present(services, table, { guest: guest.id, seat })
  })

  const open = { params: SeatParams, body: OpenWord, response: answers(Message) }
  typed(app).put(routes.word(':id', ':seat'), { schema: open }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    const isHere = watchers.presenceAt(id)
    const opening = { guest, seat: Number(request.params.seat), word: request.body.word, at: now(), isHere }
    const { table } = await harbour.change(id, (before) => openWord(before, opening))
    return present(services, table, { guest: guest.id, seat: opening.seat })
  })

  const begin = { params: TableParams, response: answers(Message) }
  typed(app).post(routes.start(':id'), { schema: begin }, async (request) => {
    const guest = await needGuest(services, request)
    const id = readTableId(request.params.id)
    chargeBotTable(services, request, guest, { table: await harbour.read(id), seat: null })
    const isHere = watchers.presenceAt(id)
    const { table } = await harbour.change(id, (before) => start(before, guest, now(), isHere))
    return present(services, table, { guest: guest.id, seat: null })
  })
}

export function registerLobby(app: FastifyInstance, services: Services): void {
  registerTables(app, services)
  registerSeats(app, services)
}
