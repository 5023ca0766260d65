// /api/me: a nickname, and the tables one has a seat at.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { has } from '@flibuste/kernel'
import { Guest, MyTable, NameGuest, routes } from '@flibuste/protocol'
import { Type } from 'typebox'
import { problem, ProblemError } from '../problem.ts'
import type { Touched } from '../store/store.ts'
import { endingOf } from '../tables/keeping.ts'
import { rename } from '../tables/play.ts'
import { awaitedOf } from '../tables/quiet.ts'
import { readName } from '../people/guests.ts'
import { infoOf, viewerOf } from '../tables/sight.ts'
import { dropToken, giveCookie, guestOf, needGuest, takeCookie } from './identity.ts'
import { addressOf } from './address.ts'
import { answers } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

const MY_TABLES = 20

async function myTable(services: Services, guest: Guest, id: string, updatedAt: number): Promise<MyTable> {
  const table = await services.harbour.read(id)
  const seat = viewerOf(table, { guest: guest.id, seat: null })
  const awaited = awaitedOf(table)
  const isMine = ({ owner, bot }: (typeof table.holds)[number]): boolean => owner?.id === guest.id && bot === null
  const myTurn = table.holds.some((hold, at) => isMine(hold) && has(awaited, at))
  const info = infoOf(table, services.watchers.presenceAt(id))
  return { table: info, seat, myTurn, updatedAt, ...endingOf(table, services.now()) }
}

/** A table that cannot be read any more, damaged or begun under older rules, must not hide the others: it is left out. */
async function ofReadable<T>(tables: readonly Touched[], log: FastifyBaseLogger, work: (table: Touched) => Promise<T>) {
  const done = await Promise.allSettled(tables.map(work))
  return done.flatMap((each, at): T[] => {
    if (each.status === 'fulfilled') return [each.value]
    if (!(each.reason instanceof ProblemError))
      log.error({ err: each.reason, table: tables[at]?.table }, 'a table cannot be read')
    return []
  })
}

async function renameAtTables({ store, harbour, now }: Services, guest: Guest, log: FastifyBaseLogger): Promise<void> {
  const tables = await store.tablesOf(guest.id, MY_TABLES)
  await ofReadable(tables, log, ({ table }) => harbour.change(table, (present) => rename(present, guest, now())))
}

/** For whoever was on another's computer, or fears that somebody has their cookie. */
function registerTokens(app: FastifyInstance, services: Services): void {
  const { guests, watchers, now } = services
  typed(app).post(routes.token(), { schema: { response: answers(Guest) } }, async (request, reply) => {
    const guest = await needGuest(services, request)
    giveCookie(services, reply, await guests.revoke(guest, now()))
    watchers.endGuest(guest.id)
    return guest
  })

  typed(app).delete(routes.token(), { schema: { response: answers(Type.Object({})) } }, async (request, reply) => {
    const guest = await needGuest(services, request)
    await dropToken(services, request)
    takeCookie(services, reply)
    watchers.endGuest(guest.id)
    return {}
  })
}

export function registerPeople(app: FastifyInstance, services: Services): void {
  const { guests, store, rateLimits, now } = services
  registerTokens(app, services)
  const remembered = { cache: rateLimits.addresses }
  const creations = app.createRateLimit({
    ...remembered,
    max: rateLimits.creations,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
  })

  typed(app).get(routes.me(), { schema: { response: answers(Guest) } }, (request) => needGuest(services, request))

  typed(app).put(routes.me(), { schema: { body: NameGuest, response: answers(Guest) } }, async (request, reply) => {
    const known = await guestOf(services, request)
    if (known !== null && readName(request.body.name) === known.name) return known
    // A new name is a row at every table of its owner: no cheaper than a new guest.
    const limit = await creations(request)
    if (!limit.isAllowed && limit.isExceeded) throw problem('too-many')
    if (known !== null) {
      const guest = await guests.rename(known, request.body.name)
      await renameAtTables(services, guest, request.log)
      services.watchers.renamed(guest)
      return guest
    }
    const { guest, token } = await guests.enrol(request.body.name, now())
    giveCookie(services, reply, token)
    return guest
  })

  const schema = { response: answers(Type.Array(MyTable)) }
  typed(app).get(routes.myTables(), { schema }, async (request) => {
    const guest = await needGuest(services, request)
    const tables = await store.tablesOf(guest.id, MY_TABLES)
    return ofReadable(tables, request.log, ({ table, updatedAt }) => myTable(services, guest, table, updatedAt))
  })
}
