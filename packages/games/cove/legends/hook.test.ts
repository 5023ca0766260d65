// Captain Hook: shots that stray.
import { describe, expect, it } from 'vitest'
import { PLAY_SMOKE } from '../moves.ts'
import { faces, position, type Layout } from '../scenario.ts'

const FIVE: Layout = { seats: 5, black: [[3, 'hook']], levels: ['3228', '4228', '5223', '6228', '7228'] }
const hulls = (table: ReturnType<typeof position>) => table.state.levels.map((levels) => levels[3])

describe('Hook', () => {
  it('COV-19.4 fires three dice at the strongest hull', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8882', '2223'], black: [[3, 'hook']] }, faces('5 6 2'))
    expect(table.last('fired')).toMatchObject({ clause: 'COV-19.4', at: 1, section: 3, hits: 2 })
    expect(table.levels(1)).toBe('2221')
  })

  it('COV-19.5 hits the captain whose number a miss shows, clockwise from the target', () => {
    const layout: Layout = { ...FIVE, levels: ['3222', '4222', '5228', '6222', '7222'] }
    expect(hulls(position(layout, faces('1 2 3')))).toEqual([1, 2, 8, 1, 1])
    expect(hulls(position(layout, faces('4 5 6')))).toEqual([2, 1, 6, 2, 2])
    const table = position(layout, faces('1 1 5'))
    expect(table.all('strayed').map(({ seat, die, clause }) => [seat, die, clause])).toEqual([
      [3, 1, 'COV-19.5'],
      [3, 1, 'COV-19.5'],
    ])
  })

  it('COV-19.5 numbers only ships that are there', () => {
    const layout: Layout = { ...FIVE, places: [6, 3, 3, 6, 3], levels: ['2222', '4222', '5228', '2222', '7222'] }
    expect(hulls(position(layout, faces('1 2 3')))).toEqual([2, 1, 8, 2, 1])
  })

  it('COV-A17 strays into hulls', () => {
    const table = position({ ...FIVE, levels: ['3222', '4222', '5228', '6222', '7222'] }, faces('1 4 4'))
    expect(table.levels(3)).toBe('6221')
    expect(table.last('routed')?.seat).toBe(1)
  })

  it('COV-A16 does not stray into Smoke', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['4222', '3228'], hands: ['smoke'], black: [[3, 'hook']] }
    const table = position(layout).play(PLAY_SMOKE, faces('1 1 1'))
    expect([table.last('fired')!.at, table.levels(0), table.all('strayed')]).toEqual([1, '4222', []])
  })

  it('COV-A16 a five that Smoke made miss is nobody’s number', () => {
    const layout: Layout = { ...FIVE, hands: ['', '', 'smoke'], levels: ['3222', '4222', '5228', '6222', '7222'] }
    const table = position(layout).play(PLAY_SMOKE, faces('5 5 6'))
    expect([hulls(table), table.all('strayed')]).toEqual([[2, 2, 7, 2, 2], []])
  })
})
