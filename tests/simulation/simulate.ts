// One schedule of the whole service: three nodes, a database, two people, a bot and a spectator, in foul weather until the match is over.
// Nodes die and come back, the database falls, hints get lost; then it clears up, and all must be as a straight replay says.
import type { AnyGame } from '@flibuste/kernel'
import type { Guest, TableInfo } from '@flibuste/protocol'
import type { Row } from '../../packages/server/src/tables/log.ts'
import { start } from '../../packages/server/src/tables/play.ts'
import { viewerOf, wholeMessage } from '../../packages/server/src/tables/sight.ts'
import { startNode, type Node } from './node.ts'
import { Page, pickOf, type Net } from './page.ts'
import { verdictOf } from './verdict.ts'
import type { Fate } from './weather.ts'
import { TABLE, World, type Plant } from './world.ts'

const NODES = 3
const ANNE: Guest = { id: 'anne', name: 'Anne' }
const MARY: Guest = { id: 'mary', name: 'Mary' }
const LINES = 3
/** A match takes a minute or two. */
const LONGEST_MS = 3600 * 1000 - 1
/** By then everybody is back, and what was lost is found. */
const CLEARING_MS = 40_000
const OUTAGE_MS = 6000
/** Longer than anybody waits before they try again. */
const LULL_MS = 25_000
const REST_MS = 2500
const DOWN_MS = 3000

export interface Schedule {
  readonly wrongs: readonly string[]
  readonly fates: ReadonlyMap<Fate, number>
  /** How often a node died, and the database fell. */
  readonly deaths: number
  readonly falls: number
  readonly rows: number
}

function rowsOf({ seed, game }: World): Row[] {
  const created: Row = {
    type: 'created',
    at: 0,
    id: TABLE,
    game: game.id,
    version: game.version,
    options: game.id === 'lots' ? { strict: false } : {},
    seats: 3,
    host: ANNE.id,
    seed: seed.toString(16).padStart(64, '0'),
    offers: [],
  }
  const sat = [ANNE, MARY, null].map((owner, seat): Row => {
    return { type: 'sat', at: 0, seat, owner, bot: owner === null ? 'random' : null, entropy: `word ${seat}` }
  })
  return [created, ...sat]
}

class Fleet implements Net {
  readonly world: World
  readonly nodes: Node[]
  deaths = 0
  falls = 0
  private isOver = false

  constructor(world: World) {
    this.world = world
    this.nodes = Array.from({ length: NODES }, () => startNode(world))
  }

  pick = (): Node => pickOf(this.world.weather.chance, this.nodes)

  /** Whoever died comes back after a while, as somebody new. */
  private raise(): void {
    const { world, nodes } = this
    for (const [at, node] of nodes.entries()) {
      if (node.isAlive || world.weather.chance.below(3) === 0) continue
      this.deaths++
      nodes[at] = startNode(world)
    }
  }

  private fall(): void {
    const { world } = this
    this.falls++
    world.isDatabaseDown = true
    // A crash, not a cut: what is not logged is gone.
    if (world.weather.chance.below(2) === 0) {
      world.sea.seen.clear()
      world.sea.watches.clear()
    }
    world.time.after(world.weather.chance.below(OUTAGE_MS), () => void (world.isDatabaseDown = false))
  }

  async storm(): Promise<void> {
    const { world } = this
    const { time, weather } = world
    while (!this.isOver) {
      await time.sleep(weather.chance.below(REST_MS))
      if (weather.strikes(3)) this.pick().die()
      if (weather.strikes(9)) this.fall()
      if (weather.strikes(4)) this.pick().deafen()
      await time.sleep(weather.chance.below(DOWN_MS))
      this.raise()
      if (weather.strikes(5)) await this.lull()
    }
  }

  /** It clears up for a while: whatever was waited for goes on by itself. */
  private async lull(): Promise<void> {
    const { world } = this
    const before = world.length
    this.clear()
    const until = world.time.now() + LULL_MS
    while (world.length === before && world.time.now() < until && !this.isOver) {
      await world.time.sleep(100)
      // Whoever was bound to die when it cleared up: a balancer that knows nothing may send somebody there again and again.
      this.clear()
    }
    if (this.isOver) return
    if (world.length === before) world.breach(`nothing has happened after row ${before} for ${LULL_MS} ms of calm`)
    world.weather.isCalm = false
  }

  /** The storm is over for good. */
  end(): void {
    this.isOver = true
    this.clear()
  }

  /** All are there again. */
  clear(): void {
    const { world, nodes } = this
    world.weather.isCalm = true
    world.isDatabaseDown = false
    for (const [at, node] of nodes.entries()) if (!node.isAlive) nodes[at] = startNode(world)
  }
}

/** Resolves while time passes. */
async function meanwhile<T>(world: World, work: Promise<T>): Promise<T> {
  let done: { readonly value: T } | null = null
  let failure: unknown = null
  work.then(
    (value) => (done = { value }),
    (error: unknown) => (failure = error),
  )
  const isSettled = (): boolean => done !== null || failure !== null
  if (!(await world.time.pass(LONGEST_MS, isSettled))) throw new Error('it never ended')
  if (failure !== null) throw failure
  return work
}

async function beginMatch(world: World, { nodes: [first] }: Fleet): Promise<void> {
  const bodies = rowsOf(world).map((row) => JSON.stringify(row))
  const facts = { status: 'open', guests: [ANNE.id, MARY.id] } as const
  await world.store().append({ table: TABLE, number: 1, bodies, at: 0, facts, settles: null })
  await first?.parts.harbour.change(TABLE, (table) => start(table, ANNE, world.time.now()))
}

const openPage = async (fleet: Fleet, guest: Guest | null): Promise<Page> => {
  const { harbour, watchers } = fleet.pick().parts
  const eyes = { guest: guest?.id ?? null, seat: null }
  const first = await harbour.look(TABLE, (table) =>
    wholeMessage(table, viewerOf(table, eyes), watchers.presenceAt(TABLE), null),
  )
  return new Page(fleet, guest, first as typeof first & { readonly table: TableInfo })
}

/** Who every node says is there, once it has asked. */
async function checkPresence({ world, nodes }: Fleet, isHere: boolean): Promise<void> {
  for (const { name, parts } of nodes) {
    await parts.sight?.(TABLE)
    for (const { id } of [ANNE, MARY])
      if (parts.watchers.presenceAt(TABLE)(id) !== isHere)
        world.breach(`${name} takes ${id} for ${isHere ? 'away' : 'there'}`)
  }
}

async function play(fleet: Fleet, pages: readonly Page[]): Promise<void> {
  const people = pages.filter(({ guest }) => guest !== null)
  const doings = people.flatMap((page) => [page.play(), page.chat(LINES)])
  fleet.world.weather.isCalm = false
  const stormy = fleet.storm()
  await Promise.all(doings)
  fleet.end()
  await stormy
}

export async function simulate(seed: number, game: AnyGame, plant?: Plant): Promise<Schedule> {
  const world = new World(seed, game, plant)
  const fleet = new Fleet(world)
  const pages: Page[] = []
  try {
    await meanwhile(world, beginMatch(world, fleet))
    for (const guest of [ANNE, MARY, null]) pages.push(await meanwhile(world, openPage(fleet, guest)))
    await meanwhile(world, play(fleet, pages))
  } catch (error) {
    world.breach(String(error instanceof Error ? error.stack : error))
    fleet.end()
  }
  // Whoever was bound to die when the storm ended has done so by then.
  await world.time.pass(CLEARING_MS)
  fleet.clear()
  await world.time.pass(CLEARING_MS)
  await meanwhile(world, checkPresence(fleet, true))
  for (const { session } of pages) session.close()
  await world.time.pass(CLEARING_MS)
  await meanwhile(world, checkPresence(fleet, false))
  const wrongs = await verdictOf(world, pages)
  for (const node of fleet.nodes) node.die()
  await world.time.pass(CLEARING_MS)
  const { deaths, falls } = fleet
  return { wrongs, fates: world.weather.counts, deaths, falls, rows: world.length }
}
