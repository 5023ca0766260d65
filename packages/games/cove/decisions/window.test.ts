// Windows for event cards: when, which cards, who is heard first.
import { describe, expect, it } from 'vitest'
import { BUCCANEERINGS, ESCAPES, LETTERS, LOOKOUTS, MAP, NAVIES, PASS, SHIPWRIGHTS } from '../moves.ts'
import { faces, position, type Layout, type Table } from '../scenario.ts'

/** One of each event card. */
const ALL = 'buccaneering treasureMap lookout royalNavy letterOfMarque escape shipwright'
const kinds = (table: Table): string[] => [...new Set(table.legal().map(({ kind }) => kind))]

describe('a window', () => {
  it('COV-4.3 at the end of the treasure phase is for Buccaneering and Treasure Map', () => {
    const table = position({ at: 'month', hands: [ALL] })
    expect([table.step, table.view.phase, kinds(table)]).toEqual([
      'window',
      'treasure',
      ['pass', 'buccaneering', 'treasureMap'],
    ])
    expect(table.refused(LOOKOUTS[0]!)).toBe('COV-14.5 lookoutTime')
    expect(table.refused(SHIPWRIGHTS[0]!)).toBe('COV-14.6 shipwrightTime')
  })

  it('COV-5.1 at the start of navigation, before any course is set, is for the Lookout', () => {
    const table = position({ at: 'month', hands: [ALL] }).pass()
    expect([table.step, table.view.phase, kinds(table)]).toEqual(['window', 'navigation', ['pass', 'lookout']])
    expect(table.all('wheelsShown')).toEqual([])
    expect(table.refused(MAP)).toBe('COV-14.10 mapTime')
    expect(table.pass().step).toBe('course')
  })

  it('COV-5.6 when ships have sailed is for Royal Navy and Escape, and for the Letter of Marque in answer', () => {
    const table = position({ at: 'sailed', places: [1, 2, 3, 6], hands: [ALL] })
    expect(kinds(table)).toEqual(['pass', 'royalNavy', 'escape'])
    expect(table.refused(LETTERS[2]!)).toBe('COV-14.7 noNavy')
    table.play(NAVIES[1]!)
    expect(kinds(table)).toEqual(expect.arrayContaining(['letterOfMarque', 'escape']))
  })

  it('COV-D2 takes cards that are in hand, and no others', () => {
    const table = position({ at: 'sailed', places: [1, 2, 3, 6], hands: ['escape'] })
    expect(table.refused(NAVIES[1]!)).toBe('COV-D2 notInHand')
    expect(table.legal()).toEqual([PASS, ESCAPES[4], ESCAPES[6]])
  })

  it('COV-D2 puts the question to all who have a card in hand, whatever it is', () => {
    const asked = (hands: readonly string[]) => position({ at: 'month', hands }).view
    for (const hands of [
      ['smoke', 'fame1', ''],
      ['buccaneering', 'fame1', ''],
      ['fame1', 'treasureMap', ''],
    ])
      expect(asked(hands)).toMatchObject({ step: 'window', asked: 0b11, answered: 0, pace: 'quiet' })
  })

  it('COV-D2 is not opened when nobody can have a fitting card, as all can see', () => {
    const layout: Layout = { at: 'month', hands: ['smoke'] }
    expect(position({ ...layout, discard: 'buccaneering treasureMap' }).view.phase).toBe('navigation')
    expect(position({ ...layout, discard: 'buccaneering treasureMap lookout' }).step).toBe('course')
  })

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 0],
    [7, 2],
  ])('COV-A5 of month %i hears captains clockwise from seat %i', (month, first) => {
    const hands = ['fame1', 'fame1', 'fame1', 'fame2'].with(first, 'buccaneering').with((first + 3) % 4, 'treasureMap')
    const table = position({ at: 'month', month: month - 1, hands })
    const victim = (first + 1) % 4
    for (const seat of table.asked)
      table.play(seat === first ? BUCCANEERINGS[victim]! : seat === (first + 3) % 4 ? MAP : PASS, [], seat)
    expect([table.all('buccaneered').length, table.all('mapRead').length]).toEqual([1, 0])
  })

  it('COV-A5 keeps the card of whoever was not heard, and asks again from the left of who played, until all pass', () => {
    const table = position({ at: 'treasure', hands: ['buccaneering', 'treasureMap', 'smoke'] })
    table.play(BUCCANEERINGS[2]!, [], 0).play(MAP, [], 1).play(PASS, [], 2)
    expect([table.hand(1), table.asked, table.all('mapRead')]).toEqual(['treasureMap', [1, 2], []])
    table.play(MAP, [], 1).play(PASS, faces('4'), 2)
    expect(table.all('mapRead')).toHaveLength(1)
    expect(table.view.phase).toBe('navigation')
  })

  it('COV-A5 hears the captain on the left of who played first, not the same one again', () => {
    const layout: Layout = { at: 'sailed', places: [1, 2, 3, 6], hands: ['royalNavy escape', 'royalNavy'] }
    const table = position(layout).play(NAVIES[3]!, [], 0).play(PASS, [], 1)
    table.play(ESCAPES[6]!, [], 0).play(NAVIES[2]!, [], 1)
    expect([table.all('navySent').map(({ seat }) => seat), table.all('escaped')]).toEqual([[0, 1], []])
    expect(table.hand(0)).toBe('escape')
  })

  it('COV-A5 lets a captain answer what was played before him', () => {
    const layout: Layout = { at: 'sailed', places: [1, 2, 3, 6], hands: ['escape', 'royalNavy'], month: 2 }
    const table = position(layout).play(PASS, [], 0).play(NAVIES[1]!, [], 1)
    expect([table.step, table.asked, table.refused(ESCAPES[4]!)]).toEqual(['window', [0], null])
  })

  it('COV-E1 ends: each card played is one fewer, and none is drawn', () => {
    const table = position({ at: 'treasure', hands: ['treasureMap buccaneering'] })
    const { pileSize } = table
    table.play(MAP).play(BUCCANEERINGS[1]!)
    expect([table.step, table.pileSize, table.handSize(0)]).toEqual(['course', pileSize, 0])
  })
})
