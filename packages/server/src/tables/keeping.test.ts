// No unfinished match goes before a captain of it was asked, one press keeps it, and nobody else has a say.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routes, type AnswerEnding, type Ending, type MyTable } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { TOKEN_LASTS_MS } from '../people/guests.ts'
import { kindOf, Player } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { ASKED_MS, LASTS_MS } from './keeping.ts'

const DAY_MS = 24 * 3600 * 1000
/** Two sweeps, and the hour that a look at the table lasts. */
const SWEPT_MS = DAY_MS
const ASKED_AFTER_MS = LASTS_MS.playing - ASKED_MS

/** Bots would play a match to its end. */
const still = () => ({ clock, heartbeatMs: 1_000_000, botPaceMs: 1_000_000_000 })

let folder = ''
let server: RunningServer
let clock = handClock()
beforeEach(async () => {
  folder = newFolder()
  clock = handClock()
  server = await startTestServer(folder, still())
})
afterEach(async () => {
  await server.close()
  dropFolder(folder)
})

const answer = (who: Player, id: string, word: AnswerEnding['answer']): Promise<Ending> =>
  who.done('PUT', routes.ending(id), { answer: word })

const told = (who: Player, id: string): Promise<Ending> => who.done('GET', routes.ending(id))

const rowsOf = async (id: string): Promise<number> => {
  const looking = openSqliteStore(folder)
  const length = await looking.length(id)
  await looking.close()
  return length
}

/** The sweep works beside the clock in hand, so what is gone is looked for until it is. */
const untilGone = (id: string) => expect.poll(() => rowsOf(id), { timeout: 40_000 }).toBe(0)

/** A match of two under way. */
async function matchOf(host: Player, other: Player): Promise<string> {
  const { id } = await host.create('lots', 2)
  await host.sit(id, 0)
  await other.sit(id, 1)
  await host.start(id)
  return id
}

async function crew(): Promise<{ anne: Player; mary: Player; id: string }> {
  const [anne, mary] = [await Player.named(server.url, 'Anne'), await Player.named(server.url, 'Mary')]
  return { anne, mary, id: await matchOf(anne, mary) }
}

describe('the question', () => {
  test('is asked from eighty days after the last move on, and not before', async () => {
    const { anne, id } = await crew()
    const before = clock.now()
    await clock.pass(ASKED_AFTER_MS - 1)
    expect(await told(anne, id)).toEqual({ endsAt: before + LASTS_MS.playing, asks: false })
    const rows = await rowsOf(id)
    for (const word of ['seen', 'keep'] as const) expect((await answer(anne, id, word)).asks).toBe(false)
    expect(await rowsOf(id)).toBe(rows)
    await clock.pass(1)
    expect(await told(anne, id)).toEqual({ endsAt: before + LASTS_MS.playing, asks: true })
    const [mine] = await anne.done<MyTable[]>('GET', routes.myTables())
    expect(mine).toMatchObject({ asks: true, endsAt: before + LASTS_MS.playing })
  })

  test('gives its ten days from the first captain who is shown it, in one row', async () => {
    const { anne, mary, id } = await crew()
    await clock.pass(ASKED_AFTER_MS + 4 * DAY_MS)
    const rows = await rowsOf(id)
    const ends = clock.now() + ASKED_MS
    expect(await answer(mary, id, 'seen')).toEqual({ endsAt: ends, asks: true })
    await clock.pass(DAY_MS)
    expect(await answer(anne, id, 'seen')).toEqual({ endsAt: ends, asks: true })
    expect(await rowsOf(id)).toBe(rows + 1)
    await clock.pass(ends - clock.now() - 1)
    expect((await told(anne, id)).asks).toBe(true)
    await clock.pass(SWEPT_MS)
    await untilGone(id)
  })

  test('is answered by one press for another ninety days; it may be asked again then', async () => {
    const { anne, mary, id } = await crew()
    await clock.pass(ASKED_AFTER_MS)
    await answer(mary, id, 'seen')
    const kept = { endsAt: clock.now() + LASTS_MS.playing, asks: false }
    expect(await answer(anne, id, 'keep')).toEqual(kept)
    const rows = await rowsOf(id)
    expect(await answer(anne, id, 'keep')).toEqual(kept)
    expect(await rowsOf(id)).toBe(rows)
    await clock.pass(ASKED_AFTER_MS)
    expect(await told(mary, id)).toEqual({ endsAt: kept.endsAt, asks: true })
  })

  test('is answered by a move as well', async () => {
    const { anne, mary, id } = await crew()
    await clock.pass(ASKED_AFTER_MS)
    await answer(anne, id, 'seen')
    expect((await anne.turn(id, 0)) || (await mary.turn(id, 1))).toBe(true)
    expect(await told(mary, id)).toEqual({ endsAt: clock.now() + LASTS_MS.playing, asks: false })
  })

  test('is for captains and the host; a host without a seat may keep the match, and being shown it is nobody’s last word', async () => {
    const { anne, mary, id } = await crew()
    await clock.pass(ASKED_AFTER_MS)
    const eve = await Player.named(server.url, 'Eve')
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { body: { answer: 'keep' } } : {}
      expect(kindOf(await eve.ask(method, routes.ending(id), body))).toBe('403 not-your-seat')
      expect(kindOf(await new Player(server.url).ask(method, routes.ending(id), body))).toBe('401 no-guest')
    }
    expect(kindOf(await anne.ask('PUT', routes.ending(id), { body: { answer: 'later' } }))).toBe('400 malformed')
    await anne.seat(id, 0, { who: 'bot', bot: 'random' })
    await anne.seat(id, 0, { who: 'nobody' })
    // The bot that was asked then may still answer, and the days begin anew.
    const isAsked = async (): Promise<boolean> => {
      await clock.pass(ASKED_AFTER_MS + 15 * DAY_MS)
      return (await told(anne, id)).asks
    }
    await expect.poll(isAsked, { interval: 500, timeout: 20_000 }).toBe(true)
    const rows = await rowsOf(id)
    expect((await answer(anne, id, 'seen')).asks).toBe(true)
    expect(await rowsOf(id)).toBe(rows)
    expect((await answer(anne, id, 'keep')).asks).toBe(false)
    expect((await told(mary, id)).asks).toBe(false)
  })
})

describe('a match whose captains were never shown the question', () => {
  test('stays, and whoever comes by late has all ten days', async () => {
    const { anne, id } = await crew()
    await clock.pass(LASTS_MS.playing + 100 * DAY_MS)
    const ends = clock.now() + ASKED_MS
    expect(await told(anne, id)).toEqual({ endsAt: ends, asks: true })
    expect(await answer(anne, id, 'seen')).toEqual({ endsAt: ends, asks: true })
    await clock.pass(ASKED_MS + SWEPT_MS)
    await untilGone(id)
  })

  test('goes once no captain can come by any more, because every cookie has ended', async () => {
    const { id } = await crew()
    await clock.pass(TOKEN_LASTS_MS - DAY_MS)
    expect(await rowsOf(id)).toBeGreaterThan(0)
    await clock.pass(DAY_MS + SWEPT_MS)
    await untilGone(id)
  })

  test('lasts ninety days where no person has a seat', async () => {
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await anne.seat(id, 1, { who: 'bot', bot: 'random' })
    await anne.start(id)
    await anne.seat(id, 0, { who: 'bot', bot: 'random' })
    await anne.seat(id, 0, { who: 'nobody' })
    await clock.pass(LASTS_MS.playing + 30 * DAY_MS)
    await untilGone(id)
  })
})

test('question and answer are in the log: a restart and a copy of the table know them', async () => {
  const { anne, mary, id } = await crew()
  await clock.pass(ASKED_AFTER_MS)
  const asked = await answer(anne, id, 'seen')
  await server.close()
  const store = openSqliteStore(folder)
  const kept = (await store.kept(id))!
  await store.forget(id)
  expect(await store.put(kept)).toBe('ok')
  expect(await store.kept(id)).toEqual(kept)
  await store.close()
  server = await startTestServer(folder, still())
  expect(await told(mary.at(server.url), id)).toEqual(asked)
  expect((await answer(anne.at(server.url), id, 'keep')).asks).toBe(false)
})
