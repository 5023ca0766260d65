// A server that is about to stop: nothing new is begun, what was asked before is finished, and it can still be looked at.
import type { FastifyInstance } from 'fastify'
import { problem } from '../problem.ts'

const LOOKS = new Set(['GET', 'HEAD'])

/** Those that would start something long, or are there to say that we are going. */
const isRefused = (method: string, route: string | undefined): boolean =>
  !LOOKS.has(method) || route === '/readyz' || route?.endsWith('/stream') === true

export function registerDrain(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', async (request) => {
    if (isDraining() && isRefused(request.method, request.routeOptions.url)) throw problem('draining')
  })
}
