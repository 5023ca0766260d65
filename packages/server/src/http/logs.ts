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

/** At other levels there is nothing to tell, so nothing is worked out. */
const TOLD = ['trace', 'debug', 'info']

export const logsRequests = ({ level }: { readonly level: string }): boolean => TOLD.includes(level)

export function registerRequestLog(app: FastifyInstance): void {
  if (!logsRequests(app.log)) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, params } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, params, status: reply.statusCode, ms }, 'request')
    done()
  })
}
