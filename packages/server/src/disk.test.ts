// What can be wrong with the disk: told at the start in one sentence, and later as a 503, never as a broken server.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routes, type Problem } from '@flibuste/protocol'
import { StoreFault, type FaultKind } from './store/fault.ts'
import { lockFolder } from './store/folder-lock.ts'
import { openBeside } from './store/open.ts'
import { DATABASE_FILE } from './store/sqlite-file.ts'
import { openSqliteStore, openSqliteToRead } from './store/sqlite-store.ts'
import { newAnswer, Player, type Reply } from './testing/client.ts'
import { dropFolder, newFolder, startTestServer } from './testing/test-server.ts'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  chmodSync(folder, 0o700)
  dropFolder(folder)
})

const file = (): string => join(folder, DATABASE_FILE)

/** What it says, on one line. */
async function faultAtStart(): Promise<FaultKind> {
  const error: unknown = await startTestServer(folder).then(
    (server) => server.close(),
    (failed: unknown) => failed,
  )
  if (!(error instanceof StoreFault)) throw new Error(`not a fault of the disk: ${String(error)}`)
  expect(error.message).toMatch(/^[^\n]+$/)
  expect(error.message).toContain(folder)
  return error.kind
}

/** A user whom permissions bind: the superuser they do not. */
const NOBODY = 65_534
function asNobody<T>(work: () => T): T {
  if (process.getuid?.() !== 0) return work()
  process.seteuid!(NOBODY)
  try {
    return work()
  } finally {
    process.seteuid!(0)
  }
}

const kindOf = (work: () => unknown): FaultKind | null => {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof StoreFault ? error.kind : null
  }
}

describe('at the start', () => {
  beforeEach(async () => {
    const store = openSqliteStore(folder)
    for (let n = 0; n < 300; n++) await store.addGuest({ id: `${n}`, name: 'Anne' }, `hash ${n}`, 1)
    await store.close()
  })

  test('a file that is something else', async () => {
    writeFileSync(file(), 'Yo-ho-ho, and a bottle of rum. '.repeat(500))
    expect(await faultAtStart()).toBe('damaged')
  })

  test('a file of which the end is missing', async () => {
    truncateSync(file(), 12_000)
    expect(await faultAtStart()).toBe('damaged')
  })

  test('a file that was emptied', async () => {
    truncateSync(file(), 0)
    expect(await faultAtStart()).toBe('emptied')
  })

  test('a file that this user may not write', () => {
    chmodSync(folder, 0o555)
    chmodSync(file(), 0o444)
    expect(asNobody(() => kindOf(() => openSqliteStore(folder)))).toBe('read-only')
    expect(asNobody(() => kindOf(() => lockFolder(folder)))).toBe('read-only')
  })

  test('a folder in which this user may make nothing', () => {
    const inside = join(folder, 'inside')
    mkdirSync(inside)
    chmodSync(inside, 0o555)
    chmodSync(folder, 0o555)
    expect(asNobody(() => kindOf(() => openSqliteStore(inside)))).toBe('read-only')
    expect(asNobody(() => kindOf(() => lockFolder(join(inside, 'deeper'))))).toBe('read-only')
  })

  test('a folder that another server has: the second says so and ends, and the first goes on', async () => {
    const first = await startTestServer(folder)
    expect(await faultAtStart()).toBe('in-use')
    const anne = await Player.named(first.url, 'Anne')
    expect((await anne.me()).name).toBe('Anne')
    await first.close()
    await (await startTestServer(folder)).close()
  })

  test('a server that could not start leaves the folder to the next', async () => {
    await expect(startTestServer(folder, { host: '203.0.113.77' })).rejects.toThrow()
    await (await startTestServer(folder)).close()
  })

  test('a folder that cannot be made, because there is a file on the way', () => {
    expect(kindOf(() => lockFolder(join(file(), 'inside')))).toBe('read-only')
  })

  test('a disk without room leaves nothing in the way of the next start', async () => {
    const fresh = join(folder, 'fresh')
    const child = onSmallDisk(1, fresh, 'ignore')
    expect(await once(child, 'exit')).not.toEqual([0, null])
    expect(readdirSync(fresh)).toEqual([])
    await (await startTestServer(fresh)).close()
  })

  test('what is kept can be read where nothing can be written', async () => {
    chmodSync(folder, 0o555)
    chmodSync(file(), 0o444)
    expect(await asNobody(() => openSqliteToRead(folder).guestsAfter('', 1000))).toHaveLength(300)
  })

  test('a folder that is not this user’s is not taken for one without matches', async () => {
    chmodSync(folder, 0o700)
    // It looks before it waits for anything.
    const opened = asNobody(() => (process.getuid?.() === 0 ? openBeside(folder, null) : null))
    if (opened !== null) await expect(opened).rejects.toThrow(/this user may not look into/)
    await expect(openBeside(join(folder, 'other'), null)).rejects.toThrow(/there are no matches in/)
  })

  test('whether there was anything before', async () => {
    const known = await startTestServer(folder)
    const fresh = await startTestServer(join(folder, 'fresh'))
    expect([known.isNew, fresh.isNew]).toEqual([false, true])
    await Promise.all([known.close(), fresh.close()])
  })
})

const SERVER = fileURLToPath(new URL('./measure/server-process.ts', import.meta.url))

/** No file of this process may grow beyond so many kilobytes: to a program, a disk that is full. */
function onSmallDisk(kilobytes: number, data: string, errors: 'inherit' | 'ignore'): ChildProcess {
  const script = `ulimit -f ${kilobytes} && exec "$0" --import tsx "$1" "$2"`
  return spawn('bash', ['-c', script, process.execPath, SERVER, data], { stdio: ['pipe', 'pipe', errors] })
}

async function spawnOnSmallDisk(kilobytes: number): Promise<{ child: ChildProcess; url: string }> {
  const child = onSmallDisk(kilobytes, folder, 'inherit')
  const [url] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, url: url.toString().trim() }
}

const say = (who: Player, table: string): Promise<Reply<Problem>> =>
  who.ask('POST', routes.chat(table), { body: { text: 'x'.repeat(250), answer: newAnswer() } })

describe('while it runs', () => {
  test('a disk that is full: not ready, writes are refused with 503, what was acknowledged is there', async () => {
    const { child, url } = await spawnOnSmallDisk(600)
    try {
      const anne = await Player.named(url, 'Anne')
      const { id } = await anne.create('bones', 1)
      let said = 0
      let last = await say(anne, id)
      for (; last.status === 200 && said < 5000; last = await say(anne, id)) said++
      expect([last.status, last.body.type]).toEqual([503, '/problems/not-ready'])
      expect(last.headers.get('retry-after')).toMatch(/^\d+$/)
      const ready = await anne.ask('GET', '/readyz')
      expect([ready.status, ready.body.type]).toEqual([503, '/problems/not-ready'])
      // A new guest is smaller than a line of chat: there may be room for one or two.
      const enrol = async () => (await new Player(url).ask('PUT', routes.me(), { body: { name: 'Mary' } })).status
      let enrolled = await enrol()
      for (let n = 0; n < 50 && enrolled === 200; n++) enrolled = await enrol()
      expect(enrolled).toBe(503)
      expect((await anne.ask('GET', '/healthz')).status).toBe(200)
      expect((await anne.look(id)).number).toBe(1 + said)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const again = await startTestServer(folder)
      expect((await anne.at(again.url).look(id)).number).toBe(1 + said)
      expect((await say(anne.at(again.url), id)).status).toBe(200)
      await again.close()
    } finally {
      child.kill('SIGKILL')
    }
  })

  test('a folder that was taken away: nothing is acknowledged that would be lost', async () => {
    const server = await startTestServer(folder)
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('bones', 1)
    const away = join(folder, 'away.db')
    renameSync(file(), away)
    expect((await say(anne, id)).status).toBe(503)
    expect((await anne.ask('GET', '/readyz')).status).toBe(503)
    renameSync(away, file())
    expect((await say(anne, id)).status).toBe(200)
    expect((await anne.ask('GET', '/readyz')).status).toBe(200)
    await server.close()
  })
})

describe('in the log', () => {
  test('the same fault is told once a minute, with how often it was met in between', async () => {
    const lines: string[] = []
    let now = 1_000_000
    const server = await startTestServer(folder, {
      clock: { now: () => now, after: () => () => undefined },
      logLevel: 'warn',
      logTo: { write: (line) => void lines.push(line) },
    })
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('bones', 1)
    renameSync(file(), join(folder, 'away.db'))
    const refused = async (): Promise<void> => expect((await say(anne, id)).status).toBe(503)
    for (let times = 0; times < 20; times++) await refused()
    const told = (): unknown[] => lines.map((line) => (JSON.parse(line) as { unsaid: number }).unsaid)
    expect(told()).toEqual([0])
    expect(lines[0]).toContain('was taken away while the server runs')
    now += 60_000
    await refused()
    expect(told()).toEqual([0, 19])
    renameSync(join(folder, 'away.db'), file())
    await server.close()
  })
})

describe('at the end', () => {
  test('a clean stop leaves one file', async () => {
    const server = await startTestServer(folder)
    const anne = await Player.named(server.url, 'Anne')
    await anne.create('bones', 1)
    expect(readdirSync(folder).length).toBeGreaterThan(1)
    await server.close()
    expect(readdirSync(folder)).toEqual([DATABASE_FILE])
    expect(existsSync(file())).toBe(true)
  })

  test('those who come back while it ends are told so, and when to come again', async () => {
    const server = await startTestServer(folder, { lingerMs: 3_600_000 })
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('bones', 1)
    // Nobody waits for the hour: the server is left to its process.
    void server.close()
    const told = async (): Promise<string> => {
      const { status, body, headers } = await say(anne, id)
      return [status, body.type, headers.get('retry-after'), headers.get('connection')].join(' ')
    }
    await expect.poll(told, { timeout: 40_000 }).toBe('503 /problems/draining 2 close')
    expect((await anne.ask('GET', routes.stream(id))).status).toBe(503)
    expect((await anne.ask('GET', '/readyz')).status).toBe(503)
    expect((await anne.look(id)).table?.id).toBe(id)
  })
})
