// One number proves a move generator: positions reached by every legal move to a depth, with fixed luck, and the order of moves.
import { Sfc32 } from '@flibuste/kernel'
import { perft, playthrough } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { cove, type Move } from './index.ts'
import { PASS, PLAY_GRAPESHOT } from './moves.ts'
import { faces, position, STANDARD, type Layout, type Table } from './scenario.ts'

/** A random game: decisions, legal moves met, fame. */
function toTheEnd(seats: number, seed: number): string {
  const { told, scores } = playthrough(cove, STANDARD, seats, seed)
  return `${told}, ${scores.join()} fame`
}

/** Hands for every window, a battle with a hunter, gold to spend. */
const RICH: Layout = {
  at: 'sailed',
  seats: 3,
  places: [3, 3, 6],
  levels: ['5333', '4333', '2222'],
  gold: [6, 6, 6],
  chests: [1, 2, 3],
  hands: ['royalNavy smoke', 'escape grapeshot', 'letterOfMarque artisan'],
  black: [
    [4, 'hook'],
    [1, 'dutchman'],
  ],
}

describe('every move, to a depth', () => {
  it('fitting out', () => {
    const counts = [3, 4, 5].map((seats) => perft(cove, cove.setup(STANDARD, seats, new Sfc32(1)), 1))
    expect(counts).toMatchInlineSnapshot(`
      [
        "160 moves, 161 states",
        "160 moves, 161 states",
        "160 moves, 161 states",
      ]
    `)
  })

  it('a month ripe for events and battle', () => {
    expect(perft(cove, position(RICH).state, 5)).toMatchInlineSnapshot(`"297 moves, 103 states"`)
  })

  it('ashore', () => {
    const ashore: Layout = { ...RICH, at: 'effects', places: [1, 7, 6], hands: ['artisan', 'shipwright', 'artisan'] }
    expect(perft(cove, position(ashore).state, 4)).toMatchInlineSnapshot(`"2481 moves, 1290 states"`)
  })
})

describe('games of fixed seeds', () => {
  it('are as long as they were', () => {
    expect([3, 4, 5].map((seats) => toTheEnd(seats, 2026))).toMatchInlineSnapshot(`
      [
        "240 decisions, 1147 legal moves, 14,14,12 fame",
        "277 decisions, 1474 legal moves, 22,16,15,23 fame",
        "386 decisions, 1887 legal moves, 22,14,17,15,2 fame",
      ]
    `)
  })
})

describe('the order of legal moves', () => {
  const short = (move: Move): string => {
    const { kind, ...rest } = move
    return [kind, ...Object.values(rest).flat()].join(' ')
  }
  const listed = (table: Table, seat = table.seat): string => cove.legal(table.state, seat).map(short).join(', ')

  it('in a window, before and in a battle, ashore', () => {
    const table = position(RICH)
    expect([0, 1, 2].map((seat) => listed(table, seat))).toMatchInlineSnapshot(`
      [
        "pass, royalNavy 1, royalNavy 2, royalNavy 3, royalNavy 4, royalNavy 5",
        "pass, escape 2, escape 5, escape 6",
        "pass",
      ]
    `)
    while (table.step === 'window') table.play(PASS)
    expect(listed(table)).toMatchInlineSnapshot(`"pass, smoke"`)
    while (table.step === 'board') table.play(PASS)
    table.fire(1, 'hull', '1 1 1')
    expect(listed(table)).toMatchInlineSnapshot(`"fire 0 0, fire 0 1, fire 0 2, fire 0 3, grapeshot, flee"`)
    table.play(PLAY_GRAPESHOT).play({ kind: 'fire', at: 0, section: 3 }, faces('3 3 3'))
    expect(table.step).toBe('visit')
    expect(listed(table.until(2))).toMatchInlineSnapshot(
      `"raise 0 3, raise 1 3, raise 2 3, raise 3 3, bury 0 1, bury 0 2, bury 1 0, bury 1 1, bury 1 2, bury 2 0, bury 2 1, bury 2 2, bury 3 0, bury 3 1, bury 3 2, artisan 0, artisan 1, artisan 2, artisan 3, done"`,
    )
  })
})
