// Who asks, by the cookie. Nothing else in the server reads or writes it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Eyes } from '../tables/sight.ts'
import type { Services } from './services.ts'

export const COOKIE = 'flibuste'
const YEAR_S = 365 * 24 * 3600

export const guestOf = (services: Services, request: FastifyRequest): Promise<Guest | null> =>
  services.guests.find(request.cookies[COOKIE])

export async function needGuest(services: Services, request: FastifyRequest): Promise<Guest> {
  const guest = await guestOf(services, request)
  if (guest === null) throw problem('no-guest')
  return guest
}

/** A seat asked for in the query is a wish: whoever does not own it looks from where they sit. */
export async function eyesOf(services: Services, request: FastifyRequest, seat?: string): Promise<Eyes> {
  const guest = await guestOf(services, request)
  return { guest: guest?.id ?? null, seat: seat === undefined ? null : Number(seat) }
}

/** Secure wherever the browser speaks https to us, also through a proxy. */
const isSecure = (services: Services): boolean => services.publicUrl?.startsWith('https:') === true

export function giveCookie(services: Services, reply: FastifyReply, token: string): void {
  const secure = isSecure(services)
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S })
}
