// Where figures are read: at /metrics by whoever knows the token, or on a port of its own, of this machine only.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problem } from '../problem.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const PATH = '/metrics'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export function registerMetrics(app: FastifyInstance, token: string, text: () => string): void {
  const wanted = hashOf(`Bearer ${token}`)
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), wanted)) throw problem('unknown-route')
    return reply.type(TYPE).header('cache-control', 'no-store').send(text())
  })
}

export interface Telling {
  readonly port: number
  close(): Promise<void>
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export function tellOnPort(port: number, text: () => string): Promise<Telling> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPE }).end(text())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        port: portOf(server),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      }),
    )
  })
}
