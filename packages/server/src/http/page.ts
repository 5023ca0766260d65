// The built page. Files with a hash in their name never change; every address that is not the interface's is the page's.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { sendProblem } from './problem-replies.ts'
import { withFirstPicture } from './first-picture.ts'
import { previewTags } from './preview.ts'
import { hintsFor, readScreens, spokenIn, type Asked } from './screens.ts'
import type { Services } from './services.ts'

const INDEX = 'index.html'
/** Vite puts what it hashes here. */
const HASHED = /[\\/]assets[\\/]/
const YEAR_S = 365 * 24 * 3600

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith(`${API}/`) && (headers.accept ?? '').includes('text/html')

const cacheFor = (path: string): string => (HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')

/** The scripts or styles that stand in the built page, as a content policy names them: by what they say, to the letter. */
export function inlineIn(webRoot: string | null, tag: 'script' | 'style'): string[] {
  const index = webRoot === null ? null : join(webRoot, INDEX)
  if (index === null || !existsSync(index)) return []
  const found = readFileSync(index, 'utf8').matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...found].map(([, said = '']) => `'sha256-${createHash('sha256').update(said).digest('base64')}'`)
}

/** The page under a path: its own addresses begin there, and its scripts are told. */
const pageUnder = (html: string, basePath: string): string =>
  basePath === ''
    ? html
    : html
        .replaceAll(/(src|href)="\//g, `$1="${basePath}/`)
        .replace('<title>', `<meta name="flibuste-base" content="${basePath}" />\n    <title>`)

/** A page that is asked for, and where its addresses begin for whoever asks. */
interface AskedFor extends Asked {
  readonly origin: string | null
}

type Page = (asked: AskedFor) => string

/** The page for an address: with the files its screen needs named in it, after those every screen needs. */
function readPage(webRoot: string, { basePath, harbour }: PageServices): Page {
  const html = readFileSync(join(webRoot, INDEX), 'utf8')
  const screens = readScreens(webRoot)
  const whole = (tags: readonly string[]): string =>
    pageUnder(
      html.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`),
      basePath,
    )
  return (asked) => {
    const { path, accepted, origin } = asked
    const previewed = previewTags(harbour, { path, origin, spoken: spokenIn(accepted) })
    return withFirstPicture(whole([...previewed, ...hintsFor(screens, harbour, asked)]), harbour, path)
  }
}

type PageServices = Pick<Services, 'basePath' | 'harbour' | 'publicUrl'>

const originOf = ({ protocol, host }: FastifyRequest): string | null => (host === '' ? null : `${protocol}://${host}`)

function askedBy(request: FastifyRequest, { publicUrl, basePath }: PageServices): AskedFor {
  const origin = publicUrl ?? originOf(request)
  return {
    path: request.url.split('?')[0] ?? '',
    accepted: request.headers['accept-language'] ?? '',
    origin: origin === null ? null : origin + basePath,
  }
}

export async function registerPage(
  app: FastifyInstance,
  webRoot: string | null,
  services: PageServices,
): Promise<void> {
  const isBuilt = webRoot !== null && existsSync(join(webRoot, INDEX))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    })
  const page = isBuilt ? readPage(webRoot, services) : null
  const sendPage = (request: FastifyRequest, reply: FastifyReply, pageAt: Page): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': cacheFor(INDEX), vary: 'accept-language' })
      .send(pageAt(askedBy(request, services)))
  // The worker's scope ends with a slash, so an address without it would be outside.
  if (page !== null)
    app.get('/', { schema: { hide: true } }, (request, reply) =>
      services.basePath !== '' && request.originalUrl === services.basePath
        ? reply.redirect(`${services.basePath}/`, 308)
        : sendPage(request, reply, page),
    )
  app.setNotFoundHandler((request, reply) =>
    page !== null && wantsPage(request) ? sendPage(request, reply, page) : sendProblem(reply, problem('unknown-route')),
  )
}
