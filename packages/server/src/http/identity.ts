// Who asks: by the cookie, which nothing else in the server reads or writes, or a program by its token.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API, type Guest } from '@flibuste/protocol'
import { TOKEN_LASTS_MS } from '../people/guests.ts'
import { problem } from '../problem.ts'
import type { Eyes } from '../tables/sight.ts'
import { isLine } from './schemas.ts'
import { engineOf } from './seat-tokens.ts'
import type { Services } from './services.ts'

const COOKIE = 'flibuste'
const LASTS_S = TOKEN_LASTS_MS / 1000

const NAMED = `${COOKIE}=`
const TOKEN = /^[\w-]{43}(?:;|$)/

/** The token in a header that names it once and as browsers write it; undefined: it does not. */
export function tokenIn(header = ''): string | undefined {
  const at = header.indexOf(NAMED)
  const isAlone = at >= 0 && !header.includes(NAMED, at + 1) && (at === 0 || header.startsWith('; ', at - 2))
  return isAlone ? TOKEN.exec(header.slice(at + NAMED.length))?.[0].replace(';', '') : undefined
}

export async function guestOf(services: Services, request: FastifyRequest): Promise<Guest | null> {
  const engine = await engineOf(services, request)
  return engine === null ? services.guests.find(request.cookies[COOKIE]) : engine.guest
}

/** A program's token counts before any cookie, and has to be looked up. */
const knownByHeart = ({ guests }: Services, { headers, cookies }: FastifyRequest): Guest | null =>
  headers.authorization === undefined ? guests.recall(cookies[COOKIE]) : null

export async function needGuest(services: Services, request: FastifyRequest): Promise<Guest> {
  const guest = knownByHeart(services, request) ?? (await guestOf(services, request))
  if (guest === null) throw problem('no-guest')
  return guest
}

/** A seat asked for in the query is a wish: whoever does not own it looks from where they sit. A program may look from its own only. */
export async function eyesOf(services: Services, request: FastifyRequest, seat?: string): Promise<Eyes> {
  const wish = seat === undefined ? null : Number(seat)
  const engine = await engineOf(services, request)
  if (engine !== null && wish !== null && wish !== engine.seat)
    throw problem('token-scope', `it is for seat ${engine.seat}`)
  const guest = engine?.guest ?? (await services.guests.find(request.cookies[COOKIE]))
  return { guest: guest?.id ?? null, called: guest?.name ?? null, seat: wish }
}

/** Secure wherever the browser speaks https to us, also through a proxy. */
const isSecure = (services: Services): boolean => services.publicUrl?.startsWith('https:') === true

export function giveCookie(services: Services, reply: FastifyReply, token: string): void {
  const secure = isSecure(services)
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', secure, path: pathOf(services), maxAge: LASTS_S })
}

/** Whoever else is served by the same host does not get to see it. */
const pathOf = ({ basePath }: Services): string => (basePath === '' ? '/' : basePath)

export const takeCookie = (services: Services, reply: FastifyReply): void =>
  void reply.clearCookie(COOKIE, { path: pathOf(services) })

/** Gives up the token that was sent. */
export const dropToken = ({ guests }: Services, request: FastifyRequest): Promise<void> =>
  guests.drop(request.cookies[COOKIE])

/** Whether a cookie can go with the answer. A line writes its own headers, so a cookie would be lost. */
const bringsCookies = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && url.startsWith(`${API}/`) && !isLine(routeOptions.url)

/** Gives a new token to whoever looks with an old one. Every page looks before it does anything. */
export function registerRenewal(app: FastifyInstance, services: Services): void {
  const renew = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = await services.guests.renew(request.cookies[COOKIE], services.now())
    if (token !== null) giveCookie(services, reply, token)
  }
  app.addHook('preHandler', (request, reply, done) => {
    if (bringsCookies(request)) renew(request, reply).then(() => done(), done)
    else done()
  })
}
