// Our server under the load generator: two guests at a table of Bones, each with a line over a WebSocket that carries their moves up, like our page.
import { randomUUID } from 'node:crypto'
import { bySeat, Sfc32, type AnyMove } from '@flibuste/kernel'
import { routes, type Message, type TableInfo } from '@flibuste/protocol'
import { openLine } from '../../packages/server/src/measure/open-line.ts'
import { call, type Caller } from './http.ts'
import type { LiveMatch, Side } from './side.ts'

interface Open {
  readonly seat: number
  readonly decision: number
  readonly legal: readonly AnyMove[]
}

/** What streams and replies have told: whose turn it is, or that it is over. */
class Heard {
  #open: Open | null = null
  #over = false
  #wake: () => void = () => undefined
  #done = 0

  hear({ table, position }: Message): void {
    if (table?.status === 'over') this.#over = true
    if (position !== null && position.legal.length > 0 && position.decision > this.#done)
      this.#open = { seat: position.viewer, decision: position.decision, legal: position.legal as AnyMove[] }
    this.#wake()
  }

  /** The open question; null: the match is over. */
  async next(): Promise<Open | null> {
    while (this.#open === null && !this.#over) await new Promise<void>((resolve) => (this.#wake = resolve))
    const open = this.#open
    this.#open = null
    this.#done = open?.decision ?? this.#done
    return open
  }
}

const urlAt = (urls: readonly string[], place: number): string => urls[place % urls.length]!

async function enrol(url: string, name: string): Promise<Caller> {
  const caller = { url, cookie: '' }
  await call(caller, 'PUT', routes.me(), { name })
  return caller
}

export interface Laid {
  /** How many captains, each with a stream. */
  readonly seats?: number
  /** Streams of people who have no seat. */
  readonly spectators?: number
  /** They leave alone what they can, so that the match lasts. */
  readonly idle?: boolean
}

/** More than four captains play with two boxes. */
const SEATS_OF_A_BOX = 4

async function openMatch(callers: readonly Caller[]): Promise<string> {
  const [host] = callers
  if (host === undefined) throw new Error('nobody plays')
  const seats = callers.length
  const options = { party: seats > SEATS_OF_A_BOX }
  const { id } = await call<TableInfo>(host, 'POST', routes.tables(), { game: 'bones', seats, options })
  for (const [seat, caller] of callers.entries())
    await call(caller, 'PUT', routes.seat(id, seat), { who: 'me', entropy: randomUUID() })
  await call(host, 'POST', routes.start(id))
  return id
}

/** `urls`: of one server, or of several nodes, at which the captains of a match take turns. */
export const ourSide = (urls: readonly string[], { seats = 2, spectators = 0, idle = false }: Laid = {}): Side => ({
  name: 'Flibuste',
  open: async (number): Promise<LiveMatch> => {
    const callers = await Promise.all(
      Array.from({ length: seats }, (_, seat) => enrol(urlAt(urls, seat), `Captain ${seat}`)),
    )
    const id = await openMatch(callers)
    const heard = new Heard()
    const lines = await Promise.all([
      ...callers.map((caller) => openLine(caller, id, (message) => heard.hear(message))),
      ...Array.from({ length: spectators }, (_, at) =>
        openLine({ url: urlAt(urls, at), cookie: '' }, id, () => undefined),
      ),
    ])
    const chance = new Sfc32(number)
    return {
      move: async () => {
        const open = await heard.next()
        if (open === null) return false
        const { seat, decision, legal } = open
        const move = legal[idle ? legal.length - 1 : chance.below(legal.length)]
        const line = bySeat(lines, seat)
        heard.hear(await line.run('moves', { seat, decision, answer: randomUUID(), move }))
        return true
      },
      close: () => lines.forEach((line) => line.close()),
    }
  },
})
