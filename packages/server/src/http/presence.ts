// Who is at a table depends on all nodes. A node at which nobody watches the table has not been told, so it asks before it answers.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routes } from '@flibuste/protocol'
import { readTableId } from '../tables/table-id.ts'
import { isLine } from './schemas.ts'
import type { Services } from './services.ts'

const OF_TABLES = routes.table(':id')
/** Routes whose answers do not tell who is there. */
const BLIND = new Set([routes.moves(':id'), routes.undo(':id'), routes.chat(':id')])

/** Null: the request is not about who is there. */
function tableIn({ routeOptions: { url = '' }, params }: FastifyRequest): string | null {
  if (!url.startsWith(OF_TABLES) || BLIND.has(url) || isLine(url)) return null
  const { id } = params as { id: string }
  return readTableId(id)
}

export function registerPresence(app: FastifyInstance, { sight, watchers }: Services): void {
  if (sight === null) return
  app.addHook('preHandler', async (request) => {
    const table = tableIn(request)
    if (table !== null && !watchers.isWatched(table)) await sight(table)
  })
}
