// Lookout: courses in the open.
import { describe, expect, it } from 'vitest'
import { LOOKOUTS, PASS, SAILINGS } from '../moves.ts'
import { position, type Layout, type Table } from '../scenario.ts'

const posted = (first: number, more: Layout = {}): Table =>
  position({ at: 'navigation', places: [1, 2, 3, 6], hands: ['lookout'], ...more }).play(LOOKOUTS[first]!)

describe('Lookout', () => {
  it('COV-14.5 COV-A46 has courses chosen openly, each ship sailing at once, clockwise from whom it names', () => {
    const table = posted(2)
    expect(table.last('lookoutPosted')).toMatchObject({ clause: 'COV-14.5', seat: 0, first: 2 })
    const order = [5, 4, 5, 1].map((island) => {
      const { asked } = table
      table.play(SAILINGS[island]!)
      return [asked, table.last('steered')!.seat, table.last('steered')!.place]
    })
    expect(order).toEqual([
      [[2], 2, 5],
      [[3], 3, 4],
      [[0], 0, 5],
      [[1], 1, 1],
    ])
    expect(table.all('wheelsShown')).toEqual([])
  })

  it('COV-A46 everybody sees the ships that have sailed before he chooses', () => {
    const table = posted(2).play(SAILINGS[5]!)
    expect([table.step, table.seat, table.viewOf(3).players[2]!.place]).toEqual(['steer', 3, 5])
  })

  it('COV-A45 names anybody, its owner too', () => {
    const table = position({ at: 'navigation', hands: ['lookout'] })
    expect(table.legal()).toEqual([PASS, LOOKOUTS[0], LOOKOUTS[1], LOOKOUTS[2], LOOKOUTS[3]])
    expect(table.refused(LOOKOUTS[4]!)).toBe('COV-0.1 noSuchCaptain')
    expect(posted(0).seat).toBe(0)
  })

  it('COV-14.5 is for the start of navigation, and counts for one month', () => {
    expect(position({ at: 'sailed', hands: ['lookout'] }).refused(LOOKOUTS[0]!)).toBe('COV-14.5 lookoutTime')
    const table = posted(0, { black: [] })
    for (const island of [1, 2, 3, 6]) table.play(SAILINGS[island]!)
    table.endMonth().allPass()
    expect([table.step, table.discards]).toEqual(['course', 'lookout'])
  })
})
