// A token plays one seat and does nothing else: whoever holds it is treated here as an attacker.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routes, type History, type Message, type Problem, type SeatToken } from '@flibuste/protocol'
import { NO_LIMITS } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { newAnswer, Player, Stream, type Reply } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

let folder = ''
let server: RunningServer
let anne: Player
let table = ''
let handed: SeatToken

const hand = (host: Player, id: string, seat: number, name = 'Engine'): Promise<SeatToken> =>
  host.done('POST', routes.seatToken(id, seat), { name })

/** A program: no cookie, a token. */
class Engine extends Player {
  readonly bearer: { readonly [name: string]: string }

  constructor(url: string, token: string) {
    super(url)
    this.bearer = { authorization: `Bearer ${token}` }
  }

  tries<T = Problem & Message>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    return this.ask<T>(method, path, { body, headers: this.bearer })
  }
}

const engineAt = (token = handed.token): Engine => new Engine(server.url, token)
const typeOf = ({ status, body }: Reply<Problem>): string => `${status} ${body.type}`
const UNKNOWN = '401 /problems/unknown-token'
const SCOPE = '403 /problems/token-scope'

beforeEach(async () => {
  folder = newFolder()
  server = await startTestServer(folder)
  anne = await Player.named(server.url, 'Anne')
  table = (await anne.create('lots', 2)).id
  await anne.sit(table, 0)
  handed = await hand(anne, table, 1)
})
afterEach(async () => {
  await server.close()
  dropFolder(folder)
})

describe('playing', () => {
  test('an engine sits at once, is ready, and plays its seat to the end', async () => {
    const lobby = (await anne.look(table)).table!
    expect(lobby.seats[1]).toMatchObject({ engine: true, bot: null, here: false, owner: { name: 'Engine' } })
    expect(lobby.lobby?.ready).toEqual([true, true])
    await anne.start(table)
    const engine = engineAt()
    for (let turns = 0; turns < 200; turns++) {
      const { body } = await engine.tries('GET', routes.table(table))
      if (body.table?.status === 'over') break
      const { position } = body
      expect(position?.viewer).toBe(1)
      const [move] = position?.legal ?? []
      const asked = { seat: 1, decision: position!.decision, answer: newAnswer(), move }
      if (move !== undefined) expect((await engine.tries('POST', routes.moves(table), asked)).status).toBe(200)
      await anne.turn(table, 0)
    }
    expect((await anne.look(table)).table?.status).toBe('over')
  })

  test('it takes its seat back from a bot that kept it, and the host may let one keep it at any time', async () => {
    await anne.start(table)
    const engine = engineAt()
    const stream = await Stream.open(engine, table, '', engine.bearer)
    await stream.until(({ messages }) => messages[0]?.position?.viewer === 1)
    await anne.seat(table, 1, { who: 'bot', bot: 'random' })
    expect((await anne.look(table)).table?.seats[1]).toMatchObject({ engine: true, bot: 'random' })
    const back = await engine.tries('PUT', routes.seat(table, 1), { who: 'me', entropy: 'some entropy' })
    expect(back.body.table?.seats[1]).toMatchObject({ engine: true, bot: null, owner: { name: 'Engine' } })
    stream.close()
  })

  test('a token lives through a restart, and none is kept in the clear', async () => {
    await anne.start(table)
    await server.close()
    server = await startTestServer(folder)
    expect((await engineAt().tries('GET', routes.table(table))).body.position?.viewer).toBe(1)
    const told = JSON.stringify(await anne.at(server.url).look(table))
    expect(told).not.toContain(handed.token.split('.')[1])
    expect(told).not.toContain('hash')
  })

  test('a match of programs alone counts as one without people', async () => {
    const limited = await startTestServer(newFolder(), {
      rateLimits: { ...NO_LIMITS, botTables: 1, botTablesAddress: 1 },
    })
    const host = await Player.named(limited.url, 'Mary')
    const begin = async (): Promise<number> => {
      const { id } = await host.create('lots', 2)
      await hand(host, id, 0, 'One')
      await hand(host, id, 1, 'Two')
      return (await host.ask('POST', routes.start(id))).status
    }
    expect([await begin(), await begin()]).toEqual([200, 429])
    await limited.close()
  })
})

describe('as an attacker', () => {
  test('every other route refuses, whatever is sent', async () => {
    await anne.start(table)
    const engine = engineAt()
    const answer = newAnswer()
    const tries: [string, string, unknown?][] = [
      ['POST', routes.chat(table), { text: 'Ahoy', answer }],
      ['POST', routes.undo(table), { seat: 1, decision: 1, answer }],
      ['POST', routes.start(table)],
      ['POST', routes.rematch(table)],
      ['PUT', routes.terms(table), { seats: 2 }],
      ['PUT', routes.ready(table), { ready: true, terms: 1 }],
      ['PUT', routes.word(table, 1), { word: 'some entropy' }],
      ['PUT', routes.me(), { name: 'Mallory' }],
      ['GET', routes.me()],
      ['POST', routes.token()],
      ['DELETE', routes.token()],
      ['GET', routes.myTables()],
      ['POST', routes.tables(), { game: 'lots', seats: 2 }],
      ['POST', routes.seatToken(table, 0), { name: 'Mallory' }],
      ['POST', routes.seatToken(table, 1), { name: 'Mallory' }],
      ['DELETE', routes.seatToken(table, 1)],
      ['GET', routes.record(table)],
      ['GET', routes.games()],
      ['GET', '/api/nothing'],
    ]
    for (const [method, path, body] of tries)
      expect([method, path, typeOf(await engine.tries(method, path, body))]).toEqual([method, path, SCOPE])
  })

  test('no other seat: not its moves, its view, its past, nor a chair', async () => {
    await anne.start(table)
    const engine = engineAt()
    const { decision, legal } = (await anne.look(table)).position!
    const stolen = { seat: 0, decision, answer: newAnswer(), move: legal[0] }
    expect(typeOf(await engine.tries('POST', routes.moves(table), stolen))).toBe('403 /problems/not-your-seat')
    for (const path of [routes.table(table), routes.history(table), routes.stream(table)])
      expect(typeOf(await engine.tries('GET', `${path}?seat=0`))).toBe(SCOPE)
    for (const sitting of [{ who: 'me', entropy: 'some entropy' }, { who: 'bot', bot: 'random' }, { who: 'nobody' }])
      expect(typeOf(await engine.tries('PUT', routes.seat(table, 0), sitting))).toBe(SCOPE)
    expect(typeOf(await engine.tries('PUT', routes.seat(table, 1), { who: 'nobody' }))).toBe(SCOPE)
    const past = await engine.tries<History>('GET', routes.history(table))
    expect(past.body.viewer).toBe(1)
    expect((await anne.look(table)).position?.decision).toBe(decision)
  })

  test('no other table, and no free seat of this one', async () => {
    const other = (await anne.create('lots', 3)).id
    const { token } = await hand(anne, other, 2)
    for (const path of [routes.table(other), routes.history(other), routes.stream(other)])
      expect(typeOf(await engineAt().tries('GET', path))).toBe(SCOPE)
    const sitting = { who: 'me', entropy: 'some entropy' }
    expect(typeOf(await engineAt().tries('PUT', routes.seat(other, 0), sitting))).toBe(SCOPE)
    expect(typeOf(await engineAt(token).tries('PUT', routes.seat(other, 0), sitting))).toBe(SCOPE)
  })

  test('a cookie that comes with a token counts for nothing', async () => {
    await anne.start(table)
    const both = await anne.ask<Message>('GET', routes.table(table), { headers: engineAt().bearer })
    expect(both.body.position?.viewer).toBe(1)
  })

  test('a token is for whoever has all of it', async () => {
    const { token } = handed
    const last = token.endsWith('A') ? 'B' : 'A'
    const tries = [
      `${token.slice(0, -1)}${last}`,
      `${token}A`,
      token.split('.')[1]!,
      `${table}.`,
      '',
      'x',
      `${table}.${'A'.repeat(43)}`,
    ]
    for (const guess of tries) expect(typeOf(await engineAt(guess).tries('GET', routes.table(table)))).toBe(UNKNOWN)
  })

  test('sent again, an answer is done once; under the same id, nothing else is', async () => {
    await anne.start(table)
    while (await anne.turn(table, 0));
    const engine = engineAt()
    const { position } = (await engine.tries('GET', routes.table(table))).body
    const asked = { seat: 1, decision: position!.decision, answer: newAnswer(), move: position!.legal[0] }
    const first = await engine.tries('POST', routes.moves(table), asked)
    expect(first.status).toBe(200)
    expect((await engine.tries('POST', routes.moves(table), asked)).body).toEqual(first.body)
    const other = { ...asked, decision: asked.decision + 1 }
    expect(typeOf(await engine.tries('POST', routes.moves(table), other))).toBe('409 /problems/answer-reused')
  })

  test('it asks so often a minute, and is told when to come again', async () => {
    const limited = await startTestServer(newFolder(), { rateLimits: { ...NO_LIMITS, engine: 3 } })
    const host = await Player.named(limited.url, 'Mary')
    const { id } = await host.create('lots', 2)
    const engine = new Engine(limited.url, (await hand(host, id, 1)).token)
    const asked = []
    for (let at = 0; at < 4; at++) asked.push(await engine.tries('GET', routes.table(id)))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(asked[3]!.headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.close()
  })
})

describe('taken back', () => {
  test('before the match the seat is free again', async () => {
    await anne.done('DELETE', routes.seatToken(table, 1))
    expect((await anne.look(table)).table?.seats[1]).toEqual({ owner: null, bot: null, here: false })
    expect(typeOf(await engineAt().tries('GET', routes.table(table)))).toBe(UNKNOWN)
  })

  test('in mid-match it opens nothing, its stream ends, and another may be handed out', async () => {
    await anne.start(table)
    const engine = engineAt()
    const stream = await Stream.open(engine, table, '', engine.bearer)
    await stream.until(({ messages }) => messages[0]?.position?.viewer === 1)
    await anne.done('DELETE', routes.seatToken(table, 1))
    await stream.until(({ ended }) => ended)
    expect(stream.messages.slice(1).map(({ position }) => position?.viewer ?? -1)).not.toContain(1)
    const asked = { seat: 1, decision: 1, answer: newAnswer(), move: { kind: 'pass' } }
    expect(typeOf(await engine.tries('POST', routes.moves(table), asked))).toBe(UNKNOWN)
    expect(typeOf(await engine.tries('PUT', routes.seat(table, 1), { who: 'me', entropy: 'some entropy' }))).toBe(
      UNKNOWN,
    )
    expect((await anne.look(table)).table?.seats[1]).toMatchObject({ engine: true, owner: { name: 'Engine' } })
    const next = await hand(anne, table, 1, 'Second')
    expect((await engineAt(next.token).tries('GET', routes.table(table))).body.position?.viewer).toBe(1)
    expect(typeOf(await engine.tries('GET', routes.table(table)))).toBe(UNKNOWN)
  })

  test('another token for the seat makes the first open nothing, under the same name', async () => {
    const next = await hand(anne, table, 1)
    expect(typeOf(await engineAt().tries('GET', routes.table(table)))).toBe(UNKNOWN)
    expect((await engineAt(next.token).tries('GET', routes.table(table))).body.table?.seats[1]?.owner?.name).toBe(
      'Engine',
    )
  })

  test('whoever sits there instead is not taken for it', async () => {
    const mary = await Player.named(server.url, 'Mary')
    await anne.done('DELETE', routes.seatToken(table, 1))
    await mary.sit(table, 1)
    await anne.start(table)
    expect(typeOf(await engineAt().tries('GET', routes.table(table)))).toBe(UNKNOWN)
    expect((await mary.look(table)).table?.seats[1]?.engine).toBeUndefined()
  })
})

describe('handing out', () => {
  test('is for the host, for seats without people, and before the match', async () => {
    const eve = await Player.named(server.url, 'Eve')
    const named = { body: { name: 'Mallory' } }
    for (const method of ['POST', 'DELETE'])
      expect(typeOf(await eve.ask(method, routes.seatToken(table, 1), method === 'POST' ? named : {}))).toBe(
        '403 /problems/not-host',
      )
    expect(typeOf(await anne.ask('POST', routes.seatToken(table, 0), named))).toBe('409 /problems/seat-taken')
    expect(typeOf(await anne.ask('POST', routes.seatToken(table, 7), named))).toBe('404 /problems/unknown-seat')
    const begun = (await anne.create('lots', 2)).id
    await anne.sit(begun, 0)
    await anne.seat(begun, 1, { who: 'bot', bot: 'random' })
    await anne.start(begun)
    // The host could look through it at a hand that is dealt.
    expect(typeOf(await anne.ask('POST', routes.seatToken(begun, 1), named))).toBe('409 /problems/already-started')
  })

  test('a program that is there never hosts, and a rematch keeps it no seat', async () => {
    const mary = await Player.named(server.url, 'Mary')
    const { id } = await anne.create('lots', 3)
    const { token } = await hand(anne, id, 0)
    await mary.sit(id, 1)
    const engine = engineAt(token)
    const stream = await Stream.open(engine, id, '', engine.bearer)
    await stream.until(({ last }) => last?.table?.seats[0]?.here === true)
    const { host } = (await mary.look(id)).table!
    expect(host).toBe((await anne.me()).id)
    stream.close()
  })

  test('fewer seats move a program’s seat, and its token goes with it', async () => {
    const { id } = await anne.create('lots', 3)
    const { token } = await hand(anne, id, 2)
    await anne.sit(id, 1)
    await anne.done('PUT', routes.terms(id), { seats: 2 })
    await anne.start(id)
    expect((await engineAt(token).tries('GET', routes.table(id))).body.position?.viewer).toBe(1)
  })
})
