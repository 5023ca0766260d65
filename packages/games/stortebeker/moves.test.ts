// Untrusted JSON in, one canonical move out, or nothing.
import { describe, expect, it } from 'vitest'
import { itReadsMoves } from '../moves-contract.ts'
import {
  BOARDS,
  DECLINE,
  DISCARDS,
  DONE,
  END_TURN,
  FIRES,
  LOSSES,
  PAYS,
  PLACES,
  read,
  SEIZES,
  SHEDS,
  SINKS,
  SPARE,
  TAKES,
  type Move,
} from './moves.ts'

const GOOD: readonly Move[] = [
  PLACES[14]![29]!,
  DISCARDS[0]!,
  PAYS[14]!,
  TAKES[3]!,
  DONE,
  FIRES[29]!,
  SEIZES[3]![11]!,
  SINKS[0]![0]!,
  SPARE,
  SHEDS[12]!,
  BOARDS[7]!,
  END_TURN,
  LOSSES[11]!,
  DECLINE,
]

const BAD: readonly unknown[] = [
  'done',
  { kind: ['done'] },
  { kind: 'done', extra: 1 },
  { kind: 'place' },
  { kind: 'place', card: 0 },
  { kind: 'place', card: 15, ship: 0 },
  { kind: 'place', card: 0, ship: 30 },
  { kind: 'place', card: '0', ship: 1 },
  { kind: 'place', card: 0, ship: 0.5 },
  { kind: 'place', card: 'length', ship: 0 },
  { kind: 'discard', card: -1 },
  { kind: 'lose', card: 12 },
  { kind: 'seize', from: 4, card: 0 },
  { kind: 'sink', from: 0, card: 12 },
  { kind: 'fire' },
  { kind: 'board', ship: NaN },
  { kind: 'counter' },
  { kind: 'counter', cards: 3 },
  { kind: 'counter', cards: [15] },
  { kind: 'counter', cards: ['0'] },
  { kind: 'counter', cards: [0, 0, 0, 0, 0, 0, 0] },
  { kind: 'counter', cards: [], extra: 1 },
]

itReadsMoves(read, GOOD, BAD)

describe('read', () => {
  it('puts added cards in order', () => {
    expect(read({ kind: 'counter', cards: [7, 0, 3] })).toEqual({ kind: 'counter', cards: [0, 3, 7] })
    expect(read({ kind: 'counter', cards: [] })).toEqual({ kind: 'counter', cards: [] })
  })
})
