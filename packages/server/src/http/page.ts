// The built page. Files with a hash in their name never change; every address that is not the interface's is the page's.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import { sendProblem } from './problem-replies.ts'

const INDEX = 'index.html'
/** Vite puts what it hashes here. */
const HASHED = /[\\/]assets[\\/]/
const YEAR_S = 365 * 24 * 3600

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith(`${API}/`) && (headers.accept ?? '').includes('text/html')

const cacheFor = (path: string): string => (HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')

/** The scripts that stand in the built page, as a content policy names them: by what they say, to the letter. */
export function inlineScripts(webRoot: string | null): string[] {
  const index = webRoot === null ? null : join(webRoot, INDEX)
  if (index === null || !existsSync(index)) return []
  const scripts = readFileSync(index, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, said = '']) => `'sha256-${createHash('sha256').update(said).digest('base64')}'`)
}

/** The page under a path: its own addresses begin there, and its scripts are told. */
const pageUnder = (webRoot: string, basePath: string): string =>
  readFileSync(join(webRoot, INDEX), 'utf8')
    .replaceAll(/(src|href)="\//g, `$1="${basePath}/`)
    .replace('<title>', `<meta name="flibuste-base" content="${basePath}" />\n    <title>`)

export async function registerPage(app: FastifyInstance, webRoot: string | null, basePath: string): Promise<void> {
  const isBuilt = webRoot !== null && existsSync(join(webRoot, INDEX))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: basePath === '' ? [INDEX] : false,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    })
  const moved = isBuilt && basePath !== '' ? pageUnder(webRoot, basePath) : null
  const sendPage = (reply: FastifyReply): FastifyReply =>
    moved === null
      ? reply.sendFile(INDEX)
      : reply.type('text/html; charset=utf-8').header('cache-control', cacheFor(INDEX)).send(moved)
  // Without its last stroke the path is not within the worker's reach.
  if (moved !== null)
    app.get('/', { schema: { hide: true } }, (request, reply) =>
      request.originalUrl === basePath ? reply.redirect(`${basePath}/`, 308) : sendPage(reply),
    )
  app.setNotFoundHandler((request, reply) =>
    isBuilt && wantsPage(request) ? sendPage(reply) : sendProblem(reply, problem('unknown-route')),
  )
}
