// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/cove/.
import {
  bytesToHex,
  commitmentTo,
  hashState,
  lowest,
  Match,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  type Advance,
  type AnyMove,
  type Entry,
  type MatchRecord,
  type Seat,
} from '@flibuste/kernel'
import { EDITION, type Edition } from './data.ts'
import { cove, type Options, type State } from './index.ts'

export interface Golden {
  readonly name: string
  readonly seats: number
  readonly options?: Partial<Options>
  /** Takes moves back now and then. */
  readonly undoes?: true
  /** Answers anything legal. */
  readonly wild?: true
}

/** Another mat, on which all but the sails is dearer, and a few other copies. */
const DEARER: Edition = {
  name: 'Dearer',
  mat: {
    sails: { values: EDITION.mat.sails.values.slice(), costs: EDITION.mat.sails.costs.slice() },
    crew: { values: [1, 2, 3, 3, 4, 4, 5, 6], costs: [1, 2, 2, 3, 3, 4, 4] },
    cannons: { values: [1, 2, 3, 3, 4, 4, 5, 6], costs: [1, 2, 2, 3, 3, 4, 4] },
    hull: { values: [3, 5, 6, 7, 8, 9, 10, 12], costs: [1, 2, 2, 3, 3, 4, 4] },
  },
  treasures: EDITION.treasures.map((card) => ({ ...card })),
  tavern: { ...EDITION.tavern, royalNavy: 1, buccaneering: 2, fairWind: 3, grapple: 1 },
}

export const GOLDEN: readonly Golden[] = [
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'five', seats: 5 },
  { name: 'artisans', seats: 3, options: { severalArtisans: true } },
  { name: 'edition', seats: 3, options: { edition: DEARER } },
  { name: 'undo', seats: 3, undoes: true },
  { name: 'wild', seats: 4, wild: true },
  { name: 'tempest', seats: 5, wild: true },
]

const STANDARD: Options = { severalArtisans: false, edition: null }
const CANDIDATES = 12

/** Thirty-two bytes that follow from the name: nobody has to keep a secret of a golden game. */
function seedOf(name: string): string {
  const chance = new Sfc32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0)
  return bytesToHex(Uint8Array.from({ length: 32 }, () => chance.below(256)))
}

function promiseOf(state: State, seat: Seat, move: AnyMove, pick: Sfc32): number {
  const after = cove.clone(state)
  cove.apply(after, seat, cove.read(move)!, new Sfc32(pick.below(1 << 30)), null)
  return cove.evaluate(after, seat)
}

/** The best of a handful of legal moves. */
function choose(match: Match, seat: Seat, golden: Golden, pick: Sfc32): AnyMove {
  const moves: AnyMove[] = match.game.legal(match.state, seat).slice()
  pick.shuffle(moves)
  if (golden.wild) return moves[0]!
  const candidates = moves.slice(0, CANDIDATES)
  const promises = candidates.map((move) => promiseOf(match.state as State, seat, move, pick))
  return candidates[promises.indexOf(Math.max(...promises))]!
}

/** Whoever moved last may think better of it. */
function undone(match: Match, golden: Golden, pick: Sfc32): Advance | null {
  if (!golden.undoes || pick.below(6) > 0) return null
  for (let seat = 0; seat < golden.seats; seat++) if (match.mayUndo(seat)) return match.undo(seat, 'player')
  return null
}

function advance(match: Match, golden: Golden, pick: Sfc32): Advance {
  const seat = lowest(match.game.awaiting(match.state))
  return undone(match, golden, pick) ?? match.play(seat, choose(match, seat, golden, pick), 'player')
}

export function playGolden(golden: Golden): MatchRecord {
  const options = { ...STANDARD, ...golden.options }
  const seed = seedOf(golden.name)
  const entropy = Array.from({ length: golden.seats }, (_, seat) => `${golden.name}-${seat}`)
  const pick = new Sfc32(golden.seats)
  let match = Match.start(cove, options, golden.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (!match.over) {
    const { entry, next } = advance(match, golden, pick)
    entries.push(entry)
    match = next
  }
  const seats = entropy.map((_, seat) => ({ name: `Captain ${seat + 1}`, bot: null }))
  const { id: game, version } = cove
  return {
    format: RECORD_FORMAT,
    game,
    version,
    options,
    seats,
    commitment: commitmentTo(seed),
    entropy,
    seed,
    setup,
    entries,
  }
}
