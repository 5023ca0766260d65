// One line per request. Never a header, a cookie or a body: entropy, tokens and seeds have no way into a log.
import type { FastifyInstance } from 'fastify'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from '../config.ts'
import { StoreFault } from '../store/fault.ts'
import { MINUTE_MS } from './allowance.ts'

const SECRETS = ['cookie', 'authorization', 'token', 'seed', 'entropy', 'set-cookie', 'headers', 'body']

type Hooks = NonNullable<LoggerOptions['hooks']>

const faultIn = (told: unknown): StoreFault | null =>
  typeof told === 'object' && told !== null && 'err' in told && told.err instanceof StoreFault ? told.err : null

/**
 * The same fault of the store once a minute: a disk that is full fails every move, and lines about it would fill what is left of it. How often
 * it was met in between stands in the next line.
 */
function sayFaultsOnce(now: () => number): Hooks {
  const said = new Map<string, { at: number; unsaid: number }>()
  return {
    logMethod(args, method) {
      const [told, ...rest] = args
      const fault = faultIn(told)
      if (fault === null) return method.apply(this, args)
      const last = said.get(fault.message)
      if (last !== undefined && now() < last.at + MINUTE_MS) return void last.unsaid++
      said.set(fault.message, { at: now(), unsaid: 0 })
      method.apply(this, [Object.assign({}, told, { unsaid: last?.unsaid ?? 0 }), ...rest])
    },
  }
}

export function createLogger(level: LogLevel, to?: DestinationStream, now: () => number = Date.now): Logger {
  const redact = { paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[secret]' }
  const options = { level, redact, base: null, hooks: sayFaultsOnce(now) }
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
