// kill -9 the moment a quiet answer is acknowledged: it is there afterwards, still a secret, and counts.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openSqliteStore } from './store/sqlite-store.ts'
import { createHarbour } from './tables/harbour.ts'
import { entriesIn } from './tables/log.ts'
import { Player } from './testing/client.ts'
import { dropFolder, newFolder, TEST_CATALOGUE } from './testing/test-server.ts'

const SERVER = fileURLToPath(new URL('./testing/quiet-process.ts', import.meta.url))
/** No question closes while the server lives: only what was acknowledged can close it later. */
const SLOW_MS = 3_600_000

async function spawnServer(folder: string, tickMs: number): Promise<{ child: ChildProcess; url: string }> {
  const argv = ['--import', 'tsx', SERVER, folder, String(tickMs)]
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, url: url.toString().trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('kill -9 loses no acknowledged quiet answer', async () => {
  const folder = newFolder()
  let { child, url } = await spawnServer(folder, SLOW_MS)
  const people = await Promise.all(['Anne', 'Mary', 'Jack'].map((name) => Player.named(url, name)))
  const tables = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { id } = await people[0]!.create('ambush', 3)
      for (const [seat, player] of people.entries()) await player.sit(id, seat)
      await people[0]!.start(id)
      await people[0]!.move(id, { seat: 0, decision: 1, move: { kind: 'sail', n: 0 } })
      return id
    }),
  )
  const given = new Map<string, unknown>()
  for (const seat of [1, 2]) {
    const player = people[seat]!.at(url)
    await Promise.all(
      tables.map(async (id) => {
        const { legal } = (await player.look(id)).position!
        expect((await player.move(id, { seat, decision: 2, move: legal.at(-1) })).status).toBe(200)
        given.set(`${id} ${seat}`, legal.at(-1))
      }),
    )
    await kill(child)
    const next = await spawnServer(folder, seat === 1 ? SLOW_MS : 0)
    child = next.child
    url = next.url
    const again = await Promise.all(tables.map((id) => people[seat]!.at(url).look(id)))
    if (seat === 1) for (const { position } of again) expect(position).toMatchObject({ decision: 2, legal: [] })
  }
  const anne = people[0]!.at(url)
  for (const id of tables) await expect.poll(async () => (await anne.look(id)).position!.decision).toBe(3)
  await kill(child)
  const store = openSqliteStore(folder)
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 100, onRow: () => undefined })
  for (const id of tables) {
    await harbour.read(id)
    const entries = entriesIn(await harbour.rows(id))
    for (const seat of [1, 2]) expect(entries[seat]).toMatchObject({ seat, move: given.get(`${id} ${seat}`) })
    expect(await store.whispers(id)).toEqual([])
  }
  await store.close()
  dropFolder(folder)
})
