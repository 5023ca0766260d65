// Whoever has seen a hand in a match plays that hand or none: every way that would show them another, over HTTP.
import { beforeAll, describe, expect, test } from 'vitest'
import { routes, type History, type Message, type Problem, type TableInfo } from '@flibuste/protocol'
import { kindOf, Player, Stream } from '../testing/client.ts'
import { serve, type Served } from '../testing/test-server.ts'

let served: Served<readonly ['Anne', 'Eve']>
let anne: Player
let eve: Player

beforeAll(async () => {
  // Bots never get to move: the seats are what is tried here.
  served = await serve(['Anne', 'Eve'], { botPaceMs: 600_000 })
  ;[anne, eve] = served.guests
  return served.end
})

const BODIES = {
  me: { who: 'me', entropy: 'some entropy' },
  bot: { who: 'bot', bot: 'random' },
  nobody: { who: 'nobody' },
}

/** Asks for a seat, and says how that went: 200, or the problem. */
async function seat(player: Player, table: string, at: number, who: keyof typeof BODIES): Promise<string> {
  return kindOf(await player.ask('PUT', routes.seat(table, at), { body: BODIES[who] }))
}

/** In mid-match a seat is left by handing it to a bot first. */
const leave = async (player: Player, table: string, at: number): Promise<string[]> => [
  await seat(player, table, at, 'bot'),
  await seat(player, table, at, 'nobody'),
]

/** A match under way: the seats that are Anne's, bots in the others. */
async function begun(game: string, seats: number, annes: readonly number[]): Promise<string> {
  const { id } = await anne.create(game, seats)
  for (let at = 0; at < seats; at++) await (annes.includes(at) ? anne.sit(id, at) : seat(anne, id, at, 'bot'))
  await anne.start(id)
  return id
}

const viewerOf = async (player: Player, table: string, query = ''): Promise<number> =>
  (await player.look(table, query)).position!.viewer

describe.each(['stortebeker', 'cove', 'pirates'])('a second hand in %s', (game) => {
  test('is not shown to a player who leaves their seat, and the way back is open', async () => {
    const table = await begun(game, 3, [0])
    expect(await seat(anne, table, 1, 'me')).toBe('409 hand-seen')
    expect(await leave(anne, table, 0)).toEqual(['200', '200'])
    expect(await seat(anne, table, 1, 'me')).toBe('409 hand-seen')
    expect(await viewerOf(anne, table, '?seat=1')).toBe(-1)
    expect(await seat(anne, table, 0, 'me')).toBe('200')
    expect(await viewerOf(anne, table)).toBe(0)
  })

  test('is not shown to a passer-by who relieves a bot: that is done once', async () => {
    const table = await begun(game, 3, [0])
    expect(await viewerOf(eve, table)).toBe(-1)
    expect(await seat(eve, table, 1, 'me')).toBe('200')
    expect(await leave(eve, table, 1)).toEqual(['200', '200'])
    expect(await seat(eve, table, 2, 'me')).toBe('409 hand-seen')
    expect(await seat(eve, table, 1, 'me')).toBe('200')
  })
})

describe('whoever has seen a hand', () => {
  test('is told where they may sit, and that they may watch', async () => {
    const table = await begun('cove', 3, [1])
    await leave(anne, table, 1)
    const { body } = await anne.ask<Problem>('PUT', routes.seat(table, 2), { body: BODIES.me })
    expect(body).toEqual({
      type: '/problems/hand-seen',
      title: 'You have seen another hand of this match; go back to its seat, or watch',
      status: 409,
      detail: 'yours is seat 1, counted from 0',
    })
  })

  test('may watch once somebody else has taken their seat, and sits nowhere else', async () => {
    const table = await begun('cove', 3, [0])
    await leave(anne, table, 0)
    expect(await seat(eve, table, 0, 'me')).toBe('200')
    expect(await seat(anne, table, 0, 'me')).toBe('409 seat-taken')
    expect(await seat(anne, table, 1, 'me')).toBe('409 hand-seen')
    const stream = await Stream.open(anne, table, '?seat=1&after=0')
    await stream.until(({ messages }) => messages.length > 0)
    expect(stream.messages[0]?.position?.viewer).toBe(-1)
    stream.close()
    expect((await anne.done<History>('GET', `${routes.history(table)}?seat=0`)).viewer).toBe(-1)
  })

  test('has seen it too where a bot kept the seat all the time', async () => {
    const { id } = await anne.create('cove', 3)
    await anne.sit(id, 0)
    for (const at of [0, 1, 2]) await seat(anne, id, at, 'bot')
    await anne.start(id)
    expect(await viewerOf(anne, id)).toBe(0)
    expect(await seat(anne, id, 0, 'nobody')).toBe('200')
    expect(await seat(anne, id, 1, 'me')).toBe('409 hand-seen')
  })

  test('has not by sitting there before the match, by watching it, or by having a bot stand in', async () => {
    const { id } = await anne.create('cove', 4)
    expect(await seat(eve, id, 1, 'me')).toBe('200')
    expect(await seat(eve, id, 1, 'nobody')).toBe('200')
    const mary = await Player.named(served.server.url, 'Mary')
    await mary.sit(id, 3)
    await anne.sit(id, 0)
    for (const at of [1, 2]) await seat(anne, id, at, 'bot')
    await anne.start(id)
    expect(await seat(anne, id, 3, 'bot')).toBe('200')
    expect(await viewerOf(anne, id, '?seat=3')).toBe(0)
    expect(await seat(mary, id, 3, 'me')).toBe('200')
    await eve.done('GET', routes.history(id))
    expect(await seat(eve, id, 2, 'me')).toBe('200')
  })

  test('keeps all the seats they had when the match began, and gets none but those', async () => {
    const table = await begun('stortebeker', 4, [0, 2])
    expect([await viewerOf(anne, table, '?seat=0'), await viewerOf(anne, table, '?seat=2')]).toEqual([0, 2])
    expect(await leave(anne, table, 2)).toEqual(['200', '200'])
    expect(await seat(anne, table, 1, 'me')).toBe('409 hand-seen')
    expect(await seat(anne, table, 2, 'me')).toBe('200')
    expect(await viewerOf(anne, table, '?seat=2')).toBe(2)
  })

  test('has seen it still when the server was started anew', async () => {
    const [annes, eves] = [await begun('cove', 3, [0]), await begun('cove', 3, [0])]
    await leave(anne, annes, 0)
    await seat(eve, eves, 1, 'me')
    await leave(eve, eves, 1)
    served = await served.restart()
    ;[anne, eve] = served.guests
    expect(await seat(anne, annes, 1, 'me')).toBe('409 hand-seen')
    expect(await seat(eve, eves, 2, 'me')).toBe('409 hand-seen')
    expect([await seat(anne, annes, 0, 'me'), await seat(eve, eves, 1, 'me')]).toEqual(['200', '200'])
  })

  test('of one match sits where they like in the next', async () => {
    const table = await begun('lots', 2, [0, 1])
    for (let turn = 0; (await anne.look(table)).table?.status !== 'over'; turn++) await anne.turn(table, turn % 2)
    const next = await anne.done<TableInfo>('POST', routes.rematch(table))
    expect(await seat(anne, next.id, 1, 'me')).toBe('200')
    expect(await seat(anne, next.id, 0, 'bot')).toBe('200')
    expect((await anne.done<Message>('POST', routes.start(next.id))).position?.viewer).toBe(1)
  })
})

test('where nothing is hidden, a seat may be changed for another, though not added to it', async () => {
  const table = await begun('bones', 3, [0])
  expect(await seat(anne, table, 1, 'me')).toBe('409 already-started')
  await leave(anne, table, 0)
  expect(await seat(anne, table, 1, 'me')).toBe('200')
})
