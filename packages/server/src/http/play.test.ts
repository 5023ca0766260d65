import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { verify, type MatchRecord } from '@flibuste/kernel'
import { History, Message, routes, type TableInfo } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { kindOf, newAnswer, Player } from '../testing/client.ts'
import { lots } from '../testing/lots-game.ts'
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

/** Anne hosts and has seat 0, Mary seat 1. */
async function match(): Promise<string> {
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  return id
}

async function playOut(id: string, players: readonly Player[]): Promise<void> {
  for (let turns = 0; turns < 2000; turns++) {
    if ((await players[0]!.look(id)).table?.status === 'over') return
    for (const [seat, player] of players.entries()) await player.turn(id, seat)
  }
  throw new Error('never over')
}

describe('a move', () => {
  test('is answered with what it did, the forced move that follows is made by the table', async () => {
    const id = await match()
    const reply = await anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n: 2 } })
    expect(reply.status).toBe(200)
    expect(Value.Check(Message, reply.body)).toBe(true)
    expect(reply.body).toMatchObject({
      number: 5,
      table: null,
      happenings: [
        { entry: 1, seat: 0, by: 'player', undo: false, events: [{ type: 'picked', n: 2, clause: 'LOT-1' }] },
      ],
    })
    const now = await mary.look(id)
    expect(now).toMatchObject({ number: 6, position: { entries: 2, decision: 3, viewer: 1 } })
    expect(now.position?.legal).toHaveLength(3)
  })

  test('a rule that refuses is cited', async () => {
    const id = await match()
    const reply = await anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n: 9 } })
    expect(kindOf(reply)).toBe('422 refused')
    expect(reply.body).toMatchObject({ clause: 'LOT-1', reason: 'tooHigh' })
    expect(reply.headers.get('content-type')).toMatch('application/problem+json')
  })

  test('out of turn is refused by the table', async () => {
    const id = await match()
    const reply = await mary.move(id, { seat: 1, decision: 1, move: { kind: 'pick', n: 1 } })
    expect(kindOf(reply)).toBe('422 refused')
    expect(reply.body).toMatchObject({ clause: 'TABLE-1', reason: 'notAsked' })
  })

  test('only a seat’s player moves for it', async () => {
    const id = await match()
    const pick = { decision: 1, move: { kind: 'pick', n: 1 } }
    expect(kindOf(await mary.move(id, { seat: 0, ...pick }))).toBe('403 not-your-seat')
    expect(kindOf(await new Player(server.url).move(id, { seat: 0, ...pick }))).toBe('401 no-guest')
    expect(kindOf(await anne.move(id, { seat: 7, ...pick }))).toBe('404 unknown-seat')
    expect((await anne.look(id)).number).toBe(4)
  })

  test.each([
    [{ decision: 2 }, '409 wrong-decision'],
    [{ move: { kind: 'dance' } }, '400 malformed'],
    [{ move: null }, '400 malformed'],
    [{ move: undefined }, '400 malformed'],
    [{ move: [] }, '400 malformed'],
    [{ seat: -1 }, '400 malformed'],
    [{ seat: '0' }, '400 malformed'],
    [{ answer: 'short' }, '400 malformed'],
    [{ answer: 'with spaces in it' }, '400 malformed'],
    [{ extra: 1 }, '400 malformed'],
    [{ move: { kind: 'burst' } }, '500 internal'],
  ])('%j is %s and changes nothing', async (wrong, expected) => {
    const id = await match()
    const body = { seat: 0, decision: 1, answer: newAnswer(), move: { kind: 'pick', n: 0 }, ...wrong }
    expect(kindOf(await anne.ask('POST', routes.moves(id), { body }))).toBe(expected)
    const { position, number } = await anne.look(id)
    expect({ number, entries: position?.entries, decision: position?.decision }).toEqual({
      number: 4,
      entries: 0,
      decision: 1,
    })
    expect((await anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n: 0 } })).status).toBe(200)
  })

  test('cannot be made before the start or after the end', async () => {
    const { id } = await anne.create('lots', 1)
    await anne.sit(id, 0)
    expect(kindOf(await anne.move(id, { move: { kind: 'pick', n: 0 } }))).toBe('409 not-started')
    await anne.start(id)
    await playOut(id, [anne])
    expect(kindOf(await anne.move(id, { decision: 99, move: { kind: 'pick', n: 0 } }))).toBe('409 wrong-decision')
  })

  test('sent again is answered the same and done once, also when others have moved since', async () => {
    const id = await match()
    const asked = { seat: 0, decision: 1, answer: newAnswer(), move: { kind: 'pick', n: 1 } }
    const first = await anne.move(id, asked)
    await mary.turn(id, 1)
    const again = await anne.move(id, asked)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await anne.look(id)).position?.entries).toBe(4)
  })

  test('sent again when the table has long gone on is found in its log', async () => {
    const id = await match()
    const asked = { seat: 0, decision: 1, answer: newAnswer(), move: { kind: 'pick', n: 1 } }
    const line = { text: 'Land ho', answer: newAnswer() }
    const first = await anne.move(id, asked)
    const said = await anne.ask<Message>('POST', routes.chat(id), { body: line })
    await playOut(id, [anne, mary])
    for (let n = 0; n < 12; n++) await mary.done('POST', routes.chat(id), { text: `line ${n}`, answer: newAnswer() })
    const { number } = await anne.look(id)
    expect(await anne.move(id, asked)).toMatchObject({ status: 200, body: first.body })
    expect(await anne.ask('POST', routes.chat(id), { body: line })).toMatchObject({ status: 200, body: said.body })
    expect(kindOf(await anne.move(id, { ...asked, move: { kind: 'pick', n: 0 } }))).toBe('409 answer-reused')
    expect(kindOf(await mary.move(id, asked))).toBe('403 not-your-seat')
    expect((await anne.look(id)).number).toBe(number)
  })

  test('sent ten times at once is done once', async () => {
    const id = await match()
    const asked = { seat: 0, decision: 1, answer: newAnswer(), move: { kind: 'pick', n: 1 } }
    const replies = await Promise.all(Array.from({ length: 10 }, () => anne.move(id, asked)))
    for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body)
    expect((await anne.look(id)).position?.entries).toBe(2)
  })

  test('an answer’s id belongs to whoever used it', async () => {
    const id = await match()
    const answer = newAnswer()
    await anne.move(id, { seat: 0, decision: 1, answer, move: { kind: 'pick', n: 1 } })
    expect((await mary.move(id, { seat: 1, decision: 3, answer, move: { kind: 'pick', n: 1 } })).status).toBe(200)
    expect((await anne.look(id)).position?.entries).toBe(4)
  })
})

describe('undo', () => {
  test('takes back the choice together with the forced move that followed it', async () => {
    const id = await match()
    await anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n: 2 } })
    expect((await anne.look(id)).position?.mayUndo).toBe(true)
    expect((await mary.look(id)).position?.mayUndo).toBe(false)
    const asked = { seat: 0, decision: 3, answer: newAnswer() }
    const undone = await anne.ask<Message>('POST', routes.undo(id), { body: asked })
    expect(undone.status).toBe(200)
    expect(undone.body.position).toMatchObject({ entries: 4, view: { points: [0, 0] } })
    expect(undone.body.position?.legal).toHaveLength(3)
    const again = await anne.ask<Message>('POST', routes.undo(id), { body: asked })
    expect(again.body).toEqual(undone.body)
    expect((await anne.look(id)).position?.entries).toBe(4)
  })

  test('stops where another seat has moved, and is refused with its clause', async () => {
    const id = await match()
    await anne.turn(id, 0)
    await mary.turn(id, 1)
    const reply = await anne.ask('POST', routes.undo(id), { body: { seat: 0, decision: 5, answer: newAnswer() } })
    expect(kindOf(reply)).toBe('422 refused')
    expect(reply.body).toMatchObject({ clause: 'TABLE-3', reason: 'cannotUndo' })
  })

  test('is the player’s own', async () => {
    const id = await match()
    await anne.turn(id, 0)
    const body = { seat: 0, decision: 3, answer: newAnswer() }
    expect(kindOf(await mary.ask('POST', routes.undo(id), { body }))).toBe('403 not-your-seat')
    const late = { ...body, decision: 1 }
    expect(kindOf(await anne.ask('POST', routes.undo(id), { body: late }))).toBe('409 wrong-decision')
  })
})

describe('handing over', () => {
  test('a player hands the seat to a bot in mid-match and takes it back', async () => {
    const { id } = await anne.create('bones', 2)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await anne.start(id)
    await mary.seat(id, 1, { who: 'bot', bot: 'random' })
    const asked = (await mary.look(id)).position
    expect(asked?.legal).toEqual([])
    const refused = await mary.move(id, { seat: 1, decision: asked!.decision, move: { kind: 'pass' } })
    expect(kindOf(refused)).toBe('409 kept-by-bot')
    const goOn = async (): Promise<number> => {
      await anne.turn(id, 0)
      return (await anne.look(id)).position!.entries
    }
    await expect.poll(goOn).toBeGreaterThan(12)
    await mary.sit(id, 1)
    expect((await anne.look(id)).table?.seats[1]).toMatchObject({ owner: { name: 'Mary' }, bot: null })
    await playOut(id, [anne, mary])
    const record = await anne.done<MatchRecord>('GET', routes.record(id))
    const game = (await TEST_CATALOGUE.load('bones'))!
    expect(verify(game, record)).toMatchObject({ ok: true })
    expect(new Set(record.entries.filter(({ seat }) => seat === 1).map(({ by }) => by))).toContain('bot')
  })

  test('the host lets a bot keep the seat of somebody who is not there, and nobody else may take it', async () => {
    const id = await match()
    const jack = await Player.named(server.url, 'Jack')
    await anne.seat(id, 1, { who: 'bot', bot: 'random' })
    const sit = { body: { who: 'me', entropy: 'jack’s word' } }
    expect(kindOf(await jack.ask('PUT', routes.seat(id, 1), sit))).toBe('409 seat-taken')
    expect((await mary.sit(id, 1)).table?.seats[1]?.bot).toBeNull()
  })

  test('a seat is given up for good only when a bot plays it; then another person may sit', async () => {
    const id = await match()
    const jack = await Player.named(server.url, 'Jack')
    const getUp = { body: { who: 'nobody' } }
    expect(kindOf(await mary.ask('PUT', routes.seat(id, 1), getUp))).toBe('409 already-started')
    await mary.seat(id, 1, { who: 'bot', bot: 'random' })
    await mary.seat(id, 1, { who: 'nobody' })
    const second = { body: { who: 'me', entropy: 'greedy anne' } }
    expect(kindOf(await anne.ask('PUT', routes.seat(id, 1), second))).toBe('409 hand-seen')
    expect((await jack.sit(id, 1)).position?.viewer).toBe(1)
    expect((await mary.look(id)).position?.viewer).toBe(-1)
  })
})

describe('chat', () => {
  test('what is said is kept, cleaned, and said once', async () => {
    const id = await match()
    const body = { text: ' Ahoy\u202e\n there ', answer: newAnswer() }
    const first = await mary.ask<Message>('POST', routes.chat(id), { body })
    expect(first.body).toMatchObject({ position: null, said: [{ from: { name: 'Mary' }, text: 'Ahoy there' }] })
    expect((await mary.ask<Message>('POST', routes.chat(id), { body })).body).toEqual(first.body)
    expect((await new Player(server.url).look(id)).said).toHaveLength(1)
  })

  test.each(['', '   ', '\u0007', 'x'.repeat(281)])('%j is nothing to say', async (text) => {
    const id = await match()
    expect(kindOf(await anne.ask('POST', routes.chat(id), { body: { text, answer: newAnswer() } }))).toBe(
      '400 malformed',
    )
  })
})

describe('the end', () => {
  test('the record with its seed comes at the end, not before, and verifies', async () => {
    const id = await match()
    const { commitment } = (await anne.look(id)).table!
    expect(kindOf(await anne.ask('GET', routes.record(id)))).toBe('409 not-over')
    await playOut(id, [anne, mary])
    const record = await new Player(server.url).done<MatchRecord>('GET', routes.record(id))
    expect(record).toMatchObject({ commitment, seats: [{ name: 'Anne' }, { name: 'Mary' }] })
    expect(verify(lots, record)).toMatchObject({ ok: true })
  })

  test('history has a frame per entry, each viewer’s own', async () => {
    const id = await match()
    await anne.turn(id, 0)
    const history = await mary.done<History>('GET', routes.history(id))
    expect(Value.Check(History, history)).toBe(true)
    expect(history.viewer).toBe(1)
    expect(history.frames.map(({ entry }) => entry)).toEqual([0, 1, 2])
    expect(history.frames[0]!.happening).toMatchObject({ entry: 0, seat: -1, by: 'table', undo: false })
    expect(history.frames.at(-1)!.view).toEqual((await mary.look(id)).position!.view)
    const { id: open } = await anne.create('lots', 2)
    expect((await anne.done<History>('GET', routes.history(open))).frames).toEqual([])
  })

  test('a rematch is one table however many ask, with the seats kept for the same people and bots', async () => {
    const { id } = await anne.create('lots', 3)
    const jack = await Player.named(server.url, 'Jack')
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await anne.seat(id, 2, { who: 'bot', bot: 'random' })
    await anne.start(id)
    expect(kindOf(await mary.ask('POST', routes.rematch(id)))).toBe('409 not-over')
    await playOut(id, [anne, mary])
    const replies = await Promise.all([mary, anne, mary].map((who) => who.done<TableInfo>('POST', routes.rematch(id))))
    const next = replies[0]!
    expect(new Set(replies.map((info) => info.id)).size).toBe(1)
    expect(next.id).not.toBe(id)
    expect(next.seats).toMatchObject([{ offered: { name: 'Anne' } }, { offered: { name: 'Mary' } }, { bot: 'random' }])
    expect((await jack.look(id)).table?.rematch).toBe(next.id)
    expect(kindOf(await jack.ask('POST', routes.rematch(id)))).toBe('403 not-your-seat')
    const sit = { body: { who: 'me', entropy: 'jack’s word' } }
    expect(kindOf(await jack.ask('PUT', routes.seat(next.id, 0), sit))).toBe('409 seat-taken')
    expect((await anne.sit(next.id, 0)).table?.seats[0]).toEqual({
      owner: await anne.me(),
      bot: null,
      here: false,
      awaySince: expect.any(Number),
    })
  })
})
