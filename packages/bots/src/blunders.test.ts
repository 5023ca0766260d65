// What made people laugh: positions in which a bot once did something no captain would. No level may do it again, whatever its luck; a boy
// may still take a bad price, but throws nothing away.
import { bones } from '@flibuste/games/bones/index.ts'
import { position as bonesAt } from '@flibuste/games/bones/scenario.ts'
import { buccaneer } from '@flibuste/games/buccaneer/index.ts'
import { position as buccaneerAt } from '@flibuste/games/buccaneer/scenario.ts'
import { cove } from '@flibuste/games/cove/index.ts'
import { position as coveAt } from '@flibuste/games/cove/scenario.ts'
import { pirates } from '@flibuste/games/pirates/index.ts'
import { position as piratesAt } from '@flibuste/games/pirates/scenario.ts'
import { stortebeker } from '@flibuste/games/stortebeker/index.ts'
import { position as stortebekerAt } from '@flibuste/games/stortebeker/scenario.ts'
import { bySeat, lowest, seatsOf, Sfc32, type AnyGame, type AnyMove, type Seat, type Thinking } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { BOTS, LEVELS, type Level } from './index.ts'

const SEEDS = [1, 2]
const asMate = ({ playouts, plans }: Thinking): Partial<Thinking> => ({
  playouts: { ...playouts, captain: playouts.mate },
  ...(plans === undefined ? {} : { plans: playouts.mate }),
})
/** A captain that thinks as long as a mate may blunder sooner, not later. */
const brief = (game: AnyGame): AnyGame => {
  const { thinking } = game
  return thinking === undefined ? game : { ...game, thinking: { ...thinking, ...asMate(thinking) } }
}
/** So many months a table of three is asked for its courses, with luck of their own; all three meet in a quarter of them at most. */
const [MONTHS, SEATS, MOST_TOGETHER] = [8, 3, 2]

interface At {
  readonly game: AnyGame
  readonly state: unknown
}

/** What a level answers to the open question. */
function answer({ game: whole, state }: At, level: Level, seed: number, seat?: Seat): AnyMove {
  const game = brief(whole)
  seat ??= lowest(game.awaiting(state))
  const view = game.view(state, seat)
  return BOTS[level].choose({ game, view, seat, legal: game.legal(state, seat), chance: new Sfc32(seed) })
}

const answers = (at: At, level: Level, seeds = SEEDS): AnyMove[] => seeds.map((seed) => answer(at, level, seed))

/** All that a level does until somebody else is asked. */
function turnOf<S>({ game, state: start }: { readonly game: AnyGame; readonly state: S }, level: Level, seed: number) {
  const state = game.clone(start) as S
  const luck = new Sfc32(seed)
  const moves: AnyMove[] = []
  const seat = lowest(game.awaiting(state))
  while (lowest(game.awaiting(state)) === seat && moves.length < 12) {
    const move = answer({ game, state }, level, seed)
    moves.push(move)
    game.apply(state, seat, move, luck, null)
  }
  return { moves, state }
}

describe.each(LEVELS)('%s', (level) => {
  test('does not reroll all dice while they bring a treasure home for certain', () => {
    const at = { game: bones, state: bonesAt({ ships: 'I P P P P P', dice: [1, 1, 1, 5, 4] }).state }
    for (const move of answers(at, level)) expect(move).not.toEqual({ kind: 'reroll', dice: [0, 1, 2, 3, 4] })
  })

  test('does not pay for a broadside at nobody', () => {
    const { state } = stortebekerAt({
      ships: [
        { needs: 'WBM', strength: 8, points: 5 },
        { needs: 'ZZ', strength: 5 },
        { needs: 'RR', strength: 5 },
        { needs: 'NN', strength: 5 },
      ],
      sides: [['WB', '']],
      hands: ['BBWWRM', 'RRRNNN'],
    })
    for (const seed of SEEDS)
      expect(turnOf({ game: stortebeker, state }, level, seed).moves.map(({ kind }) => kind)).not.toContain('pay')
  })

  test('does not shoot at an empty ship in the first round', () => {
    const { state } = piratesAt({ ships: [{ at: 1 }, { at: 1 }], turns: 1 })
    for (const seed of SEEDS)
      expect(turnOf({ game: pirates, state }, level, seed).moves.map(({ kind }) => kind)).not.toContain('attackShip')
  })

  test('does not trade a pirate for a fifth cannon far from port', () => {
    const { state } = piratesAt({ ships: [{ at: 26, slots: 'CCCCPP' }, {}], turns: 8 })
    for (const seed of SEEDS) {
      const { slots } = bySeat(turnOf({ game: pirates, state }, level, seed).state.ships, 0)
      expect(slots.filter((figure) => figure === 'cannon').length).toBeLessThan(5)
    }
  })

  test('does not crown a tower of nine that pays nothing while a ship lies open', () => {
    const { state } = buccaneerAt({
      ships: [
        { min: 3, loot: 20, treasures: ['chest'] },
        { min: 9, loot: 25, treasures: ['sabre'] },
        { min: 2, loot: 2, treasures: ['sabre'] },
      ],
      crews: ['B2 C2 B3 C3 B4 C4 B5 C5', 'A2 B? C?'],
    })
    for (const { kind } of answers({ game: buccaneer, state }, level)) expect(kind).toBe('board')
  })

  test('does not sail where everybody sails', () => {
    const { state } = coveAt({
      at: 'navigation',
      seats: 3,
      places: [6, 6, 6],
      open: ['0930', '0920', '1820', '0830', '1720'],
    })
    let together = 0
    const courses = new Set<string>()
    for (let month = 0; month < MONTHS; month++) {
      const sailed = seatsOf(cove.awaiting(state)).map((seat) =>
        JSON.stringify(answer({ game: cove, state }, level, month * SEATS + seat, seat)),
      )
      for (const course of sailed) courses.add(course)
      if (new Set(sailed).size === 1) together++
    }
    expect(courses.size).toBeGreaterThan(1)
    expect(together).toBeLessThanOrEqual(MOST_TOGETHER)
  })
})
