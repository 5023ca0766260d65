// What a program comes with: `Authorization: Bearer KRAKEN-42-MOON-TULIP.<secret>`. It opens the routes by which one seat is played,
// and every other answers that it does not. Cookies that come with it count for nothing.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API, routes } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { engineBy, type EngineSeat } from '../tables/engines.ts'
import { readTableId } from '../tables/table-id.ts'
import { charged } from './reading.ts'
import type { Services } from './services.ts'

const SECRET_BYTES = 32
const TOKEN = /^([A-Z0-9-]{3,64})\.[A-Za-z0-9_-]{43}$/
const BEARER = /^Bearer\b\s*(.*)$/i

export const newToken = (table: string): string => `${table}.${randomBytes(SECRET_BYTES).toString('base64url')}`

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Looking, listening, looking back, answering, and taking its own seat back from a bot. */
const OPEN = new Set([
  `GET ${routes.table(':id')}`,
  `GET ${routes.stream(':id')}`,
  `GET ${routes.line(':id')}`,
  `GET ${routes.history(':id')}`,
  `POST ${routes.moves(':id')}`,
  `PUT ${routes.seat(':id', ':seat')}`,
])

/** The token that was sent; null: whoever asks comes without. */
function tokenIn({ headers, url }: FastifyRequest): string | null {
  const { authorization } = headers
  if (authorization === undefined || !url.startsWith(`${API}/`)) return null
  return BEARER.exec(authorization)?.[1] ?? null
}

/** Throws `token-scope` where a program has no business at a route. */
export function refuseScope(request: FastifyRequest, route: string): void {
  if (tokenIn(request) !== null && !OPEN.has(route)) throw problem('token-scope')
}

/** Before anything is read or done. */
export function registerScope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    refuseScope(request, `${request.method} ${request.routeOptions.url ?? ''}`)
    done()
  })
}

/** Which program asks; null: no program does. Throws `unknown-token`, `token-scope` at another table, `too-many`. */
export async function engineOf(services: Services, request: FastifyRequest): Promise<EngineSeat | null> {
  const token = tokenIn(request)
  if (token === null) return null
  const named = TOKEN.exec(token)?.[1]
  if (named === undefined) throw problem('unknown-token')
  const { id } = request.params as { readonly id: string }
  if (readTableId(id) !== named) throw problem('token-scope', `it is for table ${named}`)
  const table = await services.harbour.read(await charged(services, { ip: request.ip, params: { id } }, null))
  const engine = engineBy(table, hashOf(token))
  if (engine === null) throw problem('unknown-token')
  services.allowances.engine.spend(request.ip, engine.guest.id)
  return engine
}
