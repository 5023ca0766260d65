// One number proves a move generator: positions reached by every legal move to a depth, with fixed luck, and the order of moves.
import { Sfc32 } from '@flibuste/kernel'
import { perft, playthrough } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { pirates, type Move } from './index.ts'
import { position, put, STANDARD, type Layout } from './scenario.ts'

/** A random game: decisions, legal moves met, turns, treasures. */
function toTheEnd(seats: number, seed: number): string {
  const { told, state, scores } = playthrough(pirates, { ...STANDARD, firstSeat: 'drawn' }, seats, seed)
  return `${told}, ${state.turn} turns, ${scores.join()} treasures`
}

const RICH: Layout = {
  seats: 3,
  ships: [
    { at: 7, slots: 'CPCPCP' },
    { at: 7, slots: 'CCPP..', aboard: 3 },
    { at: 7, slots: 'C.....', aboard: 4 },
  ],
  lairs: { G: { tile: 8, slots: 'C..P..' }, C: { tile: 1, slots: '......' } },
}

describe('every move, to a depth', () => {
  it('from the start', () => {
    expect(perft(pirates, pirates.setup(STANDARD, 2, new Sfc32(1)), 2)).toMatchInlineSnapshot(
      `"3906 moves, 3907 states"`,
    )
  })

  it('from a turn in port and from a crowded sea', () => {
    expect([perft(pirates, position().state, 4), perft(pirates, position(RICH).state, 4)]).toMatchInlineSnapshot(`
      [
        "7327 moves, 5212 states",
        "12326 moves, 9766 states",
      ]
    `)
  })
})

describe('games of fixed seeds', () => {
  it('are as long as they were', () => {
    expect([2, 3, 4, 5, 6].map((seats) => toTheEnd(seats, 2026))).toMatchInlineSnapshot(`
      [
        "291 decisions, 2601 legal moves, 76 turns, 6,5 treasures",
        "392 decisions, 3607 legal moves, 101 turns, 0,0,0 treasures",
        "877 decisions, 7334 legal moves, 230 turns, 0,4,10,11 treasures",
        "1235 decisions, 10695 legal moves, 309 turns, 6,0,9,10,4 treasures",
        "1196 decisions, 10253 legal moves, 311 turns, 3,0,6,6,6,1 treasures",
      ]
    `)
  })
})

describe('the order of legal moves', () => {
  const short = (move: Move): string => Object.values(move).join(' ')
  const listed = (table: ReturnType<typeof position>) => table.legal().map(short)

  it('in the first action', () => {
    expect(listed(position(RICH))).toMatchInlineSnapshot(`
      [
        "sail 1",
        "sail 2",
        "sail 3",
        "sail 4",
        "sail 5",
        "sail 6",
        "sail 8",
        "sail 9",
        "sail 10",
        "sail 11",
        "sail 12",
        "sail 14",
        "sail 15",
        "sail 17",
        "sail 18",
        "sail 19",
        "sail 21",
        "sail 22",
        "attackLair 2",
        "attackLair 3",
        "attackLair 6",
        "attackShip 1",
        "attackShip 2",
        "pass",
      ]
    `)
  })

  it('in the second action and in a repair', () => {
    const table = position({ ships: [{ at: 24, slots: 'CPC...' }, { at: 24 }] }).pass()
    expect(listed(table)).toMatchInlineSnapshot(`
      [
        "attackShip 1",
        "put 1 pirate",
        "put 1 ",
        "put 2 cannon",
        "put 2 ",
        "put 3 pirate",
        "put 3 ",
        "put 4 cannon",
        "put 4 pirate",
        "put 5 cannon",
        "put 5 pirate",
        "put 6 cannon",
        "put 6 pirate",
        "pass",
      ]
    `)
    expect(listed(table.play(put('4P')))).toMatchInlineSnapshot(`
      [
        "put 1 pirate",
        "put 1 ",
        "put 2 cannon",
        "put 2 ",
        "put 3 pirate",
        "put 3 ",
        "put 5 cannon",
        "put 5 pirate",
        "put 6 cannon",
        "put 6 pirate",
        "done",
      ]
    `)
  })
})
