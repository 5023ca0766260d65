// Untrusted JSON in, one canonical move out, or nothing.
import { itReadsMoves } from '../moves-contract.ts'
import { BOARDS, CALLS, COVERS, DECLINE, PASS, read, type Move } from './moves.ts'

const GOOD: readonly Move[] = [COVERS[24]![0]!, COVERS[0]![24]!, BOARDS[7]![14]![3]!, CALLS[12]!, DECLINE, PASS]

const BAD: readonly unknown[] = [
  { kind: ['pass'] },
  { kind: 'pass', extra: 1 },
  { kind: 'cover' },
  { kind: 'cover', crew: 0 },
  { kind: 'cover', crew: 25, target: 0 },
  { kind: 'cover', crew: 0, target: -1 },
  { kind: 'cover', crew: '0', target: 1 },
  { kind: 'cover', crew: 0, target: 0.5 },
  { kind: 'cover', crew: 'length', target: 0 },
  { kind: 'board', crew: 0, ship: 15, treasure: 'chest' },
  { kind: 'board', crew: 0, ship: 0, treasure: 'gold' },
  { kind: 'board', crew: 0, ship: 0 },
  { kind: 'board', crew: 0, ship: 0, treasure: 0 },
  { kind: 'call' },
  { kind: 'call', crew: NaN },
  { kind: 'decline', crew: 0 },
]

itReadsMoves(read, GOOD, BAD)
