// One number proves a move generator: positions reached by every legal move to a depth, with fixed luck, and the
// order of moves.
import { Sfc32 } from '@flibuste/kernel'
import { perft, playthrough } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { stortebeker, type Move } from './index.ts'
import { position, spell, STANDARD, type Layout } from './scenario.ts'

/** A random game: decisions, legal moves met, rounds, points. */
function toTheEnd(seats: number, seed: number): string {
  const { told, state, scores } = playthrough(stortebeker, STANDARD, seats, seed)
  return `${told}, ${state.round} rounds, ${scores.join()} points`
}

const RICH: Layout = {
  seats: 3,
  ships: [{ needs: 'WWB', strength: 7 }, { needs: 'BM', strength: 5 }, { needs: 'ZR' }, { needs: 'N' }],
  sides: [
    ['WWB3', 'WB', 'B'],
    ['B', 'BM4'],
  ],
  hands: ['MmN', 'BbW', 'WWZ'],
  discard: 'RZ',
}

describe('every move, to a depth', () => {
  it('from the start', () => {
    const counts = [2, 3, 4].map((seats) => perft(stortebeker, stortebeker.setup(STANDARD, seats, new Sfc32(1)), 3))
    expect(counts).toMatchInlineSnapshot(`
      [
        "158 moves, 121 states",
        "158 moves, 121 states",
        "158 moves, 121 states",
      ]
    `)
  })

  it('from a position ripe for broadside, boarding and counter-attack', () => {
    expect(perft(stortebeker, position(RICH).state, 5)).toMatchInlineSnapshot(`"470 moves, 373 states"`)
  })
})

describe('games of fixed seeds', () => {
  it('are as long as they were', () => {
    expect([2, 3, 4].map((seats) => toTheEnd(seats, 2026))).toMatchInlineSnapshot(`
      [
        "558 decisions, 4002 legal moves, 54 rounds, 33,25 points",
        "987 decisions, 6875 legal moves, 63 rounds, 19,29,27 points",
        "1251 decisions, 8325 legal moves, 62 rounds, 10,28,38,18 points",
      ]
    `)
  })
})

describe('the order of legal moves', () => {
  const short = (move: Move): string => {
    const what = 'card' in move ? spell([move.card]) : 'cards' in move ? spell(move.cards) : ''
    const where = 'ship' in move ? ` ${move.ship}` : 'from' in move ? ` of ${move.from}` : ''
    return `${move.kind} ${what}${where}`.trim()
  }
  const listed = (table: ReturnType<typeof position>) => table.legal().map(short).join(', ')

  it('in a turn and its answers', () => {
    const table = position(RICH)
    expect(listed(table)).toMatchInlineSnapshot(`"place M 1, discard M, place N 3, discard N, place m 1, discard m"`)
    expect(listed(table.discard('MN'))).toMatchInlineSnapshot(`"discard m, pay m, take Z, take R"`)
    expect(listed(table.pay('m'))).toMatchInlineSnapshot(`"fire  0, fire  1"`)
    expect(listed(table.fire(1, 'M B'))).toMatchInlineSnapshot(`"seize M of 1, sink M of 1, spare"`)
    expect(listed(table.seize(1, 'M').spare())).toMatchInlineSnapshot(`"board  0, board  1, endTurn"`)
    expect(listed(table.board(0, '6 6'))).toMatchInlineSnapshot(`"counter W, decline"`)
  })
})
