// Edition files: what is read, and what is complained of, in English. How both languages say it: complaints.test.ts.
import { readOptions } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { itIsFrozen, itIsRefused } from '../edition-contract.ts'
import { verdictsOn } from '../edition-scenario.ts'
import { EDITION } from './data.ts'
import { frozenEdition, readEdition } from './edition.ts'
import { buccaneer } from './index.ts'
import { text as english } from './text.en.ts'

type Raw = { [field: string]: unknown }
interface RawEdition {
  name: unknown
  values: Raw
  ships: Raw[]
}

const { copy, said, complaint } = verdictsOn<RawEdition>(EDITION, readEdition, english)

const shipWith = (field: string, value: unknown) => complaint(({ ships }) => (ships[4]![field] = value))

describe('an edition file', () => {
  it('BUC-0.2 is read as it is', () => {
    expect(said(copy())).toEqual(EDITION)
    const read = readOptions(buccaneer.options, { edition: copy() })
    expect(read).toEqual({ firstSeat: 'drawn', covered: 'strict', edition: EDITION })
  })

  it('BUC-0.2 must have exactly fifteen ships', () => {
    expect(complaint(({ ships }) => ships.pop())).toBe('an edition must list exactly 15 ships')
    expect(complaint(({ ships }) => ships.push(ships[0]!))).toBe('an edition must list exactly 15 ships')
    expect(complaint((edition) => (edition.ships = 'none' as never))).toBe('an edition must list exactly 15 ships')
  })

  it('BUC-0.2 BUC-0.3 must know its treasures, one or two to a ship, no more than there are', () => {
    expect(shipWith('treasures', [])).toBe('ship 5 must show one or two treasures')
    expect(shipWith('treasures', ['chest', 'chest', 'chest'])).toBe('ship 5 must show one or two treasures')
    expect(shipWith('treasures', ['gold'])).toBe(
      'ship 5 shows a treasure that is none of chest, barrel, candlestick, sabre',
    )
    expect(shipWith('treasures', ['sabre'])).toBe('7 icons show a sabre, but there are only 6 of each treasure')
  })

  it('BUC-0.2 BUC-A7 must have sane numbers', () => {
    const crew = 'the smallest crew (min) of ship 5 must be a whole number from 1 to 9'
    for (const min of [0, 10, 2.5, '3', null]) expect(shipWith('min', min)).toBe(crew)
    expect(shipWith('min', 1)).toMatchObject({ name: 'Flibuste' })
    for (const loot of [-1, 100, NaN])
      expect(shipWith('loot', loot)).toBe('the loot of ship 5 must be a whole number from 0 to 99')
    expect(shipWith('wage', 21)).toBe('the wage of a question mark on ship 5 must be a whole number from 0 to 20')
  })

  it('BUC-0.4 must have four values that differ', () => {
    expect(complaint(({ values }) => (values.sabre = 9))).toBe('the four treasure values must all differ')
    expect(complaint(({ values }) => (values.sabre = 0))).toBe(
      'the value of a sabre must be a whole number from 1 to 99',
    )
    expect(complaint(({ values }) => delete values.barrel)).toBe('values has no field "barrel"')
  })

  it('must have every field and no other', () => {
    expect(shipWith('lout', 3)).toBe('ship 5 has a field "lout"; it may have name, min, loot, wage, treasures')
    expect(complaint(({ ships }) => delete ships[0]!.loot)).toBe('ship 1 has no field "loot"')
    expect(shipWith('name', '')).toBe('the name of ship 5 must be a text of 1 to 40 characters')
    expect(complaint((edition) => (edition.name = 7))).toBe(
      'the name of the edition must be a text of 1 to 40 characters',
    )
    for (const raw of [7, 'edition', [], true])
      expect(said(raw)).toBe('an edition must be an object with name, values, ships')
    expect(complaint(({ ships }) => (ships[2] = null as never))).toBe(
      'ship 3 must be an object with name, min, loot, wage, treasures',
    )
  })

  itIsRefused(buccaneer.options, { ...EDITION, ships: [] }, { reason: 'wrongShips', expected: 15 })

  itIsFrozen(EDITION, frozenEdition)
})
