// How fast one captain can be when every die falls as wished: an exhaustive search over the real rules.
import { Chance } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { bones, type State } from './index.ts'
import { DONE } from './moves.ts'
import { diceOf } from './dice.ts'
import { ISLAND, ITEM } from './state.ts'
import { STANDARD } from './scenario.ts'

/** Rolls whatever is wished for. */
class Wish extends Chance {
  private readonly faces: readonly number[]
  constructor(faces: readonly number[]) {
    super()
    this.faces = faces
  }
  protected word(): number {
    throw new Error('a wish has faces, not words')
  }
  override below(): number {
    return this.faces[this.drawn++ % this.faces.length]! - 1
  }
}

/** Every multiset of `count` faces: with all dice as wished, rerolls and changes add nothing. */
function wishes(count: number, from = 1): number[][] {
  if (count === 0) return [[]]
  const rolls: number[][] = []
  for (let face = from; face <= 6; face++) for (const rest of wishes(count - 1, face)) rolls.push([face, ...rest])
  return rolls
}
const ROLLS = [0, 1, 2, 3, 4, 5, 6].map((count) => wishes(count))

/** Islands 1 and 6, 2 and 5, 3 and 4 give the same, so their lanes can change places; by index. */
const TWIN_LANES = [
  [0, 5],
  [1, 4],
  [2, 3],
] as const

/** Positions that differ by nothing the rules care about are one. */
function keyOf({ boards: [board] }: State): string {
  const lane = (at: number): string => `${board!.ships[at]}${board!.mate.island === at + 1 ? '!' : ''}`
  const twins = TWIN_LANES.map(([one, other]) => [lane(one), lane(other)].sort().join())
  return `${board!.treasures.length} ${twins.join(' ')}`
}

/** The position with a turn about to begin, and this roll. */
function rolled(state: State, faces: readonly number[]): State {
  const turn = bones.clone(state)
  turn.agenda.length = 0
  turn.agenda.push(ITEM.endTurn)
  turn.agenda.push(ITEM.mate)
  bones.apply(turn, 0, DONE, new Wish(faces), null)
  return turn
}

/** All positions in which this turn can end. Rerolls and changes are declined. */
function endsOf(turn: State, round: number, found: Map<string, State>): void {
  if (bones.awaiting(turn) === 0 || turn.round > round) {
    found.set(keyOf(turn), turn)
    return
  }
  const decline = ['reroll', 'change'].includes(turn.agenda.at(-1)!.kind)
  for (const move of decline ? [DONE] : bones.legal(turn, 0)) {
    const next = bones.clone(turn)
    bones.apply(next, 0, move, new Wish([1, 2, 3, 4, 5, 6]), null)
    endsOf(next, round, found)
  }
}

/** How many dice the next turn rolls: ships on islands, and the Scout. */
function diceNext({ boards: [board] }: State): number {
  return diceOf(board!.ships.map((place, at) => place === ISLAND || board!.mate.island === at + 1))
}

function afterOneTurn(positions: Iterable<State>): Map<string, State> {
  const found = new Map<string, State>()
  for (const state of positions) {
    for (const faces of ROLLS[diceNext(state)]!) {
      const turn = rolled(state, faces)
      if (bones.awaiting(turn) !== 0) endsOf(turn, turn.round, found)
    }
  }
  return found
}

const mostTreasures = (positions: Iterable<State>): number =>
  Math.max(...[...positions].map((state) => state.boards[0]!.treasures.length))

it('BON-9.8 with perfect dice the most treasures after one, two, three, four turns are 0, 1, 2, 3', () => {
  let positions: Iterable<State> = [bones.setup(STANDARD, 1, new Wish([1]))]
  const most: number[] = []
  for (let turn = 1; turn <= 4; turn++) {
    const found = afterOneTurn(positions)
    most.push(mostTreasures(found.values()))
    positions = [...found.values()].filter((state) => bones.awaiting(state) !== 0)
  }
  expect(most).toEqual([0, 1, 2, 3])
})
