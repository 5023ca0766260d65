// What is private is kept nowhere on the way; and an id of one's own stands for one thing.
import { beforeAll, describe, expect, test } from 'vitest'
import { routes, type Message } from '@flibuste/protocol'
import { kindOf, newAnswer, type Player } from '../testing/client.ts'
import { serve, type Served } from '../testing/test-server.ts'

let served: Served<readonly ['Anne']>
let anne: Player
let table = ''

beforeAll(async () => {
  served = await serve(['Anne'])
  ;[anne] = served.guests
  const { id } = await anne.create('lots', 1)
  table = id
  await anne.sit(id, 0)
  await anne.start(id)
  return served.end
})

test('nothing that is said to somebody may be stored, whether it went well or not', async () => {
  const asked: [string, string, unknown?][] = [
    ['GET', routes.me()],
    ['PUT', routes.me(), { name: 'Anne' }],
    ['GET', routes.myTables()],
    ['GET', routes.table(table)],
    ['PUT', routes.seat(table, 0), { who: 'me', entropy: 'some entropy' }],
    ['POST', routes.chat(table), { text: 'ahoy', answer: newAnswer() }],
    ['POST', routes.moves(table), { seat: 0, decision: 99, answer: newAnswer(), move: {} }],
    ['GET', routes.history(table)],
    ['GET', routes.record(table)],
    ['GET', routes.table('NOWHERE')],
    ['POST', routes.token()],
  ]
  for (const [method, path, body] of asked) {
    const { headers } = await anne.ask(method, path, { body })
    expect({ path, kept: headers.get('cache-control') }).toEqual({ path, kept: 'no-store' })
  }
})

describe('the same answer id', () => {
  const moving = async (move: unknown, answer: string, more = {}) => {
    const { position } = await anne.look(table)
    return { seat: 0, decision: position!.decision, answer, move, ...more }
  }
  const post = async (path: string, body: unknown): Promise<string> => kindOf(await anne.ask('POST', path, { body }))

  test('with the same move is answered the same; with another it is refused, and nothing is done', async () => {
    const { position } = await anne.look(table)
    const [first, other] = position!.legal
    const asked = await moving(first, newAnswer())
    const done = await anne.done<Message>('POST', routes.moves(table), asked)
    expect(await anne.done('POST', routes.moves(table), asked)).toEqual(done)
    // In another order of keys it is the same move.
    const turned = Object.fromEntries(Object.entries(first as object).toReversed())
    expect(await anne.done('POST', routes.moves(table), { ...asked, move: turned })).toEqual(done)
    const before = await anne.look(table)
    expect(await post(routes.moves(table), { ...asked, move: other })).toBe('409 answer-reused')
    expect(await post(routes.moves(table), { ...asked, decision: asked.decision + 1 })).toBe('409 answer-reused')
    expect(await post(routes.undo(table), { seat: 0, decision: asked.decision, answer: asked.answer })).toBe(
      '409 answer-reused',
    )
    expect(await post(routes.chat(table), { text: 'ahoy', answer: asked.answer })).toBe('409 answer-reused')
    expect(await anne.look(table)).toEqual(before)
  })

  test('with another line of chat is refused, also after hundreds of lines', async () => {
    const line = { text: 'ahoy', answer: newAnswer() }
    expect([await post(routes.chat(table), line), await post(routes.chat(table), line)]).toEqual(['200', '200'])
    expect(await post(routes.chat(table), { ...line, text: 'avast' })).toBe('409 answer-reused')
    for (let n = 0; n < 210; n++) await post(routes.chat(table), { text: `line ${n}`, answer: newAnswer() })
    const { number } = await anne.look(table)
    expect(await post(routes.chat(table), line)).toBe('200')
    expect((await anne.look(table)).number).toBe(number)
  })

  test('is remembered by a server that was started again', async () => {
    const line = { text: 'ahoy', answer: newAnswer() }
    await post(routes.chat(table), line)
    served = await served.restart()
    ;[anne] = served.guests
    expect(await post(routes.chat(table), { ...line, text: 'avast' })).toBe('409 answer-reused')
    expect(await post(routes.chat(table), line)).toBe('200')
  })
})
