// The web server: what every request goes through. Routes are in their own files; rules of the table are elsewhere.
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { API, LIMITS } from '@flibuste/protocol'
import { addressOf } from './address.ts'
import { MINUTE_MS } from './allowance.ts'
import { createBudget, type Budget } from './budget.ts'
import { laterProblem } from '../problem.ts'
import { cleanTexts } from '../people/text.ts'
import type { Gauging } from '../metrics/gauging.ts'
import { registerMetrics } from '../metrics/telling.ts'
import { answererOfBroken } from './broken-requests.ts'
import { boundConnections } from './connections.ts'
import { registerCodes } from './code-routes.ts'
import { registerDrain } from './drain.ts'
import { registerEnding } from './ending-routes.ts'
import { registerEngines } from './engine-routes.ts'
import { headersFor, NOT_KEPT, registerHeaders, type Headers } from './headers.ts'
import { registerHealth } from './health-routes.ts'
import { registerHost } from './host.ts'
import { registerRenewal } from './identity.ts'
import { registerLine } from './line-route.ts'
import { registerLobby } from './lobby-routes.ts'
import { logsRequests, registerRequestLog } from './logs.ts'
import { registerOpenApi } from './openapi.ts'
import { registerOrigin } from './origin.ts'
import { registerPage } from './page.ts'
import { registerPeople } from './people-routes.ts'
import { registerPlay } from './play-routes.ts'
import { registerPresence } from './presence.ts'
import { registerProblemPages } from './problem-pages.ts'
import { registerProblems, replyWithProblem } from './problem-replies.ts'
import { registerQuickMoves } from './quick-moves.ts'
import { registerScope } from './seat-tokens.ts'
import type { Services } from './services.ts'
import { registerStream } from './stream-route.ts'
import { registerTerms } from './terms-routes.ts'
import { createWatch } from './watching.ts'

export interface AppParts {
  readonly services: Services
  readonly logger: FastifyBaseLogger
  readonly webRoot: string | null
  readonly trustedProxies: string
  readonly gauging: Gauging | null
  readonly metricsToken: string | null
}

/** How long a client may take to send a whole request. Answers may stream for longer. */
const REQUEST_TIMEOUT_MS = 30_000

/** Headers that are not sent. Whoever asks too often is told when to come again, but not how much was left. */
const UNTOLD = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** A reply to a move of Bones has 1.4 kB. Packing it takes longer than sending it, and as long as the move itself. */
const PACKED_FROM_BYTES = 4096

/** Takes the base path off, in case the proxy has left it on. */
function withoutBase(url: string, base: string): string {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : url
}

/** Takes JSON and nothing else as a body. An empty body is none, because some requests have none and name a type all the same. */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

/** A route whose answer may be kept says so itself. */
function registerPrivacy(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${API}/`)) reply.headers(NOT_KEPT)
    done()
  })
}

/** Cleans the texts within options, because an edition brings names that others are shown. */
function registerCleaning(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { body } = request
    if (typeof body === 'object' && body !== null && 'options' in body) body.options = cleanTexts(body.options)
    done()
  })
}

/** Limits the requests from one address, whatever they ask for. */
function registerRequestLimit(app: FastifyInstance, requests: Budget): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const wait = requests.spend(addressOf(request.ip), 1)
    done(wait > 0 ? laterProblem('too-many', wait) : undefined)
  })
}

/** A route with a limit of its own remembers 5,000 addresses, whatever the plugin was told, unless the route says how many. */
function registerMemory(app: FastifyInstance, addresses: number): void {
  app.addHook('onRoute', ({ config }) => {
    if (typeof config?.rateLimit === 'object') config.rateLimit.cache ??= addresses
  })
}

interface Guarding {
  readonly services: Services
  readonly headers: Headers
  readonly requests: Budget
}

async function registerGuards(app: FastifyInstance, { services, headers, requests }: Guarding): Promise<void> {
  registerHeaders(app, headers)
  await app.register(cookie)
  registerRequestLimit(app, requests)
  registerMemory(app, services.rateLimits.addresses)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => addressOf(ip),
    addHeaders: UNTOLD,
    addHeadersOnExceeding: UNTOLD,
  })
  await app.register(compress, {
    threshold: PACKED_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  registerHost(app, services.isKnownHost)
  registerOrigin(app, services.publicUrl)
  registerScope(app)
  registerDrain(app, services)
  registerPrivacy(app)
  registerCleaning(app)
  registerRenewal(app, services)
  registerPresence(app, services)
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, logger, webRoot, trustedProxies, gauging, metricsToken } = parts
  const headers = headersFor(services.publicUrl, webRoot)
  const app = fastify({
    // Node would refuse a request without a host in its own words. `registerHost` does it in ours.
    http: { requireHostHeader: false },
    clientErrorHandler: answererOfBroken(headers),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name the route and not the request, so one logger does for all.
    childLoggerFactory: (parent) => parent,
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: trustedProxies,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, services.basePath),
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // Unknown fields are refused, not dropped, and "1" is not 1.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
  })
  takeJsonOnly(app)
  // Schemas of replies are for the documentation; what is sent was built by us.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  // What a client expects of us besides may be passed over. Node would refuse it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.maxConnections = services.rateLimits.connections
  boundConnections(app.server, services.rateLimits.connectionsAddress, trustedProxies)
  registerProblems(app)
  registerRequestLog(app)
  gauging?.routes(app)
  await registerOpenApi(app)
  const requests = createBudget({ most: services.rateLimits.requests, withinMs: MINUTE_MS, now: services.now })
  await registerGuards(app, { services, headers, requests })
  registerHealth(app, services)
  if (gauging !== null && metricsToken !== null) registerMetrics(app, metricsToken, gauging.text)
  registerProblemPages(app)
  registerPeople(app, services)
  registerLobby(app, services)
  registerTerms(app, services)
  registerEnding(app, services)
  registerEngines(app, services)
  registerCodes(app, services)
  registerPlay(app, services)
  const watch = createWatch(services)
  registerStream(app, services, watch)
  registerLine(app, watch, { services, requests, gauging, log: app.log })
  await registerPage(app, webRoot, services)
  // Quick moves pass by the log of requests, so a server that keeps one does without them.
  if (!logsRequests(app.log)) registerQuickMoves(app, { services, headers, requests, trustedProxies, gauging })
  return app
}
