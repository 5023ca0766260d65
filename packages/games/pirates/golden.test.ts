// Golden games: see golden-contract.ts, also for how to play them afresh.
import { replay, verify } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { recordedMatch } from '../files.ts'
import { itKeepsGolden } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'
import { pirates } from './index.ts'

itKeepsGolden('pirates', HAND, GOLDEN)

const eventsIn = (name: string): string[] => {
  const types: string[] = []
  replay(pirates, recordedMatch('pirates', name), ({ last }) =>
    types.push(...(last?.events ?? []).map(({ type }) => type)),
  )
  return types
}

it('a match of version 1 is finished by the rules it began with, unless its supply was strict', () => {
  const older = recordedMatch('pirates', 'version-1')
  expect(older.version).toBe(1)
  expect(verify(pirates, older)).toMatchObject({ ok: true, entries: older.entries.length })
  const strict = { ...recordedMatch('pirates', 'strict-supply'), version: 1 }
  expect(verify(pirates, strict)).toMatchObject({ ok: false, problem: 'version' })
})

it('golden games rob ships, make change, make room, unload and empty lairs', () => {
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
