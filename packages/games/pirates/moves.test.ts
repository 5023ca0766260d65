// Untrusted JSON in, one canonical move out, or nothing.
import { itReadsMoves } from '../moves-contract.ts'
import {
  DONE,
  FIRE,
  KEEP,
  LAIR_ATTACKS,
  LOADS,
  PASS,
  PUTS,
  read,
  SAILS,
  SHIP_ATTACKS,
  STOWS,
  UNLOAD,
  type Move,
} from './moves.ts'

const GOOD: readonly Move[] = [
  LOADS[0]!,
  LOADS[63]!,
  LOADS[37]!,
  SAILS[0]!,
  SAILS[36]!,
  LAIR_ATTACKS[9]!,
  SHIP_ATTACKS[5]!,
  STOWS[0]!,
  STOWS[5]!,
  PUTS.cannon[0]!,
  PUTS.pirate[5]!,
  PUTS.nothing[2]!,
  FIRE,
  UNLOAD,
  KEEP,
  DONE,
  PASS,
]

const SIX = ['cannon', 'cannon', 'cannon', 'pirate', 'pirate', 'pirate']

const BAD: readonly unknown[] = [
  { kind: ['pass'] },
  { kind: 'pass', extra: 1 },
  { kind: 'load' },
  { kind: 'load', figures: SIX.slice(1) },
  { kind: 'load', figures: [...SIX, 'pirate'] },
  { kind: 'load', figures: [...SIX.slice(1), null] },
  { kind: 'load', figures: 'CCCPPP' },
  { kind: 'sail' },
  { kind: 'sail', to: 37 },
  { kind: 'sail', to: -1 },
  { kind: 'sail', to: '3' },
  { kind: 'sail', to: 0.5 },
  { kind: 'attackLair', lair: 10 },
  { kind: 'attackLair', lair: 'A' },
  { kind: 'attackShip', ship: 6 },
  { kind: 'attackShip' },
  { kind: 'stow', slot: 0 },
  { kind: 'stow', slot: 7 },
  { kind: 'put', slot: 1 },
  { kind: 'put', slot: 0, figure: 'cannon' },
  { kind: 'put', slot: 1, figure: 'sail' },
  { kind: 'put', slot: 'length', figure: null },
  { kind: 'put', slot: NaN, figure: null },
]

itReadsMoves(read, GOOD, BAD)
