// The Royal Navy on its way, and the Letter of Marque. How it fights: decisions/command.test.ts.
import { describe, expect, it } from 'vitest'
import { EDITION } from '../data.ts'
import { cove } from '../index.ts'
import { LETTERS, NAVIES, PASS } from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

const sailed = (more: Layout = {}): Table =>
  position({ at: 'sailed', places: [1, 2, 3, 6], black: [[5, 'hook']], levels: ['5772'], ...more })

describe('the Royal Navy', () => {
  it('COV-14.8 is sent to any outer island when ships have sailed, and stays to fight', () => {
    const table = sailed({ hands: ['royalNavy'] })
    expect(table.legal()).toEqual([PASS, ...[1, 2, 3, 4, 5].map((island) => NAVIES[island])])
    table.play(NAVIES[2]!)
    expect(table.last('navySent')).toMatchObject({ clause: 'COV-14.8', seat: 0, island: 2, from: 0 })
    expect(table.last('battleBegan')).toMatchObject({ place: 2, seats: [1], navy: true })
    expect([table.step, table.seat, table.discards]).toEqual(['command', 0, 'royalNavy'])
    expect(position({ at: 'treasure', hands: ['royalNavy'] }).refused(NAVIES[2]!)).toBe('COV-14.8 navyTime')
  })

  it('COV-6.5 COV-6.6 never goes to Treasure Island or the Cove', () => {
    const table = sailed({ hands: ['royalNavy letterOfMarque'] })
    expect(table.refused(NAVIES[6]!)).toBe('COV-6.5 navyOuterOnly')
    expect(table.refused({ kind: 'royalNavy', island: 7 })).toBe('COV-6.5 navyOuterOnly')
    expect(cove.read({ kind: 'royalNavy', island: 7 })).toBeNull()
    const sent = sailed({ hands: ['', 'letterOfMarque'], navy: [2, 0] })
    expect(sent.refused(LETTERS[6]!)).toBe('COV-6.5 navyOuterOnly')
  })

  it('COV-A27 goes back aside when the fighting is over, sunk or not', () => {
    const table = sailed({ hands: ['', 'royalNavy'] }).play(NAVIES[1]!)
    table.play(fire(0, 'sails'), faces('1 1 1 1')).flee('2')
    expect(table.last('navyLeft')).toMatchObject({ clause: 'COV-A27' })
    expect(table.state.navy).toEqual({ place: 0, seat: -1 })
    const sunk = sailed({ hands: ['', 'royalNavy'] }).play(NAVIES[1]!)
    sunk.play(fire(0, 'sails'), faces('1 1 1 1')).fire('navy', 'hull', '5 5 5 5 1')
    expect(sunk.state.navy).toEqual({ place: 0, seat: -1 })
    const idle = sailed({ hands: ['', 'royalNavy'] }).play(NAVIES[4]!)
    expect([idle.all('battleBegan'), idle.state.navy.place]).toEqual([[], 0])
  })

  it('COV-A31 is moved by a second card, and its command passes', () => {
    const table = sailed({ hands: ['royalNavy fame1', 'royalNavy'] })
    table.play(NAVIES[2]!, [], 0).play(PASS, [], 1)
    expect(table.state.navy).toEqual({ place: 2, seat: 0 })
    table.play(NAVIES[3]!, [], 1).play(PASS, [], 0)
    expect(table.last('navySent')).toMatchObject({ seat: 1, island: 3, from: 2 })
    table.allPass()
    expect([table.last('battleBegan')?.place, table.step, table.seat]).toEqual([3, 'command', 1])
  })
})

describe('a Letter of Marque', () => {
  const answered = (): Table => {
    const table = sailed({ hands: ['royalNavy', 'letterOfMarque', 'fame1'] })
    return table.play(NAVIES[2]!, [], 0).play(PASS, [], 1).play(PASS, [], 2)
  }

  it('COV-14.7 answers the Royal Navy only', () => {
    const table = sailed({ hands: ['royalNavy', 'letterOfMarque'] })
    expect(table.refused(LETTERS[3]!, 1)).toBe('COV-14.7 noNavy')
    expect(table.legal(undefined, 1)).toEqual([PASS])
    expect(answered().legal('letterOfMarque', 1)).toHaveLength(4)
  })

  it('COV-14.7 COV-A29 sends it elsewhere, under the command of its owner', () => {
    const table = answered().play(LETTERS[1]!, [], 1).play(PASS, [], 2)
    expect(table.last('navyTurned')).toMatchObject({ clause: 'COV-14.7', seat: 1, island: 1, from: 2 })
    table.allPass()
    expect([table.last('battleBegan')?.place, table.step, table.seat]).toEqual([1, 'command', 1])
    expect(table.discards).toBe('letterOfMarque royalNavy')
  })

  it('COV-A30 not to where it is', () => {
    expect(answered().refused(LETTERS[2]!, 1)).toBe('COV-A30 sameIsland')
  })

  it('COV-14.7 answers another Letter too', () => {
    const edition = { ...EDITION, tavern: { ...EDITION.tavern, letterOfMarque: 2, royalNavy: 1 } }
    const table = sailed({ hands: ['royalNavy letterOfMarque', 'letterOfMarque'], options: { edition } })
    table.play(NAVIES[2]!, [], 0).play(PASS, [], 1)
    table.play(LETTERS[1]!, [], 1).play(PASS, [], 0)
    expect(table.refused(LETTERS[3]!, 0)).toBeNull()
    table.play(LETTERS[3]!, [], 0)
    expect(table.last('battleBegan')).toMatchObject({ place: 3, seats: [2] })
  })
})
