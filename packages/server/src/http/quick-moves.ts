// Answers usual moves ahead of all routes. Moves are asked for over and over while people play, and most of what a request goes through is
// there for other requests. The checks are the same, each in a line. Whatever does not pass them goes on to the routes as it came, and only
// those say what is wrong with a request.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { routes, type Guest } from '@flibuste/protocol'
import type { Gauging } from '../metrics/gauging.ts'
import { problemBody } from '../problem.ts'
import { addressOf } from './address.ts'
import { JSON_TYPE } from './answering.ts'
import { isSuspect, keepBody, readJson } from './bodies.ts'
import type { Budget } from './budget.ts'
import { DEEDS } from './errands.ts'
import { NOT_KEPT, type Headers } from './headers.ts'
import { tokenIn } from './identity.ts'
import { isForeign } from './origin.ts'
import { PROBLEM_TYPE, toldOf } from './problem-replies.ts'
import type { Services } from './services.ts'

export interface QuickParts {
  readonly services: Services
  /** What every answer carries. */
  readonly headers: Headers
  /** How many requests each address has left. */
  readonly requests: Budget
  readonly trustedProxies: string
  readonly gauging: Gauging | null
}

/** A longer move is unusual. */
const MOST_BYTES = 2048

/** Null: it is no move, or an unusual one. */
function moveIn(body: Buffer): unknown {
  const text = body.toString()
  const asked = isSuspect(text) ? null : readJson(text)
  return DEEDS.moves.isBody(asked) ? asked : null
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly retryAfterS: number | null
}

function problemAnswer(error: unknown, log: FastifyBaseLogger): Answer {
  const told = toldOf(error, log)
  const body = problemBody(told)
  return { status: body.status, type: PROBLEM_TYPE, text: JSON.stringify(body), retryAfterS: told.retryAfterS }
}

/** The address of a table's moves. */
const addressIn = (basePath: string): RegExp =>
  new RegExp(`^(?:${basePath.replaceAll('.', '\\.')})?${routes.moves('([A-Z0-9-]{1,64})')}$`)

/** Whether its body is short JSON that comes as it is. */
function isPlain({ headers }: IncomingMessage): boolean {
  return (
    headers['content-type'] === 'application/json' &&
    headers['transfer-encoding'] === undefined &&
    headers.authorization === undefined &&
    Number(headers['content-length']) <= MOST_BYTES
  )
}

/** Calls `done` with the whole body. Whoever hangs up before that is not answered. */
function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => done(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)))
}

export function registerQuickMoves(app: FastifyInstance, parts: QuickParts): void {
  const { services, headers, requests, trustedProxies, gauging } = parts
  const { isKnownHost, publicUrl, guests, isDraining } = services
  const address = addressIn(services.basePath)
  const isTrusted = proxyAddr.compile(trustedProxies.split(',').map((one) => one.trim()))
  const always = Object.entries({ ...headers, ...NOT_KEPT }).flat()
  const [routed] = app.server.listeners('request') as RequestListener[]
  if (routed === undefined) throw new Error('nobody answers requests')
  const goOn = routed

  /** Only where a proxy passes it on does it have to be found out who asks. */
  const ipOf = (request: IncomingMessage): string =>
    request.headers['x-forwarded-for'] === undefined
      ? (request.socket.remoteAddress ?? '')
      : proxyAddr(request, isTrusted)

  /** Who asks, and from where; null: that is for the routes to say. */
  function askerOf(request: IncomingMessage): { readonly guest: Guest; readonly ip: string } | null {
    const { host, cookie } = request.headers
    if (isDraining() || host === undefined || !isKnownHost(host) || isForeign(request.headers, publicUrl)) return null
    const guest = guests.recall(tokenIn(cookie))
    const ip = ipOf(request)
    return guest !== null && requests.spend(addressOf(ip), 1) === 0 ? { guest, ip } : null
  }

  function send(response: ServerResponse, { status, type, text, retryAfterS }: Answer): void {
    const own = ['content-type', type, 'content-length', String(Buffer.byteLength(text))]
    if (retryAfterS !== null) own.push('retry-after', String(retryAfterS))
    response.writeHead(status, always.concat(own))
    response.end(text)
  }

  async function answer(
    id: string,
    asked: unknown,
    from: { readonly guest: Guest; readonly ip: string },
  ): Promise<Answer> {
    try {
      const { text } = await DEEDS.moves.run(services, { from, id, guest: from.guest }, asked)
      return { status: 200, type: JSON_TYPE, text, retryAfterS: null }
    } catch (error) {
      gauging?.failed(error)
      return problemAnswer(error, app.log)
    }
  }

  function play(id: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now()
    const asked = moveIn(body)
    const from = asked === null ? null : askerOf(request)
    if (asked === null || from === null) {
      keepBody(request, body)
      return goOn(request, response)
    }
    answer(id, asked, from)
      .then((answered) => {
        send(response, answered)
        const { status } = answered
        gauging?.replied({ method: 'POST', url: routes.moves(':id'), status, ms: performance.now() - begun })
      })
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a move could not be answered')
        response.destroy()
      })
  }

  app.server.removeListener('request', goOn)
  app.server.on('request', (request, response) => {
    const id = request.method === 'POST' ? address.exec(request.url ?? '')?.[1] : undefined
    if (id === undefined || !isPlain(request)) goOn(request, response)
    else readBody(request, (body) => play(id, body, request, response))
  })
}
