import { describe, expect, it } from 'vitest'
import { promiseTo, type MatchRecord } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { pledgesIn } from './pledges.ts'

function shelfOf() {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => kept.set(name, text).has(name),
  }
}

const seatOf = (id: string, promise: string) => ({ owner: { id, name: id }, bot: null, here: true, promise })
const tableOf = (promises: readonly [string, string], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'KRAKEN-42-MOON-TULIP',
  game: 'bones',
  version: 1,
  options: {},
  status: 'open',
  host: 'anne',
  seats: [seatOf('anne', promises[0]), seatOf('mary', promises[1])],
  commitment: 'c0ffee',
  rematch: null,
  createdAt: 0,
  ...more,
})
const recordOf = (table: TableInfo, entropy: readonly string[], more: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'flibuste-record-1',
  game: 'bones',
  version: 1,
  options: {},
  seats: [],
  commitment: table.commitment,
  promises: table.seats.map(({ promise }) => promise ?? null),
  entropy,
  seed: 'ab',
  setup: '',
  entries: [],
  ...more,
})

const hers = promiseTo('the word of Mary')

describe('a word', () => {
  it('is told once, when the match is called and not before, and only by who promised it', () => {
    const pledges = pledgesIn(shelfOf())
    const mine = pledges.promise()
    const table = tableOf([mine, hers])
    expect(pledges.due(table, 'anne')).toEqual([])
    const called = { ...table, calledAt: 5 }
    expect(pledges.due(called, 'mary')).toEqual([])
    const [due, ...more] = pledges.due(called, 'anne')
    expect(more).toEqual([])
    expect([due?.seat, promiseTo(due?.word ?? '')]).toEqual([0, mine])
    expect(pledges.due(called, 'anne')).toEqual([])
    expect(pledges.due({ ...called, status: 'playing' }, 'anne')).toEqual([])
  })

  it('is told again by a page that was loaded again, and is found whatever seat it was moved to', () => {
    const shelf = shelfOf()
    const mine = pledgesIn(shelf).promise()
    const called = tableOf([mine, hers], { calledAt: 5 })
    const [first] = pledgesIn(shelf).due(called, 'anne')
    expect(pledgesIn(shelf).due(called, 'anne')).toEqual([first])
    const moved = { ...called, seats: called.seats.toReversed() }
    expect(pledgesIn(shelf).due(moved, 'anne')).toEqual([{ seat: 1, word: first!.word }])
  })

  it('is not kept for ever', () => {
    const shelf = shelfOf()
    const pledges = pledgesIn(shelf)
    const promises = Array.from({ length: 150 }, () => pledges.promise())
    expect(pledges.due(tableOf([promises[0]!, hers], { calledAt: 5 }), 'anne')).toEqual([])
    expect(pledges.due(tableOf([promises.at(-1)!, hers], { calledAt: 5 }), 'anne')).toHaveLength(1)
  })
})

describe('a record', () => {
  const shelf = shelfOf()
  const pledges = pledgesIn(shelf)
  const mine = pledges.promise()
  const called = tableOf([mine, hers], { calledAt: 5 })
  const word = pledges.due(called, 'anne')[0]!.word
  const kept = [word, 'the word of Mary']

  it('holds where it has what was promised, and where nothing was noted', () => {
    expect(pledges.broken(called.id, recordOf(called, kept))).toBeNull()
    expect(pledges.broken('ANOTHER-42-MOON-TULIP', recordOf(called, ['x', 'y']))).toBeNull()
  })

  it.each([
    ['another seed', recordOf(called, kept, { commitment: 'bad' })],
    ['another promise', recordOf(called, kept, { promises: [mine, promiseTo('chosen late')] })],
    ['no promises', recordOf(called, kept, { promises: [null, null] })],
    ['my word left out', recordOf(called, [mine, 'the word of Mary'])],
  ])('does not with %s', (_what, record) => {
    expect(pledges.broken(called.id, record)).toMatchObject({ ok: false, problem: 'promise' })
  })
})
