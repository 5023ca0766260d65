// Untrusted JSON in, one canonical move out, or nothing.
import { describe, expect, it } from 'vitest'
import { itReadsMoves } from '../moves-contract.ts'
import {
  ARTISANS,
  BUCCANEERINGS,
  BURIALS,
  DONE,
  ESCAPES,
  FIRES,
  FLEE,
  INCOMES,
  LETTERS,
  LOOKOUTS,
  MOVE_KINDS,
  NAVIES,
  OVERBOARDS,
  PASS,
  RAISES,
  read,
  RESTORES,
  SAILINGS,
  SHIPWRIGHTS,
  type Move,
} from './moves.ts'

const GOOD: readonly Move[] = [
  BUCCANEERINGS[4]!,
  LOOKOUTS[0]!,
  NAVIES[5]!,
  LETTERS[1]!,
  ESCAPES[6]!,
  SAILINGS[7]!,
  OVERBOARDS[50]!,
  FIRES[6]![3]!,
  INCOMES[1]!,
  RAISES[3]![8]!,
  BURIALS[50]![41]!,
  RESTORES[0]!,
  ARTISANS[3]!,
  SHIPWRIGHTS[2]!,
  FLEE,
  PASS,
  DONE,
]

const BAD: readonly unknown[] = [
  { kind: ['pass'] },
  { kind: 'pass', extra: 1 },
  { kind: 'fit' },
  { kind: 'fit', levels: [2, 2, 2] },
  { kind: 'fit', levels: [2, 2, 2, 9] },
  { kind: 'fit', levels: [2, 2, 2, 0] },
  { kind: 'fit', levels: [2, 2, 2, 2.5] },
  { kind: 'sail', island: 8 },
  { kind: 'sail', island: -1 },
  { kind: 'sail', island: '3' },
  { kind: 'fire', at: 7, section: 0 },
  { kind: 'fire', at: 0, section: 4 },
  { kind: 'income', take: 'both' },
  { kind: 'bury', chests: 51, bags: 0 },
  { kind: 'raise', section: 0, level: 9 },
]

itReadsMoves(read, GOOD, BAD)

describe('read', () => {
  it('keeps levels apart from what was given', () => {
    const raw = { kind: 'fit', levels: [2, 3, 4, 5] }
    const move = read(raw)
    raw.levels[0] = 8
    expect(move).toEqual({ kind: 'fit', levels: [2, 3, 4, 5] })
  })

  it('knows every kind', () => {
    const bare = MOVE_KINDS.filter((kind) => read({ kind }) !== null)
    expect(bare).toEqual([
      'pass',
      'treasureMap',
      'doldrums',
      'fairWind',
      'grapple',
      'smoke',
      'grapeshot',
      'powderMagazine',
      'cannonade',
      'flee',
      'hold',
      'buy',
      'done',
      'swap',
      'keep',
    ])
  })
})
