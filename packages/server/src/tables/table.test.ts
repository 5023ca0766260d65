import { describe, expect, test } from 'vitest'
import { hashState, type OptionValues } from '@flibuste/kernel'
import { LIMITS, type Guest } from '@flibuste/protocol'
import { createdRow } from '../testing/created-row.ts'
import { lots } from '../testing/lots-game.ts'
import type { Row } from './log.ts'
import { move, start, takeBack } from './play.ts'
import { seatOf } from './seating.ts'
import { stepOf, type Step } from './steps.ts'
import { BrokenLog, fold } from './fold.ts'
import { open, type Table } from './table.ts'

const anne: Guest = { id: 'anne', name: 'Anne' }
const created = createdRow(lots, 1, { at: 1 })

/** Does one thing after another, and keeps the log. */
function play(...deeds: ((table: Table) => Step)[]): { table: Table; rows: Row[] } {
  let table = open(lots, created)
  const rows: Row[] = []
  for (const deed of deeds) {
    const step = deed(table)
    rows.push(...step.rows)
    table = step.tables.at(-1) ?? table
  }
  return { table, rows }
}

const sit = (table: Table): Step => {
  const sitting = { who: 'me', entropy: 'a word of mine' } as const
  return seatOf(table, { seat: 0, guest: anne, sitting, at: 2, isHere: () => true, isBot: () => true })
}
const sitWithAnotherWord = (table: Table): Step => {
  const sitting = { who: 'me', entropy: 'another word' } as const
  return seatOf(table, { seat: 0, guest: anne, sitting, at: 2, isHere: () => true, isBot: () => true })
}
const begin = (table: Table): Step => start(table, anne, 3)
const pick = (n: number, decision: number) => (table: Table) =>
  move(table, anne, { seat: 0, decision, answer: `answer-${decision}`, move: { kind: 'pick', n } }, 4)
const undo = (decision: number) => (table: Table) =>
  takeBack(table, anne, { seat: 0, decision, answer: `undo-${decision}` }, 5)

describe('a table', () => {
  test('is the fold of its log: through JSON and again, it comes to the same', () => {
    const { table, rows } = play(sit, begin, pick(2, 1), undo(3), pick(1, 5))
    const read = JSON.parse(JSON.stringify(rows)) as Row[]
    const again = read.reduce(fold, open(lots, created))
    expect(again.number).toBe(1 + rows.length)
    expect(hashState(again.course!.match.state)).toBe(hashState(table.course!.match.state))
    expect(again.course!.last).toEqual(table.course!.last)
    expect(again.course!.happenings(0)).toEqual(table.course!.happenings(0))
    expect([...again.written]).toEqual([...table.written])
    expect({ ...again, course: null }).toEqual({ ...table, course: null })
  })

  test('is not changed by making the next one', () => {
    const { table } = play(sit, begin)
    const before = JSON.stringify(table)
    pick(2, 1)(table)
    expect(JSON.stringify(table)).toBe(before)
  })

  test('a log that leads elsewhere than it says is broken', () => {
    const { rows } = play(sit, begin, pick(2, 1))
    const bent = rows.map((row) =>
      row.type === 'played' ? { ...row, entry: { ...row.entry, hash: '0'.repeat(32) } } : row,
    )
    expect(() => bent.reduce(fold, open(lots, created))).toThrow(BrokenLog)
    const otherSetup = rows.map((row) => (row.type === 'started' ? { ...row, setup: 'x' } : row))
    expect(() => otherSetup.reduce(fold, open(lots, created))).toThrow(BrokenLog)
    expect(() => fold(open(lots, created), created)).toThrow(BrokenLog)
    expect(() =>
      fold(
        open(lots, created),
        rows.find(({ type }) => type === 'played')!,
      ),
    ).toThrow(BrokenLog)
  })

  test('what each seat put in decides the dice', () => {
    expect(play(sit, begin).table.start?.setup).toBe(play(sit, begin).table.start?.setup)
    expect(play(sit, begin).table.start?.setup).not.toBe(play(sitWithAnotherWord, begin).table.start?.setup)
  })

  test('a log from before seats were freed and rules laid anew comes to the same', () => {
    const older: Row[] = [
      { type: 'sat', at: 2, seat: 0, owner: anne, bot: null, entropy: 'a word' },
      { type: 'left', at: 3, seat: 0 },
      { type: 'rematch', at: 4, table: 'NEXT' },
    ]
    expect(older.reduce(fold, open(lots, created))).toMatchObject({
      holds: [{ owner: null, ready: false }],
      terms: 1,
      freed: [],
      rematch: 'NEXT',
      rematchBy: null,
    })
  })

  test('begun under an older version is one of today as soon as it is laid with an option of today', () => {
    const short = { id: 'short', kind: 'switch', initial: false, since: 2 } as const
    const grown = { ...lots, version: 2, options: [...lots.options, short], continues: () => true }
    const older = open(grown, { ...created, version: 1 })
    const laid = (options: OptionValues): Row => ({ type: 'terms', at: 2, options, seats: 1, kept: [0] })
    expect(fold(older, laid(created.options)).version).toBe(1)
    expect(fold(older, laid({ ...created.options, short: true })).version).toBe(2)
  })

  test('keeps so many lines of chat and no more', () => {
    let table = open(lots, created)
    for (let n = 0; n < LIMITS.chatKept + 5; n++) {
      const row: Row = { type: 'said', at: n, from: anne, text: `${n}`, asker: { guest: 'anne', answer: `line-${n}` } }
      table = stepOf(table, row).tables[0]!
    }
    expect(table.spoken).toHaveLength(LIMITS.chatKept)
    expect(table.spoken[0]?.text).toBe('5')
  })
})
