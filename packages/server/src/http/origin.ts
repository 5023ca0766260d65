// Whether a write comes from our own page or from a program, and not from somebody else's page in a visitor's browser.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../problem.ts'
import { hasSocket } from './upgrades.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none'])

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/** Browsers cannot forge these headers; programs may send none of them. */
export function isForeign(headers: FastifyRequest['headers'], publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && !OWN_SITES.has(String(site))) return true
  const { origin, host } = headers
  // Nearly every write is one of our own page's, and says so in as many words.
  if (origin === undefined || origin === `http://${host}` || origin === `https://${host}`) return false
  const from = hostOf(origin)
  return from === null || (from !== host && from !== (publicUrl === null ? null : hostOf(publicUrl)))
}

/** A browser lets any page open a WebSocket to anywhere, and tells only where the page is from. */
const isWrite = ({ method, raw }: FastifyRequest): boolean => !READS.has(method) || hasSocket(raw)

export function registerOrigin(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isWrite(request) && isForeign(request.headers, publicUrl)
    done(isRefused ? problem('wrong-origin') : undefined)
  })
}
