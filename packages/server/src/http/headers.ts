// Headers that every reply carries, written once: what a browser may do with what we send.
import type { FastifyInstance } from 'fastify'
import { inlineIn } from './page.ts'

/** Own origin only, and what stands in the page itself. Pictures may be data: the page draws its own as SVG. */
const policyFor = (webRoot: string | null): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineIn(webRoot, 'script')].join(' '),
    ["style-src 'self'", ...inlineIn(webRoot, 'style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** A table in the living room speaks http, and must not be locked out by what its address once was. */
const HTTPS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

export interface Headers {
  readonly [name: string]: string
}

/** What every answer carries. */
export function headersFor(publicUrl: string | null, webRoot: string | null): Headers {
  const always = { 'content-security-policy': policyFor(webRoot), ...ALWAYS }
  return publicUrl?.startsWith('https:') === true ? { ...always, ...HTTPS } : always
}

/** No answer of the interface is kept on the way, or on a computer that others use. */
export const NOT_KEPT: Headers = { 'cache-control': 'no-store' }

export function registerHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
