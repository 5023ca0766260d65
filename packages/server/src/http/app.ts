// The web server: what every request goes through. Routes are in their own files; rules of the table are elsewhere.
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { API, LIMITS } from '@flibuste/protocol'
import { addressOf } from './address.ts'
import { cleanTexts } from '../people/text.ts'
import { registerDrain } from './drain.ts'
import { registerHealth } from './health-routes.ts'
import { registerHost } from './host.ts'
import { registerRenewal } from './identity.ts'
import { registerLobby } from './lobby-routes.ts'
import { registerRequestLog } from './logs.ts'
import { registerOpenApi } from './openapi.ts'
import { registerOrigin } from './origin.ts'
import { registerPage } from './page.ts'
import { registerPeople } from './people-routes.ts'
import { registerPlay } from './play-routes.ts'
import { registerProblemPages } from './problem-pages.ts'
import { registerProblems, replyWithProblem } from './problem-replies.ts'
import type { Services } from './services.ts'
import { registerStream } from './stream-route.ts'

export interface AppParts {
  readonly services: Services
  readonly logger: FastifyBaseLogger
  readonly webRoot: string | null
  readonly trustedProxies: string
}

/** To send a whole request; how long an answer streams is another matter. */
const REQUEST_TIMEOUT_MS = 30_000

/** Counted at a time. With fewer, whoever has many addresses could have the others forgotten. */
const ADDRESSES = 100_000

/** Own origin only. Pictures may be data: the page draws its own as SVG. */
const CSP = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** JSON is all anybody has to say here. Saying nothing is allowed, whatever it is called: some requests have no body. */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

/** Nothing the interface says is kept on the way, or on a computer that others use; what may be says so itself. */
function registerPrivacy(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${API}/`)) reply.header('cache-control', 'no-store')
    done()
  })
}

/** What is within options is shown to others: an edition brings names. */
function registerCleaning(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { body } = request
    if (typeof body === 'object' && body !== null && 'options' in body) body.options = cleanTexts(body.options)
    done()
  })
}

async function registerGuards(app: FastifyInstance, services: Services): Promise<void> {
  const isHttps = services.publicUrl?.startsWith('https:') === true
  await app.register(helmet, {
    contentSecurityPolicy: CSP,
    // A table in the living room speaks http, and must not be locked out by what its address once was.
    strictTransportSecurity: isHttps ? undefined : false,
    crossOriginOpenerPolicy: isHttps ? undefined : false,
    originAgentCluster: isHttps ? undefined : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: services.rateLimits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
    cache: ADDRESSES,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  registerHost(app, services.isKnownHost)
  registerOrigin(app, services.publicUrl)
  registerDrain(app, services.isDraining)
  registerPrivacy(app)
  registerCleaning(app)
  registerRenewal(app, services)
}

export async function buildApp({ services, logger, webRoot, trustedProxies }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: trustedProxies,
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
  app.server.maxConnections = services.rateLimits.connections
  registerProblems(app)
  registerRequestLog(app)
  await registerOpenApi(app)
  await registerGuards(app, services)
  registerHealth(app, services)
  registerProblemPages(app)
  registerPeople(app, services)
  registerLobby(app, services)
  registerPlay(app, services)
  registerStream(app, services)
  await registerPage(app, webRoot)
  return app
}
