// Golden games: matches on disk that must replay to the last bit, on every machine and after every change that
// keeps the version. `npx vitest run packages/games/cove/golden.test.ts -u` plays them afresh, which is right
// only when the version was raised.
import { isUndo, verify, type MatchRecord } from '@flibuste/kernel'
import { textOfRecord } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { recordedMatch, recordPath } from '../files.ts'
import { GOLDEN, playGolden } from './golden.ts'
import { cove } from './index.ts'
import { MOVE_KINDS } from './moves.ts'

const recorded = (name: string): MatchRecord => recordedMatch('cove', name)

describe.each(GOLDEN)('$name', (golden) => {
  it('is played the same again', { timeout: 60_000 }, async () => {
    await expect(textOfRecord(playGolden(golden))).toMatchFileSnapshot(recordPath('cove', golden.name))
  })

  it('is verified: seed, every card, every state', () => {
    const record = recorded(golden.name)
    expect(verify(cove, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(record.seats).toHaveLength(golden.seats)
  })
})

describe('between them', () => {
  const moves = (name: string) => recorded(name).entries.flatMap((entry) => (isUndo(entry) ? [] : [entry.move.kind]))

  it('they make every kind of move', () => {
    const kinds = new Set(GOLDEN.flatMap(({ name }) => moves(name)))
    expect([...kinds].toSorted()).toEqual(MOVE_KINDS.toSorted())
  })

  it('they take moves back', () => {
    expect(recorded('undo').entries.filter(isUndo).length).toBeGreaterThan(2)
  })

  it('they are refused when one state is not what it was', () => {
    const record = recorded('three')
    const at = 20
    const entries = record.entries.map((entry, index) => (index === at ? { ...entry, hash: '0'.repeat(32) } : entry))
    expect(verify(cove, { ...record, entries })).toMatchObject({ ok: false, entry: at + 1, problem: 'state' })
  })
})
