// One number proves a move generator: positions reached by every legal move to a depth, with fixed luck, and the
// order of moves.
import { Sfc32 } from '@flibuste/kernel'
import { perft, playthrough } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { buccaneer, type Move } from './index.ts'
import { nameOf, position, STANDARD, type Layout } from './scenario.ts'

/** A random game: decisions, legal moves met, turns, wealth. */
function toTheEnd(seats: number, seed: number): string {
  const { told, state, scores } = playthrough(buccaneer, { ...STANDARD, firstSeat: 'drawn' }, seats, seed)
  return `${told}, ${state.turn} turns, ${scores.join()} ducats`
}

const RICH: Layout = {
  seats: 4,
  crews: ['A2 B2 B3 B4 C2', 'A3 D2 D3 D4', 'B5 C3', 'C4 A4 D5'],
  ships: [
    { min: 4, treasures: ['chest', 'sabre'] },
    { min: 2, treasures: ['barrel'] },
  ],
  deck: 12,
}

describe('every move, to a depth', () => {
  it('from the start', () => {
    const counts = [3, 4, 5].map((seats) => perft(buccaneer, buccaneer.setup(STANDARD, seats, new Sfc32(1)), 2))
    expect(counts).toMatchInlineSnapshot(`
      [
        "2175 moves, 2176 states",
        "5075 moves, 5076 states",
        "9225 moves, 9226 states",
      ]
    `)
  })

  it('from a position ripe for two mutinies', () => {
    expect(perft(buccaneer, position(RICH).state, 4)).toMatchInlineSnapshot(`"970 moves, 549 states"`)
  })
})

describe('games of fixed seeds', () => {
  it('are as long as they were', () => {
    expect([3, 4, 5].map((seats) => toTheEnd(seats, 2026))).toMatchInlineSnapshot(`
      [
        "116 decisions, 1480 legal moves, 111 turns, 101,162,93 ducats",
        "96 decisions, 1770 legal moves, 98 turns, 66,106,81,109 ducats",
        "112 decisions, 2221 legal moves, 122 turns, 60,102,69,84,67 ducats",
      ]
    `)
  })
})

describe('the order of legal moves', () => {
  const short = (move: Move): string => {
    if (move.kind === 'cover') return `${nameOf(move.crew)} on ${nameOf(move.target)}`
    if (move.kind === 'board') return `${nameOf(move.crew)} boards ${move.ship} for ${move.treasure}`
    return move.kind === 'call' ? `call ${nameOf(move.crew)}` : move.kind
  }
  const listed = (layout: Layout) => position(layout).legal().map(short)

  it('in a free turn', () => {
    const crews = ['A2 B2 C2 A3', 'B3 C3 A4', 'C4 A5 B5', 'C5 B4 A?', 'B? C?']
    expect(listed({ crews, ships: [{ min: 2, treasures: ['sabre', 'chest'] }, { min: 9 }], deck: 12 }))
      .toMatchInlineSnapshot(`
      [
        "A2 boards 0 for sabre",
        "A2 boards 0 for chest",
        "A2 on B3",
        "A2 on B?",
        "A2 on C4",
        "A2 on C5",
      ]
    `)
  })

  it('in a mutiny and under one', () => {
    expect(listed(RICH)).toMatchInlineSnapshot(`
      [
        "call A2",
        "decline",
      ]
    `)
    expect(position(RICH).call(3, 'A3').call(1, 'A2').legal().map(short)).toMatchInlineSnapshot(`
      [
        "A2 boards 0 for chest",
        "A2 boards 0 for sabre",
        "A2 boards 1 for barrel",
        "A3 boards 0 for chest",
        "A3 boards 0 for sabre",
        "A3 boards 1 for barrel",
      ]
    `)
  })
})
