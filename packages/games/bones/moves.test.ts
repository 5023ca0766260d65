// Untrusted JSON in, one canonical move out, or nothing.
import { describe, expect, it } from 'vitest'
import { itReadsMoves } from '../moves-contract.ts'
import { DEFENDS, DONE, LOWERS, PLUNDERS, read, REROLLS, SAILS, SCOUTS, STEALS, THIEVES, type Move } from './moves.ts'

const GOOD: readonly Move[] = [
  REROLLS[0b100101]!,
  LOWERS[5]!,
  SAILS.pair[1]!,
  SAILS.triple[6]!,
  PLUNDERS[3]!,
  STEALS[6]!,
  SCOUTS[1]!,
  THIEVES[7]![31]!,
  DEFENDS[0]!,
  DONE,
]

const BAD: readonly unknown[] = [
  'done',
  { kind: ['done'] },
  { kind: 'done', extra: 1 },
  { kind: 'reroll' },
  { kind: 'reroll', dice: [] },
  { kind: 'reroll', dice: [6] },
  { kind: 'reroll', dice: [0, 0] },
  { kind: 'reroll', dice: ['0'] },
  { kind: 'reroll', dice: '01' },
  { kind: 'reroll', dice: [0.5] },
  { kind: 'reroll', dice: [-1] },
  { kind: 'change', die: 0, by: 2 },
  { kind: 'change', die: 6, by: 1 },
  { kind: 'change', die: 0 },
  { kind: 'sail', lane: 0, with: 'pair' },
  { kind: 'sail', lane: 7, with: 'pair' },
  { kind: 'sail', lane: 1, with: 'four' },
  { kind: 'sail', lane: 1 },
  { kind: 'sail', lane: 1, with: '__proto__' },
  { kind: 'plunder', lane: '1' },
  { kind: 'plunder', lane: 0 },
  { kind: 'steal', with: 0 },
  { kind: 'scout', island: NaN },
  { kind: 'thief', owner: 8, token: 0 },
  { kind: 'thief', owner: 0, token: 32 },
  { kind: 'thief', owner: 0 },
  { kind: 'defend', thief: -1 },
]

itReadsMoves(read, GOOD, BAD)

describe('read', () => {
  it('puts dice in order', () => {
    expect(read({ kind: 'reroll', dice: [5, 0, 2] })).toBe(REROLLS[0b100101])
  })
})
