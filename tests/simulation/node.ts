// A node: the real parts of a server over the shared disk, at the far end of a line that fails. It may die at any step, and then
// nothing it does is seen by anybody.
import type { Clock } from '@flibuste/kernel'
import { assemble, type Parts } from '../../packages/server/src/assemble.ts'
import { NO_LIMITS, type ServerConfig } from '../../packages/server/src/config.ts'
import { createLogger } from '../../packages/server/src/http/logs.ts'
import { createAllowances, type Services } from '../../packages/server/src/http/services.ts'
import { StoreFault } from '../../packages/server/src/store/fault.ts'
import type { Appended, Store } from '../../packages/server/src/store/store.ts'
import { createMemoryFleet, type Way } from '../../packages/server/src/testing/memory-fleet.ts'
import { TEST_CATALOGUE } from '../../packages/server/src/testing/test-server.ts'
import type { World } from './world.ts'

/** How far the clock of a node may be off, either way. */
const SKEW_MS = 1500
const DEAF_MS = 4000

export interface Node {
  readonly name: string
  readonly parts: Parts & Pick<Services, 'allowances'>
  isAlive: boolean
  /** To be called when it dies: those who have a line to it. */
  readonly mourners: Set<() => void>
  die(): void
  /** Its line for hints breaks, and is dialled again. */
  deafen(): void
}

const away = (): StoreFault => new StoreFault('away', 'the simulation')

interface Life {
  isAlive: boolean
  die(): void
}

/** The line to the database. */
function wayOf(world: World, life: Life): Way {
  const { time, weather } = world

  async function ask<T>(work: () => T): Promise<T> {
    const fate = weather.fate()
    await time.sleep(weather.latency())
    if (fate === 'before') life.die()
    if (!life.isAlive || world.isDatabaseDown) throw away()
    if (fate === 'late') time.after(weather.patience(), () => void (world.isDatabaseDown || work()))
    if (fate === 'late' || fate === 'lost') {
      await time.sleep(weather.patience())
      throw away()
    }
    const first = await work()
    // A network that sends a message twice may lose the first answer.
    const answer = fate === 'doubled' ? await work() : first
    if (fate === 'after') life.die()
    await time.sleep(weather.latency())
    if (!life.isAlive || fate === 'unanswered') throw away()
    return answer
  }

  function tell(work: () => void): void {
    const fate = weather.fate()
    if (!life.isAlive || world.isDatabaseDown || fate === 'lost' || fate === 'unanswered') return
    for (let times = fate === 'doubled' ? 2 : 1; times > 0; times--) time.after(weather.latency(), work)
  }

  return { ask, tell }
}

/** Every question to the disk goes over the line. */
function storeOf(world: World, way: Way, fleet: ReturnType<typeof createMemoryFleet>): Store {
  const inner = world.store()
  const over =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> =>
      (await way.ask(() => work(...args))) as T
  const hinted =
    <Work extends { readonly table: string }>(write: (work: Work) => Promise<Appended>) =>
    async (work: Work): Promise<Appended> => {
      const appended = await over(write)(work)
      if (appended === 'ok') fleet.hint({ kind: 'table', id: work.table })
      return appended
    }
  return {
    ...inner,
    fleet,
    append: hinted(inner.append),
    whisper: hinted(inner.whisper),
    whispers: over(inner.whispers),
    read: over(inner.read),
    length: over(inner.length),
    hasPart: over(inner.hasPart),
  }
}

const CONFIG: Omit<ServerConfig, 'clock' | 'logTo'> = {
  host: '',
  port: 0,
  dataFolder: '',
  publicUrl: null,
  webRoot: null,
  botPaceMs: 40,
  quietTickMs: 400,
  logLevel: 'warn',
  rateLimits: NO_LIMITS,
  catalogue: TEST_CATALOGUE,
}

/** What a node complains of must be the line to the database, and nothing else. */
const logOf = (world: World, life: Life) =>
  createLogger('warn', {
    write: (line) => {
      const { err } = JSON.parse(line) as { readonly err?: { readonly type: string; readonly stack: string } }
      if (life.isAlive && err?.type !== 'StoreFault') world.breach(err?.stack ?? line)
    },
  })

let nodes = 0

export function startNode(world: World): Node {
  const { time, sea, disk, weather } = world
  const name = `node ${++nodes}`
  const skew = weather.chance.below(2 * SKEW_MS) - SKEW_MS
  const mourners = new Set<() => void>()
  const life: Life = {
    isAlive: true,
    die: () => {
      if (!life.isAlive) return
      life.isAlive = false
      sea.ears.delete(name)
      mourners.forEach((mourn) => mourn())
      void parts.close().catch(() => undefined)
    },
  }
  const clock: Clock = {
    now: () => time.now() + SKEW_MS + skew,
    after: (ms, then) => time.after(ms, () => void (life.isAlive && then())),
  }
  const way = wayOf(world, life)
  const fleet = createMemoryFleet({ disk, sea, node: name, way, now: time.now })
  const think = async ({ legal }: { readonly legal: readonly { readonly kind: string }[] }) =>
    legal[weather.chance.below(legal.length)] ?? { kind: 'none' }
  const thinker = { think, close: async () => undefined }
  const store = world.plant(storeOf(world, way, fleet), world)
  const parts = {
    ...assemble(store, { ...CONFIG, clock }, logOf(world, life), { thinker }),
    allowances: createAllowances(NO_LIMITS, clock.now),
  }
  return {
    name,
    parts,
    mourners,
    die: life.die,
    get isAlive() {
      return life.isAlive
    },
    deafen: () => {
      const ears = sea.ears.get(name)
      if (ears === undefined) return
      sea.ears.delete(name)
      time.after(weather.chance.below(DEAF_MS), () => {
        if (!life.isAlive) return
        sea.ears.set(name, ears)
        ears.missed()
      })
    },
  }
}
