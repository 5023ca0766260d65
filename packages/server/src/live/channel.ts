// Everybody who has one table open. Players are told at once. Spectators are told together, and less often the more of them there are, so
// that fifty cost no more than five.
import { SPECTATOR, type Clock, type Viewer } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import { viewerOf, type Eyes } from '../tables/sight.ts'
import type { Page } from '../tables/steps.ts'
import type { Hold, Table } from '../tables/table.ts'
import { Bundle, type News, type Told } from './told.ts'

/** An open stream, as the server writes to it. */
export interface Line {
  send(news: News): void
  /** Sends something small, so that no proxy in between takes the line for dead. */
  beat(): void
  end(): void
}

export interface Watcher {
  readonly eyes: Eyes
  readonly line: Line
  /** The name that its page gave the line; null: none. */
  readonly name: string | null
  /** Who it is, under whatever name: the guest, or a word for a browser nobody knows. */
  readonly person: string
  /** What the guest is called; null: nobody knows. */
  called: string | null
}

/** Spectators wait for the next message so long for each of them: together they are sent at most a hundred messages a second. */
const PAUSE_MS = 10
/** No spectator waits longer than this. */
const LONGEST_PAUSE_MS = 1000

const isOf = ({ eyes, name }: Watcher, page: Page | null): boolean =>
  page !== null && name === page.line && eyes.guest === page.guest

export class Channel {
  readonly #clock: Clock
  readonly #seated = new Map<Watcher, Viewer>()
  readonly #crowd = new Set<Watcher>()
  /** Who held the seats when watchers were last sorted into players and crowd. */
  #holds: readonly Hold[] | null = null
  /** What the crowd has not been told yet. */
  #waiting: Told[] = []
  #toldAt = -Infinity
  #cancel: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get size(): number {
    return this.#seated.size + this.#crowd.size
  }

  *watchers(): Generator<Watcher, void, void> {
    yield* this.#seated.keys()
    yield* this.#crowd
  }

  /** Whether they have a seat, as far as was told here. */
  isSeated(person: string): boolean {
    return this.#holds?.some(({ owner }) => owner?.id === person) === true
  }

  /** Returns false if nobody here is that guest, or they are called so already. */
  rename({ id, name }: Guest): boolean {
    const theirs = [...this.watchers()].filter(({ person, called }) => person === id && called !== name)
    for (const watcher of theirs) watcher.called = name
    return theirs.length > 0
  }

  /** From now on the watcher is told what happens after this table. */
  add(watcher: Watcher, table: Table): Viewer {
    this.flush()
    this.#seat(table)
    return this.#place(watcher, table)
  }

  /** Returns false if it was not there. */
  delete(watcher: Watcher): boolean {
    const wasThere = this.#seated.delete(watcher) || this.#crowd.delete(watcher)
    if (this.#crowd.size === 0) this.#forget()
    return wasThere
  }

  /** Tells everybody, except the page that gets the news as its reply. Before and after the match spectators are told at once, too. */
  tell(table: Table, toldTo: (viewer: Viewer) => Told, page: Page | null = null): void {
    this.#seat(table)
    for (const [watcher, viewer] of this.#seated) if (!isOf(watcher, page)) watcher.line.send(toldTo(viewer))
    if (this.#crowd.size === 0) return
    this.#waiting.push(toldTo(SPECTATOR))
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * this.#crowd.size)
    const ms = this.#toldAt + pause - this.#clock.now()
    if (ms <= 0 || table.status !== 'playing') this.flush()
    else this.#cancel ??= this.#clock.after(ms, () => this.flush())
  }

  /** Tells those who look from one seat. */
  tellSeat(table: Table, seat: Viewer, told: Told): void {
    this.#seat(table)
    for (const [{ line }, viewer] of this.#seated) if (viewer === seat) line.send(told)
  }

  /** Tells the crowd what is waiting for it. */
  flush(): void {
    const [first, ...others] = this.#waiting
    this.#forget()
    if (first === undefined) return
    this.#toldAt = this.#clock.now()
    const news = others.length === 0 ? first : new Bundle([first, ...others])
    for (const { line } of this.#crowd) line.send(news)
  }

  #forget(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#waiting = []
  }

  /** Sorts all watchers again if seats have changed hands since. */
  #seat(table: Table): void {
    if (table.holds === this.#holds) return
    this.#holds = table.holds
    this.flush()
    const all = [...this.watchers()]
    this.#seated.clear()
    this.#crowd.clear()
    for (const watcher of all) this.#place(watcher, table)
  }

  #place(watcher: Watcher, table: Table): Viewer {
    const viewer = viewerOf(table, watcher.eyes)
    if (viewer === SPECTATOR) this.#crowd.add(watcher)
    else this.#seated.set(watcher, viewer)
    return viewer
  }
}
