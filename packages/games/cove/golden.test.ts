// Golden games: see golden-contract.ts, also for how to play them afresh.
import { playsVersion, replay, verify } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { recordedMatch } from '../files.ts'
import { itKeepsGolden, kindsIn } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'
import { cove, type State } from './index.ts'
import { MOVE_KINDS } from './moves.ts'

itKeepsGolden('cove', HAND, GOLDEN)

it('golden games make every kind of move', () => {
  const kinds = new Set(GOLDEN.flatMap(({ name }) => kindsIn('cove', name)))
  expect([...kinds].toSorted()).toEqual(MOVE_KINDS.toSorted())
})

it('COV-A55 a match of version 3, which knew no half year, is finished by the rules it began with', () => {
  const older = recordedMatch('cove', 'version-3')
  expect(older.version).toBe(3)
  expect(Object.keys(older.options)).toEqual(['severalArtisans', 'edition'])
  expect(verify(cove, older)).toMatchObject({ ok: true, entries: older.entries.length })
})

it('no other older match goes on, nor one that has options its version did not know', () => {
  const { options } = recordedMatch('cove', 'version-3')
  expect(playsVersion(cove, 3, options)).toBe(true)
  expect(playsVersion(cove, 2, options)).toBe(false)
  expect(playsVersion(cove, 3, { ...options, halfYear: false })).toBe(false)
  expect(playsVersion(cove, 3, { edition: null })).toBe(false)
  expect(verify(cove, { ...recordedMatch('cove', 'three'), version: 3 })).toMatchObject({ problem: 'version' })
  expect(verify(cove, { ...recordedMatch('cove', 'version-3'), version: 4 })).toMatchObject({ problem: 'options' })
})

it('COV-A55 half a year is over with its sixth month, a whole one with its twelfth', () => {
  const lastMonth = (name: string): number => {
    const { match } = replay(cove, recordedMatch('cove', name))
    expect(match.over).toBe(true)
    return (match.state as State).month
  }
  expect([lastMonth('half-year'), lastMonth('four')]).toEqual([6, 12])
})
