// Finding a table by its short code. Whoever guesses is stopped before the code is looked at: every try counts, by network and
// by all together, so that many networks do not help. The link needs no code, and goes on working.
import type { FastifyInstance } from 'fastify'
import { CodeFound, routes } from '@flibuste/protocol'
import { Type } from 'typebox'
import { problem, ProblemError } from '../problem.ts'
import { answersToCode, readShortCode } from '../tables/codes.ts'
import { addressOf } from './address.ts'
import { createBudget } from './budget.ts'
import { answers } from './schemas.ts'
import type { Services } from './services.ts'
import { typed } from './typed.ts'

/** So many networks may try at the same time as often as they may. */
const NETWORKS_AT_ONCE = 50
const EVERYBODY = 'everybody'
const MINUTE_MS = 60_000

/** Null: there is none, or none that has a seat to give. */
async function tableBehind({ codes, harbour, now }: Services, typedCode: string): Promise<string | null> {
  const code = readShortCode(typedCode)
  const id = code === null ? null : await codes.seek(code)
  if (id === null) return null
  try {
    return answersToCode(await harbour.read(id), now()) ? id : null
  } catch (error) {
    // The table cannot be read: it was begun under older rules, say. Only somebody who knows its name is told what is wrong with it.
    if (error instanceof ProblemError) return null
    throw error
  }
}

export function registerCodes(app: FastifyInstance, services: Services): void {
  const { rateLimits, now } = services
  const tries = createBudget({ most: rateLimits.codes, withinMs: MINUTE_MS, now })
  const allTries = createBudget({ most: rateLimits.codes * NETWORKS_AT_ONCE, withinMs: MINUTE_MS, now })
  const params = Type.Object({ code: Type.String({ maxLength: 40 }) }, { additionalProperties: false })
  typed(app).get(routes.code(':code'), { schema: { params, response: answers(CodeFound) } }, async (request, reply) => {
    const wait = tries.spend(addressOf(request.ip), 1) || allTries.spend(EVERYBODY, 1)
    if (wait > 0) {
      reply.header('retry-after', String(wait))
      throw problem('too-many', 'so many codes were tried')
    }
    const table = await tableBehind(services, request.params.code)
    if (table === null) throw problem('unknown-code')
    return { table }
  })
}
