// Somebody's page: the session of the real page, at the far end of a network that fails, through a balancer that sends every request
// somewhere else. A line is a browser's: what arrives is in order, and it may break anywhere. Where no socket passes it is a stream, taken up again by itself.
import type { Chance } from '@flibuste/kernel'
import {
  routes,
  type Errand,
  type ErrandKind,
  type Guest,
  type History,
  type Message,
  type TableInfo,
} from '@flibuste/protocol'
import { positionOf, viewerOf, type Eyes } from '../../packages/server/src/tables/sight.ts'
import { lookAfter } from '../../packages/server/src/http/watching.ts'
import type { News } from '../../packages/server/src/live/told.ts'
import type { Line as FarEnd } from '../../packages/server/src/live/channel.ts'
import { ProblemError, problemBody } from '../../packages/server/src/problem.ts'
import { isWhisper } from '../../packages/web/src/session/known-table.ts'
import { eitherLine, socketLine, type OpenLine, type OpenSocket } from '../../packages/web/src/session/line.ts'
import { pledgesIn } from '../../packages/web/src/session/pledges.ts'
import { RemoteSession } from '../../packages/web/src/session/remote-session.ts'
import { thinkerInPage } from '../../packages/web/src/session/thinker.ts'
import { UNREACHABLE, unreachable, type Answer, type Method } from '../../packages/web/src/session/wire.ts'
import type { Node } from './node.ts'
import { serve } from './serving.ts'
import { TABLE, type Asked, type World } from './world.ts'

/** Problems that say nothing about whether it was done. */
const PASSING = [UNREACHABLE, 'draining', 'full', 'not-ready', 'internal']

const CUT = 40
const RETRY_MS = 1000
const NOTICE_MS = 3000

export interface Net {
  readonly world: World
  /** Whom the balancer chooses; it may not know yet that it died. */
  pick(): Node
}

const afterIn = (address: string): number => Number(new URL(address, 'http://table').searchParams.get('after') ?? 0)

/** What a connection tells whoever opened it. */
interface Ends {
  opened(): void
  told(text: string): void
  broken(how: 'retrying' | 'refused'): void
}

interface Dialling {
  readonly guest: Guest | null
  readonly after: number
  /** What the server calls it. */
  readonly name: string
}

/** A connection to some node, taken up again after it breaks unless it is closed. */
class Wire {
  private readonly net: Net
  private readonly guest: Guest | null
  private readonly ends: Ends
  private readonly name: string
  private last: number
  private isClosed = false
  /** What was sent on an earlier connection does not arrive any more. */
  private connection = 0
  private cut: (() => void) | null = null
  /** Carries an errand up; null: there is no connection. */
  private up: ((text: string) => void) | null = null

  constructor(net: Net, { guest, after, name }: Dialling, ends: Ends) {
    this.net = net
    this.guest = guest
    this.ends = ends
    this.name = name
    this.last = after
    this.dial(0)
  }

  private get eyes(): Eyes {
    return { guest: this.guest?.id ?? null, seat: null }
  }

  send(text: string): void {
    this.up?.(text)
  }

  close(): void {
    this.isClosed = true
    this.hangUp()
  }

  private hangUp(): void {
    this.connection++
    this.up = null
    this.cut?.()
    this.cut = null
  }

  private dial(ms: number): void {
    const { time, weather } = this.net.world
    time.after(ms + weather.latency(), () => void this.connect(++this.connection))
  }

  private break(how: 'retrying' | 'refused'): void {
    this.hangUp()
    if (this.isClosed) return
    this.ends.broken(how)
    if (how === 'retrying' && !this.isClosed) this.dial(RETRY_MS + this.net.world.weather.chance.below(RETRY_MS))
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
      if (connection === this.connection) this.break('refused')
      return
    }
    if (!node.isAlive && connection === this.connection) this.break('retrying')
  }

  private listen(node: Node, connection: number, watch: (line: FarEnd) => () => void): void {
    const { world } = this.net
    const { time, weather } = world
    let isCut = false
    const isOn = (): boolean => connection === this.connection
    /** In the order they were sent. */
    const inOrder = (): ((then: () => void) => void) => {
      let due = time.now()
      return (then) => {
        due = Math.max(due, time.now() + weather.latency())
        time.after(due - time.now(), () => void (isOn() && then()))
      }
    }
    const arrives = inOrder()
    const comesUp = inOrder()
    const broken = (): void => {
      isCut = true
      time.after(weather.chance.below(NOTICE_MS), () => void (isOn() && this.break('retrying')))
    }
    /** Says whether it arrives: nothing comes after what was lost. */
    const tell = (then: () => void): void => {
      if (weather.strikes(CUT)) broken()
      if (!isCut) arrives(then)
    }
    const send = ({ told }: News): void => {
      for (const { message, text } of told) {
        if (!node.isAlive) return
        world.show(this.guest?.id ?? null, message)
        tell(() => {
          this.last = message.number
          this.ends.told(text)
        })
      }
    }
    this.up = (text) => {
      if (weather.strikes(CUT)) broken()
      if (!isCut) comesUp(() => void this.carryOut(node, text, tell))
    }
    arrives(() => this.ends.opened())
    node.mourners.add(broken)
    const leave = watch({ send, beat: () => undefined, end: () => arrives(() => this.break('retrying')) })
    // The node notices later that nobody is there any more.
    this.cut = () => {
      node.mourners.delete(broken)
      time.after(weather.chance.below(NOTICE_MS), leave)
    }
  }

  /** An errand that has come to its node, which may die before it or after. */
  private async carryOut(node: Node, text: string, tell: (then: () => void) => void): Promise<void> {
    const { world } = this.net
    const { errand, to, body } = JSON.parse(text) as Errand & { readonly to: ErrandKind; readonly body: object }
    const path = routes[to](TABLE)
    const asked = noteOf(world, this.guest, path, body)
    const fate = world.weather.fate()
    if (fate === 'before') node.die()
    if (!node.isAlive) return
    const answer = await serve(world, node, { guest: this.guest, path, body, line: this.name })
    if (fate === 'after') node.die()
    if (!node.isAlive) return
    const said = answer instanceof ProblemError ? { problem: problemBody(answer) } : { reply: answer }
    tell(() => {
      note(world, asked, answer)
      this.ends.told(JSON.stringify({ errand, ...said }))
    })
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

/** The page is told what came of it. */
function note(world: World, asked: Asked | null, answer: Message | History | ProblemError): void {
  if (asked === null) return
  if (answer instanceof ProblemError) {
    if (asked.outcome === 'open' && !PASSING.includes(answer.type)) asked.outcome = 'refused'
    return
  }
  if (!('number' in answer)) return
  const message = answer
  asked.outcome = 'done'
  if (isWhisper(message)) world.whispered.add(`${message.position.decision} ${message.position.viewer}`)
  world.told = Math.max(world.told, message.number)
}

const eventsFor =
  (net: Net, guest: Guest | null): OpenLine =>
  ({ after, name }, ears) => {
    const ends: Ends = {
      opened: () => ears.opened(),
      told: (text) => ears.heard(text),
      broken: (how) => ears.broken(how),
    }
    const wire = new Wire(net, { guest, after, name }, ends)
    return { run: () => null, close: () => wire.close() }
  }

let sockets = 0

/** One that breaks stays so. */
const socketsFor =
  (net: Net, guest: Guest | null): OpenSocket =>
  (path, far) => {
    const broken = (): void => {
      wire.close()
      far.closed()
    }
    const dialling = { guest, after: afterIn(path), name: `line ${++sockets}` }
    const wire = new Wire(net, dialling, { opened: far.opened, told: far.told, broken })
    return wire
  }

/** What stands between some pages and the nodes lets no socket pass. */
const noSocket =
  (net: Net): OpenSocket =>
  (_path, far) => {
    net.world.time.after(net.world.weather.latency(), far.closed)
    return { send: () => undefined, close: () => undefined }
  }

const BLOCKED = 4

function openLineFor(net: Net, guest: Guest | null): OpenLine {
  const { time, weather } = net.world
  const open = weather.chance.below(BLOCKED) === 0 ? noSocket(net) : socketsFor(net, guest)
  return eitherLine(socketLine(time, open), eventsFor(net, guest))
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
      open: openLineFor(net, guest),
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
    if (!(answer instanceof ProblemError)) return { value: answer }
    return { denial: { problem: answer.type, refusal: answer.refusal } }
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
