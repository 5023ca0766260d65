// A table of somebody's own edition: the whole of it travels when the table is opened.
import { EDITION as BUCCANEER } from '@flibuste/games/buccaneer/data.ts'
import { EDITION as COVE } from '@flibuste/games/cove/data.ts'
import { EDITION as PIRATES, type Edition } from '@flibuste/games/pirates/data.ts'
import { EDITION as STORTEBEKER } from '@flibuste/games/stortebeker/data.ts'
import { LIMITS, routes, type Problem, type TableInfo } from '@flibuste/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'

let anne: Player

beforeAll(async () => {
  const served = await serve(['Anne'])
  ;[anne] = served.guests
  return served.end
})

const LONGEST_NAME = 40

/** Every name as long as a name may be, in letters of three bytes. */
function renamed({ board, lairs }: Edition): Edition {
  const long = (name: string): string => `${name} `.padEnd(LONGEST_NAME, '海')
  const { port, sea } = board
  return {
    name: long('Own'),
    board: {
      port: { ...port, next: port.next.map(long) },
      sea: sea.map((space) => ({
        ...space,
        name: long(space.name),
        next: space.next.map(long),
        lairs: space.lairs.map(long),
      })),
      lairs: board.lairs.map((lair) => ({ ...lair, name: long(lair.name), island: long(lair.island) })),
    },
    lairs,
  }
}

test.each([
  ['buccaneer', { ...BUCCANEER, name: 'Own' }],
  ['stortebeker', { ...STORTEBEKER, name: 'Own' }],
  ['pirates', { ...PIRATES, name: 'Own' }],
  ['cove', { ...COVE, name: 'Own' }],
  ['pirates', renamed(PIRATES)],
])('a table of %s takes a whole edition', async (game, edition) => {
  const { status, body } = await anne.ask<TableInfo>('POST', routes.tables(), {
    body: { game, seats: 3, options: { edition } },
  })
  expect(status).toBe(201)
  expect(body.options).toMatchObject({ edition })
})

/** A body of exactly so many bytes; what pads it is not what it is refused for. */
const bodyOf = (bytes: number): object => {
  const empty = { game: 'pirates', seats: 3, options: { edition: { name: '' } } }
  const name = 'x'.repeat(bytes - JSON.stringify(empty).length)
  return { ...empty, options: { edition: { name } } }
}

test('what is wrong with an edition is told as data, for the reader’s language', async () => {
  const ships = BUCCANEER.ships.map((ship, at) => (at === 4 ? { ...ship, loot: -1 } : ship))
  const body = { game: 'buccaneer', seats: 3, options: { edition: { ...BUCCANEER, ships } } }
  expect((await anne.ask<Problem>('POST', routes.tables(), { body })).body).toEqual({
    type: '/problems/malformed',
    title: 'The request is not well formed',
    status: 400,
    detail: 'option edition',
    complaint: { reason: 'notWhole', part: { part: 'loot', ship: 5 }, from: 0, to: 99 },
  })
})

test('a body as large as it may be is read, and refused for what it says; a byte more is not read', async () => {
  const ask = async (bytes: number): Promise<string> => {
    const { status, body } = await anne.ask<Problem>('POST', routes.tables(), { body: bodyOf(bytes) })
    return `${status} ${body.type} ${JSON.stringify(body.complaint)}`
  }
  expect(await ask(LIMITS.tableBytes)).toBe(
    '400 /problems/malformed {"reason":"missingField","part":{"part":"edition"},"field":"board"}',
  )
  expect(await ask(LIMITS.tableBytes + 1)).toBe('413 /problems/too-large undefined')
})

test('names in an edition are cleaned as those of people are', async () => {
  const tricks = { ...BUCCANEER, name: '\u202eKool\u200b  on\u0000 me' }
  const { options } = await anne.create('buccaneer', 3, { edition: tricks })
  expect(options.edition).toEqual({ ...BUCCANEER, name: 'Kool on me' })
  const nothing = await anne.ask<Problem>('POST', routes.tables(), {
    body: { game: 'buccaneer', seats: 3, options: { edition: { ...BUCCANEER, name: '\u200b\u2800' } } },
  })
  expect([nothing.status, nothing.body.complaint?.reason]).toEqual([400, 'notAName'])
})

test('options nested beyond reason are refused, and nothing breaks', async () => {
  const deep = `{"game":"buccaneer","seats":3,"options":{"edition":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`
  expect((await anne.ask('POST', routes.tables(), { body: deep })).status).toBe(400)
})
