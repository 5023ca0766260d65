// How a server stops. At first it only says that it is not ready, so that a balancer sends nobody else. Then it refuses whatever would
// change something, while what was asked before is finished and tables can still be looked at.
import type { FastifyInstance } from 'fastify'
import { laterProblem } from '../problem.ts'
import { isLine } from './schemas.ts'
import type { Services } from './services.ts'

const LOOKS = new Set(['GET', 'HEAD'])

/** A server is back within seconds. */
const RETRY_S = 2

/** Refuses what came up a line. */
export function refuseDraining({ isDraining }: Pick<Services, 'isDraining'>): void {
  if (isDraining()) throw laterProblem('draining', RETRY_S)
}

/** Refuses what would change something or last long. `/readyz` is refused to say that we are going. */
const isRefused = (method: string, route: string | undefined): boolean =>
  !LOOKS.has(method) || route === '/readyz' || isLine(route)

export function registerDrain(app: FastifyInstance, { isLeaving, isDraining }: Services): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDraining())
      return done(isLeaving() && request.routeOptions.url === '/readyz' ? laterProblem('draining', RETRY_S) : undefined)
    // The next request is for whoever comes after us.
    reply.header('connection', 'close')
    done(isRefused(request.method, request.routeOptions.url) ? laterProblem('draining', RETRY_S) : undefined)
  })
}
