// Golden games: matches on disk that must replay to the last bit, on every machine and after every change that keeps the version.
// `npx vitest run packages/games/bones/golden.test.ts -u` plays them afresh, which is right only when the version was raised.
import { isUndo, verify, type MatchRecord } from '@flibuste/kernel'
import { textOfRecord } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { recordedMatch, recordPath } from '../files.ts'
import { GOLDEN, playGolden } from './golden.ts'
import { bones } from './index.ts'

const recorded = (name: string): MatchRecord => recordedMatch('bones', name)

describe.each(GOLDEN)('$name', (golden) => {
  it('is played the same again', { timeout: 60_000 }, async () => {
    await expect(textOfRecord(playGolden(golden))).toMatchFileSnapshot(recordPath('bones', golden.name))
  })

  it('is verified: seed, every roll, every state', () => {
    const record = recorded(golden.name)
    expect(verify(bones, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(record.seats).toHaveLength(golden.seats)
  })
})

describe('the undo game', () => {
  it('takes moves back', () => {
    expect(recorded('undo').entries.filter(isUndo).length).toBeGreaterThan(2)
  })

  it('is refused when one state is not what it was', () => {
    const record = recorded('undo')
    const at = 20
    const entries = record.entries.map((entry, index) => (index === at ? { ...entry, hash: '0'.repeat(32) } : entry))
    expect(verify(bones, { ...record, entries })).toMatchObject({ ok: false, entry: at + 1, problem: 'state' })
  })
})
