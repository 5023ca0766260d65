// Wheels, set in secret and shown together. Courses in the open: cards/lookout.test.ts.
import { NoChance, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { cove } from '../index.ts'
import { PASS, SAILINGS } from '../moves.ts'
import { position } from '../scenario.ts'

describe('a course', () => {
  it('COV-5.2 COV-5.4 is secret until all wheels are set; then all ships sail', () => {
    const table = position({ at: 'navigation', places: [1, 1, 1, 1] })
    table.play(SAILINGS[2]!, [], 0).play(SAILINGS[4]!, [], 2).play(SAILINGS[4]!, [], 3)
    expect([table.state.places, table.log]).toEqual([[1, 1, 1, 1], []])
    expect([table.viewOf(0).mine, table.viewOf(1).mine, table.view.mine]).toEqual([SAILINGS[2], null, null])
    for (const viewer of [1, SPECTATOR]) expect(JSON.stringify(table.viewOf(viewer))).not.toContain('"sail"')
    table.play(SAILINGS[6]!, [], 1)
    expect(table.last('wheelsShown')).toMatchObject({ clause: 'COV-5.4', from: [1, 1, 1, 1], places: [2, 6, 4, 4] })
    expect(table.state.places).toEqual([2, 6, 4, 4])
  })

  it('COV-D3 is one of six islands, for all at once', () => {
    const table = position({ at: 'navigation', places: [1, 2, 3, 4] })
    expect([table.step, table.asked]).toEqual(['course', [0, 1, 2, 3]])
    for (const seat of table.asked)
      expect(table.legal(undefined, seat)).toEqual([1, 2, 3, 4, 5, 6].map((island) => SAILINGS[island]))
  })

  it('COV-5.5 may be to where one is, or where others are', () => {
    const table = position({ at: 'navigation', places: [1, 2, 2, 2], black: [] }).sail(1, 3, 6, 6)
    expect(table.last('wheelsShown')).toMatchObject({ places: [1, 3, 6, 6] })
    expect(table.all('battleBegan')).toEqual([])
    const together = position({ at: 'navigation', places: [1, 2, 3, 4], black: [] }).sail(2, 2, 6, 6)
    expect(together.last('battleBegan')).toMatchObject({ place: 2, seats: [0, 1] })
  })

  it('COV-5.3 COV-A2 is never to the Cove', () => {
    const table = position({ at: 'navigation', places: [7, 1, 1, 1] })
    expect(table.refused(SAILINGS[7]!)).toBe('COV-5.3 notOnWheel')
    expect(table.refused(SAILINGS[0]!)).toBe('COV-0.2 noSuchIsland')
    expect(cove.read({ kind: 'sail', island: 8 })).toBeNull()
  })

  it('COV-5.2 must be set', () => {
    expect(position({ at: 'navigation' }).refused(PASS)).toBe('COV-A37 passTime')
  })

  it('COV-I4 draws nothing while wheels are being set', () => {
    const { state } = position({ at: 'navigation' })
    for (const seat of [0, 1, 2]) cove.apply(state, seat, SAILINGS[seat + 1]!, new NoChance(), null)
    expect(cove.awaiting(state)).toBe(0b1000)
  })
})
