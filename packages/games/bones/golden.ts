// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/bones/.
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
} from '@flibuste/kernel'
import { bones, type Options, type State } from './index.ts'

export interface Golden {
  readonly name: string
  readonly seats: number
  readonly options?: Partial<Options>
  /** Takes moves back now and then. */
  readonly undoes?: true
}

export const GOLDEN: readonly Golden[] = [
  { name: 'solo', seats: 1 },
  { name: 'two', seats: 2 },
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'party-six', seats: 6, options: { party: true } },
  { name: 'friendly', seats: 3, options: { friendly: true } },
  { name: 'vile', seats: 3, options: { vile: true } },
  { name: 'strict-scout', seats: 2, options: { strictScout: true } },
  { name: 'undo', seats: 2, undoes: true },
]

const STANDARD: Options = { friendly: false, vile: false, party: false, strictScout: false }
const CANDIDATES = 12
const SAMPLES = 3

/** Thirty-two bytes that follow from the name: nobody has to keep a secret of a golden game. */
function seedOf(name: string): string {
  const chance = new Sfc32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0)
  return bytesToHex(Uint8Array.from({ length: 32 }, () => chance.below(256)))
}

/** How a move turned out in a few tries, on average. */
function promiseOf(state: State, move: AnyMove, pick: Sfc32): number {
  const seat = state.active
  let sum = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const world = bones.clone(state)
    bones.apply(world, seat, bones.read(move)!, new Sfc32(pick.below(1 << 30)), null)
    sum += bones.evaluate(world, seat)
  }
  return sum
}

/** The best of a handful of legal moves. */
function choose(match: Match, pick: Sfc32): AnyMove {
  const moves: AnyMove[] = match.game.legal(match.state, lowest(match.game.awaiting(match.state))).slice()
  pick.shuffle(moves)
  const candidates = moves.slice(0, CANDIDATES)
  const promises = candidates.map((move) => promiseOf(match.state as State, move, pick))
  return candidates[promises.indexOf(Math.max(...promises))]!
}

function advance(match: Match, golden: Golden, pick: Sfc32): Advance {
  const seat = lowest(match.game.awaiting(match.state))
  if (golden.undoes && match.mayUndo(seat) && pick.below(3) > 0) return match.undo(seat, 'player')
  return match.play(seat, choose(match, pick), 'player')
}

export function playGolden(golden: Golden): MatchRecord {
  const options = { ...STANDARD, ...golden.options }
  const seed = seedOf(golden.name)
  const entropy = Array.from({ length: golden.seats }, (_, seat) => `${golden.name}-${seat}`)
  const pick = new Sfc32(golden.seats)
  let match = Match.start(bones, options, golden.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (!match.over) {
    const { entry, next } = advance(match, golden, pick)
    entries.push(entry)
    match = next
  }
  const seats = entropy.map((_, seat) => ({ name: `Captain ${seat + 1}`, bot: null }))
  return {
    format: RECORD_FORMAT,
    game: bones.id,
    version: bones.version,
    options,
    seats,
    commitment: commitmentTo(seed),
    entropy,
    seed,
    setup,
    entries,
  }
}
