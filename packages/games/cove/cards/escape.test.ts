// Escape: away at the last moment.
import { describe, expect, it } from 'vitest'
import { ESCAPES, NAVIES, PASS } from '../moves.ts'
import { position, type Layout, type Table } from '../scenario.ts'

const sailed = (more: Layout = {}): Table =>
  position({ at: 'sailed', places: [1, 2, 3, 6], hands: ['escape'], black: [[5, 'hook']], ...more })

describe('Escape', () => {
  it('COV-14.1 leads to an outer island without a ship, or to Treasure Island', () => {
    const table = sailed()
    expect(table.legal()).toEqual([PASS, ESCAPES[4], ESCAPES[6]])
    expect(table.refused(ESCAPES[0]!)).toBe('COV-0.2 noSuchIsland')
    table.play(ESCAPES[4]!)
    expect(table.last('escaped')).toMatchObject({ clause: 'COV-14.1', seat: 0, from: 1, island: 4 })
    expect(table.all('plundered').find(({ seat }) => seat === 0)).toMatchObject({ island: 4 })
    expect(sailed().play(ESCAPES[6]!).state.places[0]).toBe(6)
  })

  it('COV-14.1 is for the end of navigation', () => {
    expect(position({ at: 'treasure', hands: ['escape'] }).refused(ESCAPES[4]!)).toBe('COV-14.1 escapeTime')
  })

  it('COV-14.1 answers the Royal Navy', () => {
    const table = sailed({ hands: ['escape', 'royalNavy'] })
    table.play(PASS, [], 0).play(NAVIES[1]!, [], 1)
    expect(table.play(ESCAPES[6]!, [], 0).state.places[0]).toBe(6)
  })

  it('COV-A21 finds islands occupied by captains, his own ship, black ships and the Royal Navy', () => {
    const table = sailed({ navy: [4, 2] })
    const clauses = [1, 2, 3, 4, 5].map((island) => table.refused(ESCAPES[island]!))
    expect(clauses).toEqual(Array.from({ length: 5 }, () => 'COV-A21 occupied'))
    expect(table.refused(ESCAPES[6]!)).toBeNull()
  })

  it('COV-14.2 frees its captain from Buccaneering, and nobody else', () => {
    const other = sailed({ shares: [[1, 2]] }).play(ESCAPES[4]!)
    expect([other.last('escaped')?.freed, other.all('shared').map(({ from }) => from)]).toEqual([0, [2]])
    const own = sailed({ shares: [[1, 0]] }).play(ESCAPES[4]!)
    expect([own.last('escaped')?.freed, own.all('shared')]).toEqual([1, []])
  })

  it('COV-14.12 is discarded when it is played', () => {
    expect(sailed().play(ESCAPES[4]!).discards).toBe('escape')
  })
})
