// /openapi.json, made of the very schemas that validate. A bot in any language needs nothing else.
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Flibuste',
        version: '1',
        description: 'Tables, seats, moves and streams. Every failure is an RFC 9457 problem with a stable type.',
        license: { name: 'AGPL-3.0-or-later' },
      },
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
