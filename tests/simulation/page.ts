// Somebody's page: the session of the real page, at the far end of a network that fails, through a balancer that sends every request
// somewhere else. A stream is a browser's: what arrives is in order, it may break anywhere, and is taken up again by itself.
import type { Chance } from '@flibuste/kernel'
import { routes, type Guest, type Message, type TableInfo } from '@flibuste/protocol'
import { positionOf, viewerOf, type Eyes } from '../../packages/server/src/tables/sight.ts'
import { lookAfter } from '../../packages/server/src/http/stream-route.ts'
import type { News } from '../../packages/server/src/live/told.ts'
import type { Line as FarEnd } from '../../packages/server/src/live/channel.ts'
import { isWhisper } from '../../packages/web/src/session/known-table.ts'
import { pledgesIn } from '../../packages/web/src/session/pledges.ts'
import { RemoteSession } from '../../packages/web/src/session/remote-session.ts'
import { thinkerInPage } from '../../packages/web/src/session/thinker.ts'
import type { Ears, Line } from '../../packages/web/src/session/stream.ts'
import { UNREACHABLE, type Answer, type Method } from '../../packages/web/src/session/wire.ts'
import type { Node } from './node.ts'
import { serve } from './serving.ts'
import { TABLE, type Asked, type World } from './world.ts'

/** Problems that say nothing about whether it was done. */
const PASSING = [UNREACHABLE, 'draining', 'full', 'not-ready', 'internal']

const CUT = 40
const RETRY_MS = 1000
const NOTICE_MS = 3000

const unreachable: Answer<never> = { denial: { problem: UNREACHABLE, refusal: null } }

export interface Net {
  readonly world: World
  /** Whom the balancer chooses; it may not know yet that it died. */
  pick(): Node
}

const queryIn = (address: string): URLSearchParams => new URL(address, 'http://table').searchParams

class Wire implements Line {
  private readonly net: Net
  private readonly guest: Guest | null
  private readonly ears: Ears
  private readonly name: string | null
  private last: number
  private isClosed = false
  /** What was sent on an earlier connection does not arrive any more. */
  private connection = 0
  private cut: (() => void) | null = null

  constructor(net: Net, guest: Guest | null, address: string, ears: Ears) {
    this.net = net
    this.guest = guest
    this.ears = ears
    const query = queryIn(address)
    this.name = query.get('line')
    this.last = Number(query.get('after') ?? 0)
    this.dial(0)
  }

  private get eyes(): Eyes {
    return { guest: this.guest?.id ?? null, seat: null }
  }

  close(): void {
    this.isClosed = true
    this.hangUp()
  }

  private hangUp(): void {
    this.connection++
    this.cut?.()
    this.cut = null
  }

  private dial(ms: number): void {
    const { time, weather } = this.net.world
    time.after(ms + weather.latency(), () => void this.connect(++this.connection))
  }

  private break(how: 'retrying' | 'given-up'): void {
    this.hangUp()
    if (this.isClosed) return
    this.ears.broken(how)
    if (how === 'retrying') this.dial(RETRY_MS + this.net.world.weather.chance.below(RETRY_MS))
  }

  private async connect(connection: number): Promise<void> {
    const { world } = this.net
    const node = this.net.pick()
    if (this.isClosed) return
    if (!node.isAlive || world.weather.strikes(CUT)) return this.break('retrying')
    const floor = world.told
    const whispered = new Set(world.whispered)
    try {
      const returning = { ip: '', guest: this.eyes.guest, id: TABLE, after: this.last }
      await lookAfter(node.parts, returning, (table, past) => {
        if (connection !== this.connection || !node.isAlive) return
        if (table.number < floor) world.breach(`a stream begins at ${table.number} when ${floor} was told`)
        const viewer = viewerOf(table, this.eyes)
        const position = positionOf(table, viewer)
        if (position !== null && position.legal.length > 0 && whispered.has(`${position.decision} ${viewer}`))
          world.breach(`seat ${viewer} is asked question ${position.decision} again`)
        node.parts.attend(table)
        this.listen(node, connection, (line) =>
          node.parts.watchers.watch({ table, eyes: this.eyes, after: returning.after, past, line, name: this.name }),
        )
      })
    } catch {
      if (connection === this.connection) this.break('given-up')
      return
    }
    if (!node.isAlive && connection === this.connection) this.break('retrying')
  }

  private listen(node: Node, connection: number, watch: (line: FarEnd) => () => void): void {
    const { world } = this.net
    const { time, weather } = world
    let due = time.now()
    let isCut = false
    const arrives = (then: () => void): void => {
      due = Math.max(due, time.now() + weather.latency())
      time.after(due - time.now(), () => void (connection === this.connection && then()))
    }
    const broken = (): void => {
      isCut = true
      time.after(weather.chance.below(NOTICE_MS), () => void (connection === this.connection && this.break('retrying')))
    }
    const send = ({ told }: News): void => {
      for (const { message, text } of told) {
        if (!node.isAlive) return
        world.show(this.guest?.id ?? null, message)
        // Nothing comes after what was lost.
        if (weather.strikes(CUT)) broken()
        if (isCut) return
        arrives(() => {
          this.last = message.number
          this.ears.heard(text)
        })
      }
    }
    arrives(() => this.ears.opened())
    node.mourners.add(broken)
    const leave = watch({ send, beat: () => undefined, end: () => arrives(() => this.break('retrying')) })
    // The node notices later that nobody is there any more.
    this.cut = () => {
      node.mourners.delete(broken)
      time.after(weather.chance.below(NOTICE_MS), leave)
    }
  }
}

function noteOf(world: World, guest: Guest | null, path: string, body: object | undefined): Asked | null {
  if (guest === null || body === undefined || !('answer' in body)) return null
  const answer = String(body.answer)
  const kind = path === routes.chat(TABLE) ? 'chat' : path === routes.undo(TABLE) ? 'undo' : 'moves'
  const asked: Asked = world.asked.get(answer) ?? {
    guest: guest.id,
    answer,
    kind,
    move: 'move' in body ? body.move : null,
    outcome: 'open',
  }
  world.asked.set(answer, asked)
  return asked
}

function note(world: World, asked: Asked | null, answer: Answer<unknown>): void {
  if ('denial' in answer) {
    if (asked?.outcome === 'open' && !PASSING.includes(answer.denial.problem)) asked.outcome = 'refused'
    return
  }
  const message = answer.value as Message
  if (asked === null) return
  asked.outcome = 'done'
  if (isWhisper(message)) world.whispered.add(`${message.position.decision} ${message.position.viewer}`)
  world.told = Math.max(world.told, message.number)
}

export class Page {
  readonly guest: Guest | null
  readonly session: RemoteSession
  private readonly net: Net

  constructor(net: Net, guest: Guest | null, first: Message & { readonly table: TableInfo }) {
    this.net = net
    this.guest = guest
    const shelf = new Map<string, string>()
    this.session = new RemoteSession({
      game: net.world.game,
      myId: guest?.id ?? '',
      first: structuredClone(first),
      ask: <Value>(_method: Method, path: string, body?: object) => this.ask(path, body) as Promise<Answer<Value>>,
      open: (address, ears) => new Wire(net, guest, address, ears),
      clock: net.world.time,
      pledges: pledgesIn({
        read: (name) => shelf.get(name) ?? null,
        write: (name, text) => shelf.set(name, text).has(name),
      }),
      thinker: () => thinkerInPage(net.world.game),
    })
  }

  private async ask(path: string, body: object | undefined): Promise<Answer<unknown>> {
    const { world } = this.net
    const { time, weather } = world
    const fate = weather.fate()
    const node = this.net.pick()
    const request = { guest: this.guest, path, body: structuredClone(body) }
    const asked = noteOf(world, this.guest, path, body)
    await time.sleep(weather.latency())
    if (fate === 'late' || fate === 'doubled')
      time.after(weather.patience(), () => void serve(world, this.net.pick(), request))
    if (fate === 'lost' || fate === 'late' || !node.isAlive) {
      await time.sleep(weather.patience())
      return unreachable
    }
    if (fate === 'before') node.die()
    const answer = await serve(world, node, request)
    if (fate === 'after') node.die()
    await time.sleep(weather.latency())
    if (!node.isAlive || fate === 'unanswered') return unreachable
    note(world, asked, answer)
    return answer
  }

  get isOver(): boolean {
    return this.session.table.value.status === 'over'
  }

  /** Plays to the end, and takes back now and then. */
  async play(): Promise<void> {
    const { time, weather } = this.net.world
    while (!this.isOver) {
      await time.sleep(10 + weather.chance.below(120))
      const position = this.session.position.value
      if (position === null || position.legal.length === 0) continue
      const move = pickOf(weather.chance, position.legal) as { readonly kind: string }
      await (position.mayUndo && weather.chance.below(6) === 0 ? this.session.undo() : this.session.play(move))
    }
  }

  async chat(lines: number): Promise<void> {
    const { time, weather } = this.net.world
    for (let line = 0; line < lines; line++) {
      await time.sleep(weather.chance.below(3000))
      await this.session.say(`${this.guest?.name ?? 'nobody'} says ${line}`)
    }
  }
}

export const pickOf = <T>(chance: Chance, list: readonly T[]): T => {
  const one = list[chance.below(list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
