// kill -9 under load, several times. Every move that was acknowledged is there afterwards, and every log still replays.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Sfc32, type Chance } from '@flibuste/kernel'
import { routes, type MakeMove, type Message } from '@flibuste/protocol'
import { openSqliteStore } from './store/sqlite-store.ts'
import { createHarbour } from './tables/harbour.ts'
import { entriesIn } from './tables/log.ts'
import { howMany } from './testing/depth.ts'
import { Line, newAnswer, Player } from './testing/client.ts'
import { dropFolder, newFolder, TEST_CATALOGUE } from './testing/test-server.ts'

const SERVER = fileURLToPath(new URL('./measure/server-process.ts', import.meta.url))
const KILLS = howMany('kills')
const TABLES = 8
/** At the longest, from one kill to the next. */
const LOAD_MS = 8000

interface Acknowledged {
  readonly table: string
  readonly entry: number
  readonly move: unknown
}

async function spawnServer(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, url: url.toString().trim() }
}

/** Seat 0 is the player's; seat 1 the player's too at even tables, a bot's at odd ones. */
async function openTables(host: Player): Promise<string[]> {
  const open = async (at: number): Promise<string> => {
    const { id } = await host.create('bones', 2)
    await host.sit(id, 0)
    if (at % 2 === 0) await host.sit(id, 1)
    else await host.seat(id, 1, { who: 'bot', bot: 'random' })
    await host.start(id)
    return id
  }
  return Promise.all(Array.from({ length: TABLES }, (_, at) => open(at)))
}

/** By a request or up the line; undefined: it was not acknowledged. */
async function send(host: Player, line: Line, table: string, asked: MakeMove): Promise<Message | undefined> {
  if (asked.decision % 2 === 0) return (await line.run('moves', asked))?.reply
  const { status, body } = await host.move(table, asked)
  return status === 200 ? body : undefined
}

/** Moves as fast as it can, by requests and up its line, until nobody answers; notes what was acknowledged. */
async function load(host: Player, table: string, acknowledged: Acknowledged[]): Promise<void> {
  try {
    const line = await Line.open(host, table)
    for (;;) {
      for (const seat of [0, 1]) {
        const { position, table: info } = await host.look(table, `?seat=${seat}`)
        if (info?.status === 'over') return
        if (position?.viewer !== seat || position.legal.length === 0) continue
        const { decision, legal } = position
        const asked = { seat, decision, answer: newAnswer(), move: legal[decision % legal.length] }
        const told = await send(host, line, table, asked)
        if (told !== undefined) acknowledged.push({ table, entry: told.happenings[0]!.entry, move: asked.move })
      }
    }
  } catch (error) {
    // What a killed server looks like from here; anything else is a failure of its own.
    if (!(error instanceof TypeError)) throw error
  }
}

/** By progress, not by the clock: on a busy machine too there must be something to lose. */
async function killUnderLoad(
  child: ChildProcess,
  acknowledged: readonly Acknowledged[],
  chance: Chance,
): Promise<void> {
  const enough = acknowledged.length + TABLES + chance.below(10 * TABLES)
  const deadline = Date.now() + LOAD_MS
  while (acknowledged.length < enough && Date.now() < deadline) await sleep(1 + chance.below(10))
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function crashes(folder: string): Promise<Acknowledged[]> {
  const chance = new Sfc32(Date.now())
  const acknowledged: Acknowledged[] = []
  let cookie = ''
  let tables: string[] = []
  for (let kills = 0; kills < KILLS; kills++) {
    const { child, url } = await spawnServer(folder)
    const host = new Player(url)
    host.cookie = cookie
    try {
      if (kills === 0) {
        await host.ask('PUT', routes.me(), { body: { name: 'Anne' } })
        cookie = host.cookie
        tables = await openTables(host)
      }
      const loads = tables.map((table) => load(host, table, acknowledged))
      await Promise.all([killUnderLoad(child, acknowledged, chance), ...loads])
    } finally {
      child.kill('SIGKILL')
    }
  }
  return acknowledged
}

test(`${KILLS} times kill -9 under load`, async () => {
  const folder = newFolder()
  const acknowledged = await crashes(folder)
  expect(acknowledged.length).toBeGreaterThan(TABLES)
  const store = openSqliteStore(folder)
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 100, onRow: () => undefined })
  for (const { table, entry, move } of acknowledged) {
    // Reading folds the log: a hash that does not fit throws.
    await harbour.read(table)
    expect(entriesIn(await harbour.rows(table))[entry - 1]).toMatchObject({ move })
  }
  await store.close()
  dropFolder(folder)
})
