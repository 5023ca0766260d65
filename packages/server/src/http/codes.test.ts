// Short codes: they lead to a table while it has a seat to give, and guessing leads nowhere.
import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { CodeFound, LIMITS, routes, type Problem } from '@flibuste/protocol'
import { answersToCode, codeOf, createCodes, readShortCode } from '../tables/codes.ts'
import { newTableId } from '../tables/table-id.ts'
import { open } from '../tables/table.ts'
import { createdRow } from '../testing/created-row.ts'
import { lots } from '../testing/lots-game.ts'
import { kindOf, Player } from '../testing/client.ts'
import { serve, type Served } from '../testing/test-server.ts'

let served: Served<readonly ['Anne', 'Mary']>
let anne: Player
let mary: Player

beforeAll(async () => {
  served = await serve(['Anne', 'Mary'])
  ;[anne, mary] = served.guests
  return served.end
})

async function find(player: Player, code: string): Promise<string> {
  const reply = await player.ask<CodeFound & Problem>('GET', routes.code(encodeURIComponent(code)))
  return reply.status === 200 ? reply.body.table : kindOf(reply)
}

const NONE = '404 unknown-code'

async function opened(seats: number): Promise<{ id: string; code: string }> {
  const { id, lobby } = await anne.create('lots', seats)
  return { id, code: lobby!.code! }
}

describe('a short code', () => {
  test('is two parts of two syllables, and leads to its table however it is typed', async () => {
    const { id, code } = await opened(2)
    expect(code).toMatch(/^([BDFGKLMNPRSTV][AEIOU]){2}-([BDFGKLMNPRSTV][AEIOU]){2}$/)
    const stranger = new Player(served.server.url)
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', ' '), ` ${code} `])
      expect(await find(stranger, typed)).toBe(id)
    const reply = await stranger.ask('GET', routes.code(code))
    expect(Value.Check(CodeFound, reply.body)).toBe(true)
  })

  test('may be typed as it was heard', () => {
    expect(readShortCode('cora-zitw')).toBe('KORA-SITV')
    expect(readShortCode('QUJIWYZU')).toBe('KUGI-VISU')
    for (const typed of ['', 'KORA', 'KORA-MITUS', 'K0RA-MITU', 'KORA/MITU', 'KRAKEN-42-MOON-TULIP', '\u0000'])
      expect(readShortCode(typed)).toBeNull()
  })

  test('works only while a seat is free', async () => {
    const { id, code } = await opened(2)
    await anne.sit(id, 0)
    await anne.seat(id, 1, { who: 'bot', bot: 'random' })
    expect((await anne.look(id)).table?.lobby?.code).toBeNull()
    expect(await find(mary, code)).toBe(NONE)
    await anne.seat(id, 1, { who: 'nobody' })
    expect(await find(mary, code)).toBe(id)
    await mary.sit(id, 1)
    expect(await find(mary, code)).toBe(NONE)
    await anne.start(id)
    expect(await find(mary, code)).toBe(NONE)
    expect((await mary.look(id)).table?.status).toBe('playing')
  })

  test('works for a day', () => {
    const table = open(lots, createdRow(lots, 2))
    expect(answersToCode(table, LIMITS.codeMs - 1)).toBe(true)
    expect(answersToCode(table, LIMITS.codeMs)).toBe(false)
  })

  test('is the same after a restart', async () => {
    const { id, code } = await opened(2)
    served = await served.restart()
    ;[anne, mary] = served.guests
    expect(await find(mary, code)).toBe(id)
  })

  test('is no address: only the whole name is', async () => {
    const { code } = await opened(2)
    expect((await mary.ask('GET', routes.table(code))).status).toBe(404)
    expect(await find(mary, 'NOSU-KODE')).toBe(NONE)
    expect(await find(mary, 'x'.repeat(41))).toBe('400 malformed')
  })
})

describe('codes of many tables', () => {
  test('say nothing one would not shout, and hardly ever clash', () => {
    const codes = Array.from({ length: 20_000 }, () => codeOf(newTableId()))
    for (const code of codes) {
      const [one = '', two = ''] = code.split('-')
      expect([one.slice(0, 2) === one.slice(2), two.slice(0, 2) === two.slice(2)]).toEqual([false, false])
      expect(code).not.toMatch(/PUTE|BITE|NIGA/)
    }
    expect(new Set(codes).size).toBeGreaterThan(19_950)
  })

  test('a table that has begun gives its code back; one that never had it does not take it away', () => {
    const codes = createCodes()
    codes.add('A')
    expect(codes.find(codeOf('A'))).toBe('A')
    codes.drop('B')
    expect(codes.find(codeOf('A'))).toBe('A')
    codes.drop('A')
    expect(codes.find(codeOf('A'))).toBeNull()
  })
})

test('whoever guesses is stopped, right or wrong, and told how long to wait', async () => {
  const { server: strict, guests, end } = await serve(['Host'], { rateLimits: { codes: 3 } })
  const [host] = guests
  const { lobby } = await host.create('lots', 2)
  const eve = new Player(strict.url)
  for (let tries = 0; tries < 3; tries++) expect(await find(eve, 'BODA-BODE')).toBe(NONE)
  const reply = await eve.ask<Problem>('GET', routes.code(lobby!.code!))
  expect(reply.body.type).toBe('/problems/too-many')
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  await end()
})
