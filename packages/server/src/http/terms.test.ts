// Before the match: who is ready, seats and rules laid anew, seats freed; each by whom it may be, while it may be.
import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { Message, routes, type Problem, type TableInfo } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { kindOf, newAnswer, Player, Stream } from '../testing/client.ts'
import { serve, type Served } from '../testing/test-server.ts'

let served: Served<readonly ['Anne', 'Mary', 'Eve']>
let server: RunningServer
let anne: Player
let mary: Player
let eve: Player

beforeAll(async () => {
  greet(await serve(['Anne', 'Mary', 'Eve']))
  return served.end
})

function greet(again: typeof served): void {
  served = again
  server = served.server
  ;[anne, mary, eve] = served.guests
}

const idOf = async (player: Player): Promise<string> => (await player.me()).id

async function put(player: Player, path: string, body: unknown): Promise<string> {
  const reply = await player.ask('PUT', path, { body })
  return reply.status === 200 ? 'ok' : kindOf(reply)
}

const lay = (player: Player, id: string, seats: number, options?: unknown): Promise<string> =>
  put(player, routes.terms(id), options === undefined ? { seats } : { seats, options })
const termsOf = async (id: string): Promise<number> => (await anne.look(id)).table!.lobby!.terms
const ready = async (player: Player, id: string, isReady = true): Promise<string> =>
  put(player, routes.ready(id), { ready: isReady, terms: await termsOf(id) })
const readiness = async (id: string): Promise<boolean[] | undefined> => (await anne.look(id)).table?.lobby?.ready
const sit = (player: Player, id: string, seat: number): Promise<string> =>
  put(player, routes.seat(id, seat), { who: 'me', entropy: 'a word of mine' })
const free = async (player: Player, id: string, seat: number, whose: Player): Promise<string> =>
  put(player, routes.seat(id, seat), { who: 'nobody', of: await idOf(whose) })
const owners = async (id: string): Promise<(string | null)[]> =>
  (await anne.look(id)).table!.seats.map(({ owner, bot }) => owner?.name ?? bot)

/** Anne hosts and sits first, Mary second. */
async function laid(seats: number, game = 'lots'): Promise<string> {
  const { id } = await anne.create(game, seats)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  return id
}

describe('being ready', () => {
  test('is said by whoever has a seat; bots and whoever laid the table are ready at once', async () => {
    const id = await laid(3)
    await anne.seat(id, 2, { who: 'bot', bot: 'random' })
    expect(await readiness(id)).toEqual([true, false, true])
    expect(await ready(mary, id)).toBe('ok')
    expect(await readiness(id)).toEqual([true, true, true])
    expect(await ready(mary, id, false)).toBe('ok')
    expect(await readiness(id)).toEqual([true, false, true])
    const told = await mary.look(id)
    expect(Value.Check(Message, told)).toBe(true)
  })

  test('said again changes nothing', async () => {
    const id = await laid(2)
    await ready(mary, id)
    const { number } = await anne.look(id)
    expect(await ready(mary, id)).toBe('ok')
    expect((await anne.look(id)).number).toBe(number)
  })

  test('goes along to another seat, and ends with the last', async () => {
    const id = await laid(3)
    await ready(mary, id)
    await mary.sit(id, 2)
    await mary.seat(id, 1, { who: 'nobody' })
    expect(await readiness(id)).toEqual([true, false, true])
    await mary.seat(id, 2, { who: 'nobody' })
    await mary.sit(id, 2)
    expect(await readiness(id)).toEqual([true, false, false])
  })

  test('is not for those without a seat or a name, nor once the match has begun', async () => {
    const id = await laid(2)
    expect(await ready(eve, id)).toBe('403 not-your-seat')
    expect(await put(new Player(server.url), routes.ready(id), { ready: true, terms: 1 })).toBe('401 no-guest')
    expect(await put(mary, routes.ready(id), { ready: true })).toBe('400 malformed')
    await anne.start(id)
    expect(await put(mary, routes.ready(id), { ready: true, terms: 1 })).toBe('409 already-started')
    expect((await anne.look(id)).table?.lobby).toBeUndefined()
  })
})

describe('seats and rules laid anew', () => {
  test('are seen by everybody at once, and everybody is asked again', async () => {
    const id = await laid(2)
    await ready(mary, id)
    const marys = await Stream.open(mary, id)
    await marys.until(({ messages }) => messages.length > 0)
    expect(await lay(anne, id, 3, { strict: true })).toBe('ok')
    await marys.until(({ last }) => last?.table?.seats.length === 3)
    expect(marys.last?.table).toMatchObject({ options: { strict: true }, lobby: { ready: [true, false, false] } })
    expect(await owners(id)).toEqual(['Anne', 'Mary', null])
    expect(await lay(anne, id, 3, { strict: false })).toBe('ok')
    await marys.until(({ last }) => last?.table?.options['strict'] === false)
    marys.close()
  })

  test('whoever says ready for what it was before is asked to look again', async () => {
    const id = await laid(2)
    const before = await termsOf(id)
    await lay(anne, id, 3)
    expect(await put(mary, routes.ready(id), { ready: true, terms: before })).toBe('409 terms-changed')
    expect(await readiness(id)).toEqual([true, false, false])
    expect(await ready(mary, id)).toBe('ok')
  })

  test('the same again asks nobody', async () => {
    const id = await laid(2)
    await lay(anne, id, 3, { strict: true })
    await ready(mary, id)
    const { number } = await anne.look(id)
    expect(await lay(anne, id, 3, { strict: true })).toBe('ok')
    expect((await anne.look(id)).number).toBe(number)
    expect(await readiness(id)).toEqual([true, true, false])
  })

  test('say whether silence is a pass: shown to all, asked anew when changed, kept for the match', async () => {
    const silence = 'passes'
    const { id } = await anne.done<TableInfo>('POST', routes.tables(), { game: 'cove', seats: 3, silence })
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await eve.sit(id, 2)
    expect((await mary.look(id)).table?.silence).toBe('passes')
    await ready(mary, id)
    const { number } = await anne.look(id)
    expect(await put(anne, routes.terms(id), { seats: 3, silence })).toBe('ok')
    expect((await anne.look(id)).number).toBe(number)
    expect(await lay(anne, id, 3)).toBe('ok')
    expect((await mary.look(id)).table).not.toHaveProperty('silence')
    expect(await readiness(id)).toEqual([true, false, false])
    expect(await put(anne, routes.terms(id), { seats: 3, silence: 'waits' })).toBe('400 malformed')
    expect(await put(anne, routes.terms(id), { seats: 3, silence })).toBe('ok')
    expect((await anne.start(id)).table?.silence).toBe('passes')
  })

  test('say whether hints are allowed, and everybody is told when one is asked for', async () => {
    const { id } = await anne.done<TableInfo>('POST', routes.tables(), { game: 'bones', seats: 2, hints: 'told' })
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    expect((await mary.look(id)).table?.hints).toBe('told')
    await ready(mary, id)
    const position = (await anne.start(id)).position!
    const asked = position.legal.length > 0 ? anne : mary
    const { viewer, decision } = (await asked.look(id)).position!
    const body = { seat: viewer, decision, answer: newAnswer() }
    const told = await asked.done<Message>('POST', routes.hint(id), body)
    expect(told.said).toMatchObject([{ text: '', about: 'hint', from: { id: await idOf(asked) } }])
    expect((await asked.done<Message>('POST', routes.hint(id), body)).said).toEqual(told.said)
    const other = asked === anne ? mary : anne
    expect((await other.look(id)).said).toEqual(told.said)
    expect(Value.Check(Message, told)).toBe(true)
    const seat = 1 - viewer
    const tooEarly = await other.ask<Problem>('POST', routes.hint(id), {
      body: { seat, decision, answer: newAnswer() },
    })
    expect(tooEarly.body.type).toBe('/problems/wrong-decision')
  })

  test('without a word about hints nobody may ask for one', async () => {
    const { id } = await anne.create('bones', 2)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await ready(mary, id)
    await anne.start(id)
    const { viewer, decision } = (await anne.look(id)).position!
    const { status, body } = await anne.ask<Problem>('POST', routes.hint(id), {
      body: { seat: viewer, decision, answer: newAnswer() },
    })
    expect([status, body.type]).toEqual([403, '/problems/hint-forbidden'])
    expect((await anne.look(id)).said).toEqual([])
  })

  test('cannot say so in a game in which silence is no answer', async () => {
    const id = await laid(2, 'bones')
    expect(await put(anne, routes.terms(id), { seats: 2, silence: 'passes' })).toBe('400 malformed')
  })

  test('with fewer seats, empty ones go first, then bots; people stay in their order', async () => {
    const { id } = await anne.create('bones', 4)
    await anne.seat(id, 0, { who: 'bot', bot: 'random' })
    await mary.sit(id, 1)
    await anne.sit(id, 3)
    expect(await lay(anne, id, 3)).toBe('ok')
    expect(await owners(id)).toEqual(['random', 'Mary', 'Anne'])
    expect(await lay(anne, id, 2)).toBe('ok')
    expect(await owners(id)).toEqual(['Mary', 'Anne'])
    expect(await lay(anne, id, 1)).toBe('409 too-few-seats')
    expect(await owners(id)).toEqual(['Mary', 'Anne'])
    expect((await anne.start(id)).table?.status).toBe('playing')
  })

  test('are the host’s to say, before the start, and such as the game has', async () => {
    const id = await laid(2)
    expect(await lay(mary, id, 3)).toBe('403 not-host')
    expect(await lay(new Player(server.url), id, 3)).toBe('401 no-guest')
    expect(await lay(anne, id, 99)).toBe('400 malformed')
    expect(await lay(anne, id, 4)).toBe('422 table-refused')
    expect(await lay(anne, id, 2, { nonsense: 1 })).toBe('400 malformed')
    expect(await lay(anne, 'NO-11-SUCH-TABLE', 2)).toBe('404 unknown-table')
    await anne.start(id)
    expect(await lay(anne, id, 3)).toBe('409 already-started')
    expect(await owners(id)).toEqual(['Anne', 'Mary'])
  })
})

describe('a seat freed by the host', () => {
  test('is empty, its guest is told so, and may sit down again; after the second time only watch', async () => {
    const id = await laid(3)
    expect(await free(anne, id, 1, mary)).toBe('ok')
    expect(await owners(id)).toEqual(['Anne', null, null])
    expect((await mary.look(id)).table?.lobby?.freed).toEqual([await idOf(mary)])
    expect(await sit(mary, id, 2)).toBe('ok')
    expect(await free(anne, id, 2, mary)).toBe('ok')
    expect(await sit(mary, id, 1)).toBe('403 shown-out')
    expect(await sit(eve, id, 1)).toBe('ok')
    const said = await mary.ask('POST', routes.chat(id), { body: { text: 'Well!', answer: newAnswer() } })
    expect(said.status).toBe(200)
    expect((await mary.look(id)).table?.status).toBe('open')
  })

  test('asked again frees nobody else', async () => {
    const id = await laid(3)
    await free(anne, id, 1, mary)
    const { number } = await anne.look(id)
    expect(await free(anne, id, 1, mary)).toBe('ok')
    expect((await anne.look(id)).number).toBe(number)
    await eve.sit(id, 1)
    expect(await free(anne, id, 1, mary)).toBe('409 seat-taken')
    expect(await owners(id)).toEqual(['Anne', 'Eve', null])
  })

  test('is the host’s to free, by name, before the start', async () => {
    const id = await laid(2)
    expect(await free(eve, id, 1, mary)).toBe('403 not-host')
    expect(await free(mary, id, 0, anne)).toBe('403 not-host')
    expect(await put(anne, routes.seat(id, 1), { who: 'nobody' })).toBe('403 not-your-seat')
    expect(await free(anne, id, 7, mary)).toBe('404 unknown-seat')
    await anne.start(id)
    expect(await free(anne, id, 1, mary)).toBe('409 already-started')
    expect(await owners(id)).toEqual(['Anne', 'Mary'])
  })

  test('never keeps a host from their own table', async () => {
    const id = await laid(3)
    const marys = await Stream.open(mary, id)
    await marys.until(({ last }) => last?.table !== undefined)
    await expect.poll(async () => (await mary.look(id)).table?.host, { timeout: 60_000 }).toBe(await idOf(mary))
    expect(await free(mary, id, 0, anne)).toBe('ok')
    await anne.sit(id, 0)
    expect(await free(mary, id, 0, anne)).toBe('ok')
    expect(await sit(anne, id, 0)).toBe('ok')
    marys.close()
  })
})

test('what was said and changed before a match survives a restart', async () => {
  const id = await laid(2)
  await lay(anne, id, 3, { strict: true })
  await eve.sit(id, 2)
  await free(anne, id, 2, eve)
  await ready(mary, id)
  const before = await anne.look(id)
  greet(await served.restart())
  const after = await anne.look(id)
  const lasting = ({ number, table }: Message) => ({ number, options: table?.options, lobby: table?.lobby })
  expect(lasting(after)).toEqual(lasting(before))
  expect(after.table?.lobby).toMatchObject({ ready: [true, true, false], freed: [await idOf(eve)] })
})

test('a rematch says who laid it', async () => {
  const id = await laid(2)
  await anne.start(id)
  for (let turn = 0; (await anne.look(id)).table?.status !== 'over'; turn++)
    await [anne, mary][turn % 2]!.turn(id, turn % 2)
  const next = await mary.done<TableInfo>('POST', routes.rematch(id))
  expect((await anne.look(id)).table).toMatchObject({ rematch: next.id, rematchBy: await mary.me() })
  expect((await anne.done<TableInfo>('POST', routes.rematch(id))).id).toBe(next.id)
  expect((await anne.look(id)).table?.rematchBy?.name).toBe('Mary')
})

test('a rematch is laid on the terms of the match before it', async () => {
  const asked = { game: 'ambush', seats: 2, silence: 'passes' }
  const { id } = await anne.done<TableInfo>('POST', routes.tables(), asked)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  const isOver = async (): Promise<boolean> => {
    for (const [seat, player] of [anne, mary].entries()) await player.turn(id, seat)
    return (await anne.look(id)).table?.status === 'over'
  }
  await expect.poll(isOver, { interval: 5, timeout: 60_000 }).toBe(true)
  expect((await mary.done<TableInfo>('POST', routes.rematch(id))).silence).toBe('passes')
})

test('how long somebody has been away is told, and forgotten when they come back', async () => {
  const id = await laid(2)
  const marysSeat = async () => (await anne.look(id)).table!.seats[1]!
  const marys = await Stream.open(mary, id)
  await expect.poll(async () => (await marysSeat()).here, { timeout: 60_000 }).toBe(true)
  expect((await marysSeat()).awaySince).toBeUndefined()
  const before = Date.now()
  marys.close()
  await expect.poll(async () => (await marysSeat()).here, { timeout: 60_000 }).toBe(false)
  const { awaySince } = await marysSeat()
  expect(awaySince).toBeGreaterThanOrEqual(before)
  expect(awaySince).toBeLessThanOrEqual(Date.now())
})
