import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord } from '@flibuste/kernel'
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions, lowest, Sfc32 } from '@flibuste/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordOf, startMatch } from '../seed.ts'
import { runFlibuste } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'flibuste-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function someRecord(): MatchRecord {
  const options = initialOptions(bones.options)
  const own = new Sfc32(4)
  let course = startMatch(bones, options, 2, 11)
  while (!course.match.over) {
    const { game, state } = course.match
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    course = course.play(seat, legal[own.below(legal.length)]!, 'bot')
  }
  const sitters = [0, 1].map((seat) => ({ name: `seat ${seat}`, bot: 'random' }))
  return recordOf({ game: bones, options, sitters, seed: 11, entries: course.entries() })
}

let record: MatchRecord
beforeAll(() => {
  record = someRecord()
})

async function verifyText(text: string) {
  const path = join(folder, 'record.json')
  writeFileSync(path, text)
  return runFlibuste(['verify', path])
}

const verifyJson = (value: unknown) => verifyText(JSON.stringify(value))

test('a true record holds', async () => {
  const { code, out } = await verifyJson(record)
  expect(out).toContain(`Every roll and every state holds: ${record.entries.length} entries`)
  expect(code).toBe(0)
})

describe('what does not hold is named, with code 1', () => {
  const withEntry = (at: number, change: object): object => ({
    ...record,
    entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
  })

  test('a changed state', async () => {
    const { code, out } = await verifyJson(withEntry(6, { hash: '0'.repeat(32) }))
    expect(out).toContain('Entry 7 does not hold')
    expect(out).toContain('another state')
    expect(code).toBe(1)
  })

  test('a move by the wrong seat', async () => {
    const { out, code } = await verifyJson(withEntry(0, { seat: 1 - record.entries[0]!.seat }))
    expect(out).toContain('Entry 1 does not hold: the rules refuse this move (refused: TABLE-1)')
    expect(code).toBe(1)
  })

  test('something that is no move', async () => {
    const { out, code } = await verifyJson(withEntry(2, { move: { kind: 'sink', all: true } }))
    expect(out).toContain('Entry 3 does not hold: this is no move of the game')
    expect(code).toBe(1)
  })

  test('another seed than the promised one', async () => {
    const { out, code } = await verifyJson({ ...record, seed: '00'.repeat(32) })
    expect(out).toContain('The record does not hold: the seed is not the one promised')
    expect(code).toBe(1)
  })

  test('a record that stops early, and one whose seed is not out yet', async () => {
    expect((await verifyJson({ ...record, entries: record.entries.slice(0, -1) })).out).toContain(
      'before the game does',
    )
    expect((await verifyJson({ ...record, seed: null })).code).toBe(1)
  })
})

describe('what is no record is refused with code 2', () => {
  test.each([
    ['', 'is not JSON'],
    ['{"format":', 'is not JSON'],
    ['null', 'is not a record'],
    ['[]', 'is not a record'],
    ['{"format":"flibuste-record-1"}', 'is not a record'],
    ['{"__proto__":{"format":"flibuste-record-1"}}', 'is not a record'],
  ])('%s', async (text, message) => {
    const { code, err } = await verifyText(text)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test.each<[string, object]>([
    ['an unknown field', { cheat: true }],
    ['entries that are no list', { entries: {} }],
    [
      'an entry with an unknown author',
      { entries: [{ seat: 0, move: { kind: 'done' }, by: 'god', hash: '0'.repeat(32) }] },
    ],
    [
      'an entry that is both a move and an undo',
      { entries: [{ seat: 0, undo: true, move: { kind: 'done' }, by: 'player', hash: '0'.repeat(32) }] },
    ],
    ['a seat that cannot be', { entries: [{ seat: 1e9, undo: true, by: 'player', hash: '0'.repeat(32) }] }],
    ['no seats', { seats: [] }],
    ['another game', { game: 'chess' }],
  ])('%s', async (_what, change) => {
    expect((await verifyJson({ ...record, ...change })).code).toBe(2)
  })

  test('a move or an option nested beyond all use', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const text = JSON.stringify(record)
    for (const of of ['"move":{', '"options":{']) {
      const { code, err } = await verifyText(text.replace(of, `${of}"x":${deep},`))
      expect(err).toContain('nested deeper than 64')
      expect(code).toBe(2)
    }
  })

  test('a file that is not there', async () => {
    const { code, err } = await runFlibuste(['verify', join(folder, 'nowhere.json')])
    expect(err).toContain('cannot be read')
    expect(code).toBe(2)
  })
})
