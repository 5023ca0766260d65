import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { GameInfo, Message, routes, TableInfo, type Problem } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { kindOf, Player, Stream } from '../testing/client.ts'
import { serve, TEST_CATALOGUE } from '../testing/test-server.ts'

let server: RunningServer
let anne: Player
let mary: Player

beforeAll(async () => {
  const served = await serve(['Anne', 'Mary'])
  server = served.server
  ;[anne, mary] = served.guests
  return served.end
})

const seatBody = (who: 'me' | 'nobody' | string) =>
  who === 'me' ? { who, entropy: 'mary’s word' } : who === 'nobody' ? { who } : { who: 'bot', bot: who }

const ask = async (player: Player, table: string, seat: number, who: string): Promise<string> => {
  const reply = await player.ask<Problem>('PUT', routes.seat(table, seat), { body: seatBody(who) })
  return reply.status === 200 ? 'ok' : kindOf(reply)
}

describe('opening a table', () => {
  test('the games are listed with their options and bots', async () => {
    const games = await anne.done<GameInfo[]>('GET', routes.games())
    expect(games.map(({ id }) => id)).toEqual([...TEST_CATALOGUE.ids])
    for (const game of games) expect(Value.Check(GameInfo, game)).toBe(true)
    expect(games[0]!.bots).toEqual(['random', 'greedy', 'boy', 'sailor', 'mate', 'captain'])
  })

  test('a table shows its commitment before anybody sits, and a name one can say', async () => {
    const reply = await anne.ask<TableInfo>('POST', routes.tables(), { body: { game: 'bones', seats: 2 } })
    expect(reply.status).toBe(201)
    expect(Value.Check(TableInfo, reply.body)).toBe(true)
    expect(reply.body.id).toMatch(/^[A-Z]+-\d\d-[A-Z]+-[A-Z]+$/)
    expect(reply.headers.get('location')).toBe(routes.table(reply.body.id))
    expect(reply.body.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(reply.body.seats).toEqual([0, 1].map(() => ({ owner: null, bot: null, here: false })))
    expect(reply.body.host).toBe((await anne.me()).id)
  })

  test('a name is found however it is typed', async () => {
    const { id } = await anne.create('lots', 2)
    expect((await mary.look(id.toLowerCase())).table?.id).toBe(id)
  })

  test.each([
    [{ game: 'chess', seats: 2 }, '404 unknown-game'],
    [{ game: 'bones', seats: 99 }, '400 malformed'],
    [{ game: 'bones', seats: 9 }, '400 malformed'],
    [{ game: 'lots', seats: 4 }, '422 table-refused'],
    [{ game: 'bones', seats: 2, options: { nonsense: true } }, '400 malformed'],
    [{ game: 'bones', seats: 2, options: 7 }, '400 malformed'],
    [{ game: 'bones', seats: '2' }, '400 malformed'],
    [{ game: 'bones' }, '400 malformed'],
    [{ game: 'bones', seats: 2, colour: 'red' }, '400 malformed'],
  ])('%j is refused: %s', async (body, expected) => {
    expect(kindOf(await anne.ask('POST', routes.tables(), { body }))).toBe(expected)
  })

  test('a refused table names the clause', async () => {
    const reply = await anne.ask('POST', routes.tables(), { body: { game: 'lots', seats: 4 } })
    expect(reply.body).toMatchObject({ clause: 'LOT-0', reason: 'tooManyForOneRound' })
  })

  test('somebody without a nickname cannot open one', async () => {
    const nobody = new Player(server.url)
    expect(kindOf(await nobody.ask('POST', routes.tables(), { body: { game: 'bones', seats: 2 } }))).toBe(
      '401 no-guest',
    )
  })
})

describe('seats before the start', () => {
  test('people sit and get up; a taken seat is taken', async () => {
    const { id } = await anne.create('lots', 3)
    expect(Value.Check(Message, await anne.sit(id, 0))).toBe(true)
    expect(await ask(mary, id, 0, 'me')).toBe('409 seat-taken')
    expect(await ask(mary, id, 0, 'nobody')).toBe('403 not-your-seat')
    expect(await ask(mary, id, 1, 'me')).toBe('ok')
    expect(await ask(mary, id, 1, 'nobody')).toBe('ok')
    expect((await anne.look(id)).table?.seats.map(({ owner }) => owner?.name ?? null)).toEqual(['Anne', null, null])
  })

  test('only the host puts bots in and takes them out; a person may relieve one', async () => {
    const { id } = await anne.create('lots', 2)
    expect(await ask(mary, id, 0, 'greedy')).toBe('403 not-host')
    expect(await ask(anne, id, 0, 'greedy')).toBe('ok')
    expect(await ask(anne, id, 0, 'deep-blue')).toBe('404 unknown-bot')
    expect(await ask(mary, id, 0, 'nobody')).toBe('403 not-host')
    expect(await ask(anne, id, 0, 'nobody')).toBe('ok')
    expect(await ask(anne, id, 0, 'random')).toBe('ok')
    expect(await ask(mary, id, 0, 'me')).toBe('ok')
    expect(await ask(anne, id, 0, 'random')).toBe('ok')
    expect((await anne.look(id)).table?.seats[0]).toMatchObject({ owner: { name: 'Mary' }, bot: 'random' })
  })

  test('the host may not give away the seat of somebody who is at the table', async () => {
    const { id } = await anne.create('lots', 2)
    await mary.sit(id, 0)
    const stream = await Stream.open(mary, id)
    await stream.until(({ messages }) => messages.length > 0)
    expect(await ask(anne, id, 0, 'random')).toBe('403 not-your-seat')
    stream.close()
    await expect.poll(async () => (await anne.look(id)).table?.seats[0]?.here).toBe(false)
    expect(await ask(anne, id, 0, 'random')).toBe('ok')
  })

  test('there are no other seats, and no other tables', async () => {
    const { id } = await anne.create('lots', 2)
    expect(await ask(anne, id, 2, 'me')).toBe('404 unknown-seat')
    expect(await ask(anne, 'NO-11-SUCH-TABLE', 0, 'me')).toBe('404 unknown-table')
    expect(await ask(new Player(server.url), id, 0, 'me')).toBe('401 no-guest')
    const bad = await anne.ask('PUT', `${routes.table(id)}/seats/first`, { body: seatBody('me') })
    expect(kindOf(bad)).toBe('400 malformed')
  })

  test('sitting down where one sits already changes nothing', async () => {
    const { id } = await anne.create('lots', 2)
    const first = await anne.sit(id, 0)
    expect((await anne.sit(id, 0)).number).toBe(first.number)
  })
})

describe('starting', () => {
  test('only the host, only with every seat taken, only once', async () => {
    const { id } = await anne.create('lots', 2)
    const start = async (player: Player): Promise<string> => {
      const reply = await player.ask<Problem>('POST', routes.start(id))
      return reply.status === 200 ? 'ok' : kindOf(reply)
    }
    expect(await start(anne)).toBe('409 seats-empty')
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    expect(await start(mary)).toBe('403 not-host')
    expect(await start(anne)).toBe('ok')
    expect(await start(anne)).toBe('409 already-started')
    expect((await anne.look(id)).table?.status).toBe('playing')
  })
})

const mine = (player: Player) =>
  player.done<{ table: TableInfo; seat: number; myTurn: boolean }[]>('GET', routes.myTables())

describe('people', () => {
  test('a nickname makes a guest; another one renames them, also where they sit', async () => {
    const jack = await Player.named(server.url, '  Jack \n Rackham ')
    const before = await jack.me()
    expect(before.name).toBe('Jack Rackham')
    const { id } = await jack.create('lots', 2)
    await jack.sit(id, 1)
    const after = await jack.done('PUT', routes.me(), { name: 'Calico' })
    expect(after).toEqual({ id: before.id, name: 'Calico' })
    expect((await mary.look(id)).table?.seats[1]?.owner).toEqual(after)
  })

  test.each([
    { name: '' },
    { name: '   ' },
    { name: '\u202e\u0000' },
    { name: 'x'.repeat(25) },
    { name: 7 },
    {},
    { name: 'a', admin: true },
  ])('%j is no nickname', async (body) => {
    expect(kindOf(await new Player(server.url).ask('PUT', routes.me(), { body }))).toBe('400 malformed')
  })

  test('a forged cookie is nobody', async () => {
    const forger = new Player(server.url)
    for (const cookie of [
      'flibuste=1',
      `flibuste=${'A'.repeat(43)}`,
      `flibuste=${(await anne.me()).id}`,
      'flibuste=%00',
    ]) {
      forger.cookie = cookie
      expect(kindOf(await forger.ask('GET', routes.me()))).toBe('401 no-guest')
    }
  })

  test('my tables: where I sit, whether it is my turn', async () => {
    const jack = await Player.named(server.url, 'Jack')
    const { id } = await jack.create('lots', 2)
    await mary.sit(id, 0)
    await jack.sit(id, 1)
    await jack.start(id)
    expect(await mine(jack)).toMatchObject([{ table: { id }, seat: 1, myTurn: false }])
    expect((await mine(mary)).find(({ table }) => table.id === id)).toMatchObject({ seat: 0, myTurn: true })
    expect(kindOf(await new Player(server.url).ask('GET', routes.myTables()))).toBe('401 no-guest')
  })
})

describe('a host who has gone', () => {
  test('is stood in for by whoever is there, and is the host again on coming back', async () => {
    const { id } = await anne.create('lots', 3)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    const [annesId, marysId] = [(await anne.me()).id, (await mary.me()).id]
    const annes = await Stream.open(anne, id)
    const marys = await Stream.open(mary, id)
    await marys.until(({ last }) => last?.table?.host === annesId)
    expect(await ask(mary, id, 2, 'random')).toBe('403 not-host')

    annes.close()
    await marys.until(({ last }) => last?.table?.host === marysId)
    expect(await ask(mary, id, 2, 'random')).toBe('ok')
    expect(await ask(mary, id, 2, 'nobody')).toBe('ok')
    const eve = await Player.named(server.url, 'Eve')
    expect(await ask(eve, id, 2, 'random')).toBe('403 not-host')

    const back = await Stream.open(anne, id)
    await marys.until(({ last }) => last?.table?.host === annesId)
    expect(await ask(mary, id, 2, 'random')).toBe('403 not-host')
    expect(await ask(anne, id, 2, 'random')).toBe('ok')
    back.close()
    await marys.until(({ last }) => last?.table?.host === marysId)
    expect((await mary.start(id)).table?.status).toBe('playing')
    marys.close()
  })

  test('in mid-match, a bot keeps the host’s seat warm too', async () => {
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await anne.start(id)
    expect(await ask(mary, id, 0, 'random')).toBe('403 not-your-seat')
    const marys = await Stream.open(mary, id)
    await marys.until(({ messages }) => messages.length > 0)
    expect(await ask(mary, id, 0, 'random')).toBe('ok')
    expect((await anne.look(id)).table?.host).toBe((await anne.me()).id)
    expect(await ask(anne, id, 0, 'me')).toBe('ok')
    marys.close()
  })
})
