// For whatever keeps the server running: is it alive, and should it be sent anybody.
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

export function registerHealth(app: FastifyInstance, { store }: Services): void {
  const schema = { hide: true }
  app.get('/healthz', { schema }, async () => ({ status: 'ok' }))
  // A server that drains never gets here: drain.ts answers for it.
  app.get('/readyz', { schema }, async () => {
    await store.probe()
    return { status: 'ready' }
  })
}
