// One number proves a move generator: positions reached by every legal move to a depth, with fixed luck, and the order of moves.
import { Sfc32 } from '@flibuste/kernel'
import { perft, playthrough } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bones, type Move } from './index.ts'
import { CALM, kept, position, STANDARD, type Table } from './scenario.ts'

/** Random games: decisions, legal moves met, rounds. */
function toTheEnd(seats: number, seed: number): string {
  const { told, state } = playthrough(bones, { ...STANDARD, party: seats > 4 }, seats, seed)
  return `${told}, ${state.round} rounds`
}

describe('every move, to a depth', () => {
  it('from the first roll', () => {
    expect(perft(bones, bones.setup(STANDARD, 2, new Sfc32(1)), 3)).toMatchInlineSnapshot(`"1240 moves, 107 states"`)
  })

  it('from a rich position', () => {
    const { state } = position({
      treasures: [1, 2, 0],
      thieves: { 0: 1, 2: 0 },
      ships: ['I I P P S I'],
      dice: [1, 1, 1, 5, 5, 5],
    })
    expect(perft(bones, state, 2)).toMatchInlineSnapshot(`"679 moves, 574 states"`)
    const later = kept({
      treasures: [1, 2, 0],
      thieves: { 0: 1, 2: 0 },
      ships: ['I I P P S I'],
      dice: [1, 1, 1, 5, 5, 5],
    })
    expect(perft(bones, later.state, 4)).toMatchInlineSnapshot(`"2779 moves, 164 states"`)
  })

  it('alone, becalmed', () => {
    expect(perft(bones, kept({ treasures: [2], dice: CALM }).state, 3)).toMatchInlineSnapshot(
      `"1189 moves, 343 states"`,
    )
  })
})

describe('games of fixed seeds', () => {
  it('are as long as they were', () => {
    expect([1, 2, 3, 4, 6, 8].map((seats) => toTheEnd(seats, 2026))).toMatchInlineSnapshot(`
      [
        "120 decisions, 1839 legal moves, 37 rounds",
        "247 decisions, 3938 legal moves, 35 rounds",
        "318 decisions, 5410 legal moves, 35 rounds",
        "454 decisions, 8091 legal moves, 32 rounds",
        "539 decisions, 8704 legal moves, 27 rounds",
        "849 decisions, 18427 legal moves, 30 rounds",
      ]
    `)
  })
})

describe('the order of legal moves', () => {
  const short = (move: Move) => Object.values(move).flat().join(' ')
  const listed = (table: Table) => table.legal().map(short)

  it('in a reroll', () => {
    expect(listed(position({ dice: CALM }))).toMatchInlineSnapshot(`
      [
        "reroll 0",
        "reroll 1",
        "reroll 0 1",
        "reroll 2",
        "reroll 0 2",
        "reroll 1 2",
        "reroll 0 1 2",
        "reroll 3",
        "reroll 0 3",
        "reroll 1 3",
        "reroll 0 1 3",
        "reroll 2 3",
        "reroll 0 2 3",
        "reroll 1 2 3",
        "reroll 0 1 2 3",
        "done",
      ]
    `)
  })

  it('in a change', () => {
    expect(listed(kept({ ships: 'P I P P P P', dice: [1, 6, 3, 3] }))).toMatchInlineSnapshot(`
      [
        "change 0 1",
        "change 1 -1",
        "change 2 -1",
        "change 2 1",
        "change 3 -1",
        "change 3 1",
        "done",
      ]
    `)
  })

  it('in an action', () => {
    const table = kept({ treasures: [0, 1], thieves: { 0: 1 }, ships: 'I P P P P I', dice: [1, 1, 1, 2, 2, 2] })
    expect(listed(table)).toMatchInlineSnapshot(`
      [
        "plunder 1",
        "steal 1",
        "sail 2 pair",
        "sail 2 triple",
        "steal 2",
        "done",
      ]
    `)
  })

  it('for the mate', () => {
    const table = kept({ treasures: [1, 1, 2], thieves: { 1: 0, 2: 0 }, ships: ['P P I P P P'], dice: CALM })
    expect(listed(table)).toMatchInlineSnapshot(`
      [
        "scout 1",
        "scout 2",
        "scout 4",
        "scout 5",
        "scout 6",
        "thief 1 1",
        "thief 2 2",
        "thief 2 3",
        "defend 1",
        "defend 2",
        "done",
      ]
    `)
  })
})
