// The Flying Dutchman: crews, and a hull that mends.
import { describe, expect, it } from 'vitest'
import { faces, position, type Table } from '../scenario.ts'

describe('the Dutchman', () => {
  it('COV-19.2 fires four dice at the largest crew', () => {
    const table = position(
      { places: [3, 3, 6, 6], levels: ['4228', '3528'], black: [[3, 'dutchman']] },
      faces('5 6 1 1'),
    )
    expect(table.last('fired')).toMatchObject({ clause: 'COV-19.2', at: 1, section: 1, hits: 2 })
    expect(table.levels(1)).toBe('3328')
  })

  /** Two captains, six dice and five; the Dutchman fires first in each exchange and misses. */
  const fought = (): Table =>
    position(
      { places: [3, 3, 6, 6], levels: ['4222', '3772'], parrots: ['silver'], black: [[3, 'dutchman']] },
      faces('1 1 1 1'),
    )

  it('COV-19.3 regains up to two of the hull an exchange has cost, at its end', () => {
    const table = fought().fire('legend', 'hull', '5 5 1 1 1 1')
    expect(table.state.battle.legendHull).toBe(3)
    table.fire('legend', 'hull', '5 1 1 1 1 1 1 1 1')
    expect(table.last('mended')).toMatchObject({ clause: 'COV-19.3', by: 2, hull: 4 })
    table.fire('legend', 'hull', '5 1 1 1 1 1').fire('legend', 'hull', '1 1 1 1 1 1 1 1 1')
    expect(table.last('mended')).toMatchObject({ by: 1, hull: 4 })
    table.fire('legend', 'hull', '1 1 1 1 1 1').fire('legend', 'hull', '1 1 1 1 1 1 1 1 1')
    expect(table.all('mended')).toHaveLength(2)
    expect(table.state.battle.legendHull).toBe(4)
  })

  it('COV-19.3 regains nothing once it is sunk', () => {
    const table = fought().fire('legend', 'hull', '5 5 5 5 1 1')
    expect(table.state.battle.legendHull).toBe(1)
    table.fire('legend', 'hull', '5 1 1 1 1')
    expect([table.all('mended'), table.last('sunk')?.share]).toEqual([[], 3])
  })
})
