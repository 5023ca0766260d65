// Errands that come up a line. Each passes what a request passes, and is answered in the same words; who asks was proved when the line was
// opened, and is looked up again every time, because a token may have been taken back.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { Errand, REPLY_BEGINS, routes, type ErrandKind } from '@flibuste/protocol'
import { Compile } from 'typebox/compile'
import type { Runner } from '../live/socket-line.ts'
import type { Gauging } from '../metrics/gauging.ts'
import { laterProblem, problem, problemBody, type ProblemError } from '../problem.ts'
import { addressOf } from './address.ts'
import { readJson } from './bodies.ts'
import type { Budget } from './budget.ts'
import { refuseDraining } from './drain.ts'
import { DEEDS } from './errands.ts'
import { needGuest } from './identity.ts'
import { logsRequests } from './logs.ts'
import { toldOf } from './problem-replies.ts'
import { refuseScope } from './seat-tokens.ts'
import type { Services } from './services.ts'

export interface DeskParts {
  readonly services: Services
  /** How many requests each address has left: an errand is one. */
  readonly requests: Budget
  readonly gauging: Gauging | null
  readonly log: FastifyBaseLogger
}

/** Whose line it is. */
export interface Caller {
  /** With which it was opened. */
  readonly request: FastifyRequest
  /** Of the table. */
  readonly id: string
  /** Null: nobody's. */
  readonly guest: string | null
  /** The name of the line, which leaves out what replies tell. */
  readonly line: string
}

/** Whoever is told so often without a break that they ask too much is not listened to any more. */
const PATIENCE = 20

const isErrand = Compile(Errand)
const isKind = (to: string): to is ErrandKind => Object.hasOwn(DEEDS, to)

/** Null: that is none. */
function errandIn(text: string): Errand | null {
  const asked = readJson(text)
  return isErrand.Check(asked) ? asked : null
}

/** The line is not whose it was, or its guest has become somebody only since. */
const LOST = new Set<string>(['no-guest', 'unknown-token'])

class Desk {
  readonly #parts: DeskParts
  readonly #caller: Caller
  readonly #address: string
  #refused = 0

  constructor(parts: DeskParts, caller: Caller) {
    this.#parts = parts
    this.#caller = caller
    this.#address = addressOf(caller.request.ip)
  }

  async run(text: string, hangUp: () => void): Promise<string | null> {
    const asked = errandIn(text)
    if (asked === null || this.#refused >= PATIENCE) return null
    const begun = performance.now()
    try {
      const reply = await this.#carryOut(asked)
      this.#note(asked.to, 200, performance.now() - begun)
      return `${REPLY_BEGINS}${asked.errand},"reply":${reply}}`
    } catch (error) {
      const told = toldOf(error, this.#parts.log)
      // Whoever comes again shows what they hold by then.
      if (LOST.has(told.type)) hangUp()
      return this.#failed(asked, told, performance.now() - begun)
    }
  }

  async #carryOut({ to, body }: Errand): Promise<string> {
    const { services } = this.#parts
    const { request, id, line } = this.#caller
    this.#spend()
    refuseDraining(services)
    if (!isKind(to)) throw problem('unknown-route')
    refuseScope(request, `POST ${routes[to](':id')}`)
    const guest = await needGuest(services, request)
    // The line tells what another one may see.
    if (guest.id !== this.#caller.guest) throw problem('no-guest')
    return (await DEEDS[to].run(services, { from: request, id, guest, line }, body)).text
  }

  #spend(): void {
    const wait = this.#parts.requests.spend(this.#address, 1)
    this.#refused = wait > 0 ? this.#refused + 1 : 0
    if (wait > 0) throw laterProblem('too-many', wait)
  }

  #failed({ errand, to }: Errand, told: ProblemError, ms: number): string {
    const body = problemBody(told)
    this.#parts.gauging?.failed(told)
    this.#note(to, body.status, ms)
    const later = told.retryAfterS === null ? {} : { retryAfterS: told.retryAfterS }
    return JSON.stringify({ errand, problem: body, ...later })
  }

  /** An errand counts as the request it stands for. */
  #note(to: string, status: number, ms: number): void {
    const { gauging, log } = this.#parts
    const url = isKind(to) ? routes[to](':id') : undefined
    gauging?.replied({ method: 'POST', url, status, ms })
    if (logsRequests(log))
      log.info({ route: url, params: { id: this.#caller.id }, status, ms: Math.round(ms * 10) / 10 }, 'errand')
  }
}

export function deskFor(parts: DeskParts, caller: Caller): Runner {
  const desk = new Desk(parts, caller)
  return (text, hangUp) => desk.run(text, hangUp)
}
