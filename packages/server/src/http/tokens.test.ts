// Tokens grow old and are changed, can be given up, and can be taken back from whoever else has one.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { TOKEN_AGE_MS, TOKEN_GRACE_MS } from '../people/guests.ts'
import { Player, Stream } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

let folder = ''
let server: RunningServer
let now = 0
const clock = { now: () => now, after: () => () => undefined }

beforeEach(async () => {
  folder = newFolder()
  now = 1_000_000
  server = await startTestServer(folder, { clock })
})
afterEach(async () => {
  await server.close()
  dropFolder(folder)
})

/** The same browser as it was: what it is given later, it does not have. */
const copyOf = (player: Player): Player => player.at(player.url)
const isKnown = async (player: Player): Promise<boolean> => (await player.ask('GET', routes.me())).status === 200

test('a young token stays; an old one is changed for another, and goes on for a while', async () => {
  const anne = await Player.named(server.url, 'Anne')
  const { id } = await anne.me()
  const first = copyOf(anne)
  now += TOKEN_AGE_MS - 1
  expect((await anne.ask('GET', routes.me())).headers.get('set-cookie')).toBeNull()
  now += 1
  expect((await anne.ask('GET', routes.myTables())).headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
  expect(anne.cookie).not.toBe(first.cookie)
  expect((await anne.me()).id).toBe(id)
  // An answer may be lost: whoever comes with the old one once more is known, and is not given a third.
  expect((await copyOf(first).ask('GET', routes.me())).headers.get('set-cookie')).toBeNull()
  now += TOKEN_GRACE_MS - 1
  expect(await isKnown(copyOf(first))).toBe(true)
  now += 1
  expect(await isKnown(copyOf(first))).toBe(false)
  expect(await isKnown(anne)).toBe(true)
})

test('a new name is known at once under every token', async () => {
  const anne = await Player.named(server.url, 'Anne')
  now += TOKEN_AGE_MS
  const first = copyOf(anne)
  await anne.me()
  expect([(await anne.me()).name, (await copyOf(first).me()).name]).toEqual(['Anne', 'Anne'])
  await anne.done('PUT', routes.me(), { name: 'Bonny' })
  expect([(await anne.me()).name, (await copyOf(first).me()).name]).toEqual(['Bonny', 'Bonny'])
})

test('whoever fears for their cookie takes all others back: streams end, and no other token opens anything', async () => {
  const anne = await Player.named(server.url, 'Anne')
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  const thief = copyOf(anne)
  const stolen = await Stream.open(thief, id)
  await stolen.until(({ messages }) => messages.length > 0)
  const me = await anne.me()
  expect(await anne.done('POST', routes.token())).toEqual(me)
  await stolen.until(({ ended }) => ended)
  expect(await isKnown(copyOf(thief))).toBe(false)
  expect((await thief.ask('PUT', routes.seat(id, 0), { body: { who: 'nobody' } })).status).toBe(401)
  expect(await isKnown(anne)).toBe(true)
  expect((await anne.look(id)).position ?? null).toBeNull()
  expect((await anne.look(id)).table?.seats[0]?.owner).toEqual(me)
})

test('whoever leaves a computer to others gives their token up, and no other', async () => {
  const anne = await Player.named(server.url, 'Anne')
  const there = copyOf(anne)
  await anne.done('POST', routes.token())
  const here = copyOf(anne)
  expect(await isKnown(there)).toBe(false)
  const reply = await anne.ask('DELETE', routes.token())
  expect(reply.status).toBe(200)
  expect(reply.headers.get('set-cookie')).toMatch(/^flibuste=;/)
  expect(await isKnown(here)).toBe(false)
})

test('tokens live through a restart, and so does their end', async () => {
  const anne = await Player.named(server.url, 'Anne')
  const thief = copyOf(anne)
  await anne.done('POST', routes.token())
  await server.close()
  server = await startTestServer(folder, { clock })
  expect(await isKnown(anne.at(server.url))).toBe(true)
  expect(await isKnown(thief.at(server.url))).toBe(false)
})
