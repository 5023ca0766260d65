// Edition files: what is read, and what is complained of, in English. How both languages say it: complaints.test.ts.
import { readOptions } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { itIsFrozen, itIsRefused } from '../edition-contract.ts'
import { verdictsOn } from '../edition-scenario.ts'
import { EDITION } from './data.ts'
import { frozenEdition, readEdition } from './edition.ts'
import { stortebeker } from './index.ts'
import { STANDARD } from './scenario.ts'
import { text as english } from './text.en.ts'

type Raw = { [field: string]: unknown }
interface RawEdition {
  name: unknown
  marked: unknown[]
  ships: Raw[]
}

const { copy, said, complaint } = verdictsOn<RawEdition>(EDITION, readEdition, english)

const shipWith = (field: string, value: unknown) => complaint(({ ships }) => (ships[4]![field] = value))

describe('an edition file', () => {
  it('STO-0.2 is read as it is', () => {
    expect(said(copy())).toEqual(EDITION)
    expect(readOptions(stortebeker.options, { edition: copy() })).toEqual({ ...STANDARD, edition: EDITION })
  })

  it('STO-0.2 must have exactly thirty ships, in five colours', () => {
    expect(complaint(({ ships }) => ships.pop())).toBe('an edition must list exactly 30 ships')
    expect(complaint((edition) => (edition.ships = 'none' as never))).toBe('an edition must list exactly 30 ships')
    expect(shipWith('colour', 'pink')).toBe('the colour of ship 5 must be one of yellow, red, blue, green, white')
  })

  it('STO-0.5 must ask for provisions there are, one to eight', () => {
    const list = 'the provisions of ship 5 must be a list of 6 numbers, for water, beans, biscuit, meat, rum, bananas'
    for (const provisions of [7, [1, 1], null]) expect(shipWith('provisions', provisions)).toBe(list)
    expect(shipWith('provisions', [0, 0, 0, 0, 0, 0])).toBe('ship 5 must ask for 1 to 8 provisions')
    expect(shipWith('provisions', [9, 0, 0, 0, 0, 0])).toBe('ship 5 must ask for 1 to 8 provisions')
    expect(shipWith('provisions', [0, 0, 0, 0, 0, 8])).toBe(
      'the provisions of ship 5, bananas, must be a whole number from 0 to 7',
    )
  })

  it('STO-0.6 must mark ten cards', () => {
    expect(complaint(({ marked }) => (marked[0] = 3))).toBe('marked must add up to 10 cards, not 11')
    expect(complaint(({ marked }) => (marked[5] = 8))).toBe('marked, bananas, must be a whole number from 0 to 7')
    expect(complaint(({ marked }) => marked.pop())).toBe(
      'marked must be a list of 6 numbers, for water, beans, biscuit, meat, rum, bananas',
    )
  })

  it('must have sane numbers', () => {
    for (const points of [0, 21, 2.5, '3', null])
      expect(shipWith('points', points)).toBe('the points of ship 5 must be a whole number from 1 to 20')
    expect(shipWith('strength', 25)).toBe('the strength of ship 5 must be a whole number from 2 to 24')
  })

  it('must have every field and no other', () => {
    expect(shipWith('loot', 3)).toBe('ship 5 has a field "loot"; it may have colour, points, strength, provisions')
    expect(complaint(({ ships }) => delete ships[0]!.strength)).toBe('ship 1 has no field "strength"')
    expect(complaint((edition) => (edition.name = ''))).toBe(
      'the name of the edition must be a text of 1 to 40 characters',
    )
    for (const raw of [7, 'edition', [], true])
      expect(said(raw)).toBe('an edition must be an object with name, marked, ships')
  })

  itIsRefused(stortebeker.options, { ...EDITION, ships: [] }, { reason: 'wrongShips', expected: 30 })

  itIsFrozen(EDITION, frozenEdition)
})
