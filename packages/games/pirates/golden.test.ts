// Golden games: matches on disk that must replay to the last bit, on every machine and after every change that keeps the version.
// `npx vitest run packages/games/pirates/golden.test.ts -u` plays them afresh, which is right only when the version was raised.
import { isUndo, replay, verify, type MatchRecord } from '@flibuste/kernel'
import { textOfRecord } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { recordedMatch, recordPath } from '../files.ts'
import { GOLDEN, playGolden } from './golden.ts'
import { pirates } from './index.ts'

const recorded = (name: string): MatchRecord => recordedMatch('pirates', name)

describe.each(GOLDEN)('$name', (golden) => {
  it('is played the same again', { timeout: 60_000 }, async () => {
    await expect(textOfRecord(playGolden(golden))).toMatchFileSnapshot(recordPath('pirates', golden.name))
  })

  it('is verified: seed, every die, every state', () => {
    const record = recorded(golden.name)
    expect(verify(pirates, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(record.seats).toHaveLength(golden.seats)
  })
})

describe('between them', () => {
  const eventsIn = (name: string): string[] => {
    const types: string[] = []
    replay(pirates, recorded(name), ({ events }) => types.push(...events.map(({ type }) => type)))
    return types
  }

  it('they rob ships, make change, make room, unload and empty lairs', () => {
    const types = new Set(GOLDEN.flatMap(({ name }) => eventsIn(name)))
    for (const type of [
      'unloaded',
      'treasureTaken',
      'treasureLeft',
      'changeMade',
      'figureMoved',
      'figureDropped',
      'lairEmptied',
      'silenced',
      'gameEnded',
    ])
      expect(types).toContain(type)
  })

  it('they take moves back', () => {
    expect(recorded('undo').entries.filter(isUndo).length).toBeGreaterThan(2)
  })

  it('they are refused when one state is not what it was', () => {
    const record = recorded('three')
    const at = 20
    const entries = record.entries.map((entry, index) => (index === at ? { ...entry, hash: '0'.repeat(32) } : entry))
    expect(verify(pirates, { ...record, entries })).toMatchObject({ ok: false, entry: at + 1, problem: 'state' })
  })
})
