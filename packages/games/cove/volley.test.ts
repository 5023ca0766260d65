// Dice and hits of one volley.
import { describe, expect, it } from 'vitest'
import { PLAY_GRAPESHOT } from './moves.ts'
import { position, type Layout } from './scenario.ts'

const SEA: Layout = { places: [3, 3, 6, 6], levels: ['8778', '2228'] }

describe('a volley', () => {
  it.each([
    ['1 2 3 4 1', 0],
    ['4 4 4 4 4', 0],
    ['5 1 2 3 4', 1],
    ['6 1 2 3 4', 1],
    ['5 6 5 6 5', 5],
  ])('COV-8.7 of %s hits %i times', (dice, hits) => {
    const table = position(SEA).fire(1, 'hull', dice)
    expect(table.last('fired')).toMatchObject({ clause: 'COV-8.7', by: 0, at: 1, section: 3, needed: 5, hits })
    expect(table.levels(1)).toBe(`222${8 - hits}`)
  })

  it('COV-8.8 cards count for that roll only, and are discarded whether they helped or not', () => {
    const table = position({ ...SEA, hands: ['grapeshot'] }).allPass()
    table.play(PLAY_GRAPESHOT)
    expect(table.discards).toBe('')
    table.fire(1, 'hull', '1 2 1 2 1')
    expect([table.discards, table.state.battle.volley]).toEqual(['grapeshot', []])
    table.fire(0, 'hull', '1 1').fire(1, 'hull', '3 4 3 4')
    expect(table.last('fired')).toMatchObject({ needed: 5, hits: 0 })
  })
})
