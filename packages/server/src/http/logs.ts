// One line per request. Never a header, a cookie or a body: entropy, tokens and seeds have no way into a log.
import type { FastifyInstance } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config.ts'

const SECRETS = ['cookie', 'authorization', 'token', 'seed', 'entropy', 'set-cookie', 'headers', 'body']

export function createLogger(level: LogLevel, to?: DestinationStream): Logger {
  const redact = { paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[secret]' }
  const options = { level, redact, base: null }
  return to === undefined ? pino(options) : pino(options, to)
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, params } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, params, status: reply.statusCode, ms }, 'request')
  })
}
