import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bones } from '@flibuste/games/bones/index.ts'
import { buccaneer } from '@flibuste/games/buccaneer/index.ts'
import { pirates } from '@flibuste/games/pirates/index.ts'
import { lowest, Sfc32, verify, type AnyGame, type AnyMove } from '@flibuste/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newDesk } from '../commands/referee.ts'
import { isObject, type JsonObject } from '../json.ts'
import { isRecord } from '../record-shape.ts'
import { loadText } from '../table.ts'
import { spawnFlibuste } from '../testing.ts'
import { answerLine } from './line.ts'

const game: AnyGame = bones
const text = await loadText('bones', 'en')

/** Asks a referee of one's own; the answer must be an object in JSON. */
function newSession(played = game, words = text): (request: unknown) => JsonObject {
  const desk = newDesk(played, words)
  return (request) => {
    const reply = answerLine(desk, typeof request === 'string' ? request : JSON.stringify(request))
    const answer: unknown = JSON.parse(reply!.text)
    if (!isObject(answer)) throw new Error('the answer is no object')
    return answer
  }
}

/** The opening throw 6, 2, so that seat 0 begins, and its roll. */
const OPENING = [6, 2, 1, 1, 4, 5]
const begun = () => {
  const ask = newSession()
  ask({ do: 'start', seats: 2, dice: OPENING })
  return ask
}

/** Fingerprints change with every version of a game; the example does not have to. */
const withoutHash = (line: string): string => line.replace(/"hash":"[0-9a-f]+…?"/, '"hash":"…"')

test('the example in docs/referee.md is what happens', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/referee.md', import.meta.url)), 'utf8')
  const sent = [...page.matchAll(/^→ (.*)$/gm)].map(([, line]) => line!)
  const expected = [...page.matchAll(/^← (.*)$/gm)].map(([, line]) => line!)
  expect(sent.length).toBeGreaterThan(15)
  const { code, out } = await spawnFlibuste(['referee', 'bones'], `${sent.join('\n')}\n`)
  expect(out.trimEnd().split('\n').map(withoutHash)).toEqual(expected.map(withoutHash))
  expect(code).toBe(0)
})

describe('a game', () => {
  test('from a seed is the same every time, can be played to its end, and its record holds', () => {
    const ask = newSession()
    expect(ask({ do: 'start', seed: 7 })).toEqual(newSession()({ do: 'start', seed: 7 }))
    const own = new Sfc32(1)
    for (let over = false; !over;) {
      const { seat, legal } = ask({ do: 'legal' }) as { seat: number; legal: AnyMove[] }
      const { ok, over: ended } = ask({ do: 'move', seat, move: legal[own.below(legal.length)] })
      expect(ok).toBe(true)
      over = ended === true
    }
    const { record } = ask({ do: 'record' })
    if (!isRecord(record)) throw new Error('not a record')
    expect(verify(game, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(ask({ do: 'outcome' })['outcome']).toMatchObject({ places: expect.any(Array) })
  })

  test('with dictated dice uses exactly those', () => {
    const ask = newSession()
    expect(ask({ do: 'start', seats: 2, dice: [...OPENING, 3] })).toMatchObject({ ok: true, awaiting: [0], left: 1 })
    expect(ask({ do: 'view', viewer: 0 })['view']).toMatchObject({ dice: [1, 1, 4, 5].map((face) => ({ face })) })
    expect(ask({ do: 'record' })).toMatchObject({ ok: false })
  })

  test('raw draws are one less than dice', () => {
    const draws = OPENING.map((face) => face - 1)
    expect(newSession()({ do: 'start', seats: 2, draws })['hash']).toBe(
      newSession()({ do: 'start', seats: 2, dice: OPENING })['hash'],
    )
  })

  test('does not begin where the script is too short, and the game before it stays', () => {
    const ask = begun()
    const { hash } = ask({ do: 'state' })
    expect(ask({ do: 'start', seats: 2, dice: [6] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('ran out'),
    })
    expect(ask({ do: 'state' })['hash']).toBe(hash)
  })

  test('a move whose dice run out has not happened', () => {
    const ask = begun()
    const { hash } = ask({ do: 'state' })
    expect(ask({ do: 'move', seat: 0, move: { kind: 'reroll', dice: [0, 1] } })).toMatchObject({ ok: false })
    expect(ask({ do: 'script', dice: [2] })).toEqual({ ok: true, left: 1 })
    expect(ask({ do: 'move', seat: 0, move: { kind: 'reroll', dice: [0, 1] } })).toMatchObject({ ok: false })
    expect(ask({ do: 'state' })['hash']).toBe(hash)
    expect(ask({ do: 'script', dice: [2] })).toEqual({ ok: true, left: 2 })
    expect(ask({ do: 'move', seat: 0, move: { kind: 'reroll', dice: [0, 1] } })).toMatchObject({
      ok: true,
      drawn: 2,
      left: 0,
    })
  })

  test('refuses options and seats the rules refuse, by clause', () => {
    expect(newSession()({ do: 'start', seats: 5 })).toMatchObject({
      ok: false,
      refusal: { clause: 'BON-0.1', reason: 'needsParty', text: 'Five or more captains need the Party option.' },
    })
    expect(newSession()({ do: 'start', options: { nice: true } })).toMatchObject({
      ok: false,
      error: expect.stringContaining('nice'),
    })
  })

  test.each([
    ['en', 'options: edition: an edition must be an object with name, values, ships'],
    ['fr', 'options: edition: pour l’édition, il faut un objet avec «_name_», «_values_» et «_ships_»'],
  ] as const)('says what is wrong with an edition, %s', async (language, sentence) => {
    const desk = newDesk(buccaneer, await loadText('buccaneer', language))
    const reply = answerLine(desk, '{"do":"start","seats":3,"options":{"edition":7}}')
    expect(JSON.parse(reply!.text)).toMatchObject({ ok: false, error: sentence.replaceAll('_', '\u202f') })
  })

  test('takes back what may be taken back', () => {
    const ask = begun()
    const { hash } = ask({ do: 'state' })
    ask({ do: 'move', seat: 0, move: { kind: 'done' } })
    expect(ask({ do: 'undo', seat: 1 })).toMatchObject({ ok: false, refusal: { clause: 'TABLE-3' } })
    expect(ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: true, hash })
    expect(ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: false, refusal: { clause: 'TABLE-3' } })
  })
})

describe('a position', () => {
  test('is taken back in as it was told, at any point of any game', () => {
    for (let seed = 0; seed < 10; seed++) {
      const ask = newSession()
      const chance = new Sfc32(seed)
      const state = game.setup({ friendly: false, vile: true, party: false, strictScout: false }, 3, chance)
      for (let at = 0; at < 60 && game.awaiting(state) !== 0; at++) {
        const told: unknown = JSON.parse(JSON.stringify(state))
        expect(ask({ do: 'lay', state: told })).toMatchObject({ ok: true })
        expect(ask({ do: 'state' })['state']).toEqual(told)
        const seat = lowest(game.awaiting(state))
        const legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
      }
    }
  })

  test('draws the same from the same seed, and makes no record', () => {
    const { state } = begun()({ do: 'state' })
    const reroll = { do: 'move', seat: 0, move: { kind: 'reroll', dice: [0, 1] } }
    const [one, other] = [newSession(), newSession()]
    for (const ask of [one, other]) expect(ask({ do: 'lay', state, seed: 3 })).toMatchObject({ ok: true })
    expect(one(reroll)).toEqual(other(reroll))
    expect(one({ do: 'record' })).toMatchObject({ ok: false })
  })

  test('has the same fingerprint whatever the order of its fields', () => {
    const ask = begun()
    const { state, hash } = ask({ do: 'state' })
    if (!isObject(state)) throw new Error('no state')
    expect(ask({ do: 'lay', state: Object.fromEntries(Object.entries(state).reverse()) })).toMatchObject({
      ok: true,
      hash,
    })
  })

  test.each<[string, JsonObject | ((state: JsonObject) => JsonObject), string]>([
    ['a field too many', (state) => ({ ...state, gold: 1 }), 'state.gold: there is no such field'],
    ['a field too few', ({ round: _round, ...state }) => state, 'state.round: is missing'],
    ['another type', (state) => ({ ...state, round: 'one' }), 'state.round: string, where integer belongs'],
    ['a broken number', (state) => ({ ...state, round: 1.5 }), 'state.round: number, where integer belongs'],
    ['a die with seven', (state) => ({ ...state, dice: [7, 1, 1, 1] }), 'cannot be'],
    ['a number beyond all figures', (state) => ({ ...state, round: 1e9 }), 'state.round: beyond 100000'],
    ['a turn of nobody', (state) => ({ ...state, active: 2 }), 'nobody sits in seat 2'],
    ['a treasure from nowhere', (state) => ({ ...state, taken: 3 }), 'cannot be'],
    ['an agenda nobody can carry out', (state) => ({ ...state, agenda: [{ kind: 'dance' }] }), ''],
  ])('with %s is refused and the one before stays', (_what, change, message) => {
    const ask = begun()
    const { state, hash } = ask({ do: 'state' })
    if (!isObject(state) || typeof change !== 'function') throw new Error('no state')
    const answer = ask({ do: 'lay', state: change(state) })
    expect(answer).toMatchObject({ ok: false, error: expect.stringContaining(message) })
    expect(ask({ do: 'state' })['hash']).toBe(hash)
  })
})

describe('sealed answers are taken back in a position as in a match', () => {
  const SEATS = 3

  /** Two sessions at the sealed question that Pirates! begins with: a match, and the same position laid out. */
  async function bothSessions() {
    const words = await loadText('pirates', 'en')
    const [match, position] = [newSession(pirates, words), newSession(pirates, words)]
    match({ do: 'start', seats: SEATS, seed: 7 })
    position({ do: 'lay', state: match({ do: 'state' })['state'], seed: 7 })
    return [match, position]
  }

  const load = (ask: (request: unknown) => JsonObject, seat: number): JsonObject => {
    const { legal } = ask({ do: 'legal', seat }) as { legal: AnyMove[] }
    return ask({ do: 'move', seat, move: legal[0] })
  }

  test('while others are missing, also by whoever did not answer last', async () => {
    for (const ask of await bothSessions()) {
      const before = ask({ do: 'awaiting' })
      load(ask, 0)
      load(ask, 1)
      expect(ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: true, awaiting: [0, 2] })
      expect(ask({ do: 'undo', seat: 1 })).toMatchObject({ ok: true, awaiting: before['awaiting'] })
    }
  })

  test('not once all are in, because everybody has seen them', async () => {
    for (const ask of await bothSessions()) {
      for (let seat = 0; seat < SEATS; seat++) load(ask, seat)
      const { hash } = ask({ do: 'state' })
      for (let seat = 0; seat < SEATS; seat++)
        expect(ask({ do: 'undo', seat })).toMatchObject({ ok: false, refusal: { clause: 'TABLE-3' } })
      expect(ask({ do: 'state' })['hash']).toBe(hash)
    }
  })
})

describe('a line', () => {
  test.each([
    ['{', 'not JSON'],
    ['7', 'not an object'],
    ['{}', '"do" must be one of'],
    ['{"do":"toString"}', '"do" must be one of'],
    ['{"do":"view"}', 'say start or lay first'],
    ['{"do":"start","seed":1,"dice":[1]}', 'one of seed, dice and draws'],
    ['{"do":"start","seed":-1}', '/seed'],
    ['{"do":"start","dice":[7]}', '/dice/0'],
    ['{"do":"move","seat":0}', 'move'],
    ['{"do":"legal","sear":0}', '"sear" is no field'],
  ])('%s is an error in words', (line, message) => {
    const ask = newSession()
    expect(ask(line)).toMatchObject({ ok: false, error: expect.stringContaining(message) })
  })

  test('that is nested too deep to be written out again is an error in words', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const ask = begun()
    const { hash } = ask({ do: 'state' })
    for (const field of ['id', 'state', 'options', 'move'])
      expect(ask(`{"do":"game","${field}":${deep}}`)).toEqual({ ok: false, error: 'nested deeper than 64' })
    expect(ask({ do: 'state' })['hash']).toBe(hash)
  })

  test('about a seat that is not at the table is an error in words', () => {
    const ask = begun()
    const error = 'there is no seat 2; seats count from 0 to 1'
    for (const request of [
      { do: 'view', viewer: 2 },
      { do: 'legal', seat: 2 },
      { do: 'move', seat: 2, move: { kind: 'done' } },
      { do: 'undo', seat: 2 },
    ])
      expect(ask(request)).toEqual({ ok: false, error })
  })

  test('has its id repeated, whatever it is', () => {
    expect(newSession()({ do: 'game', id: { a: [1] } })).toMatchObject({ ok: true, id: { a: [1] }, game: 'bones' })
    expect(newSession()({ do: 'nothing', id: null })).toMatchObject({ ok: false, id: null })
  })

  test('never brings the referee down, and moves that are refused change nothing', () => {
    const ask = begun()
    const { hash } = ask({ do: 'state' })
    const value = fc.jsonValue({ maxDepth: 3 })
    const move = fc.record(
      { kind: fc.constantFrom('reroll', 'sail', 'plunder', 'thief', 'scout', 'x'), dice: value, lane: value },
      { requiredKeys: [] },
    )
    const request = fc.oneof(
      fc.record(
        {
          do: fc.constantFrom('lay', 'view', 'legal', 'script', 'undo', 'zz'),
          state: value,
          viewer: value,
          seat: value,
        },
        { requiredKeys: ['do'] },
      ),
      fc.record({ do: fc.constant('move'), seat: fc.integer({ min: 1, max: 20 }), move }),
      value,
    )
    fc.assert(
      fc.property(request, (raw) => {
        expect(typeof ask(JSON.stringify(raw))['ok']).toBe('boolean')
        expect(ask({ do: 'state' })['hash']).toBe(hash)
      }),
      { numRuns: 400, seed: 1 },
    )
  })
})
