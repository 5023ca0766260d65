// Edition files: what is read, and what is complained of, in English. How both languages say it: complaints.test.ts.
import { readOptions, type OptionSpec } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { itIsFrozen, itIsRefused } from '../edition-contract.ts'
import { verdictsOn } from '../edition-scenario.ts'
import {
  EDITION,
  FAMILIES,
  FAMILY_KINDS,
  FAMILY_SIZES,
  SECTIONS,
  SHOWN_TREASURE,
  TAVERN_CARDS,
  TAVERN_KINDS,
} from './data.ts'
import { frozenEdition, readEdition } from './edition.ts'
import { text as english } from './text.en.ts'

type Raw = { [field: string]: unknown }
interface RawEdition {
  name: unknown
  mat: { [section: string]: { values: unknown[]; costs: unknown[] } }
  treasures: Raw[]
  tavern: Raw
}

const { copy, said, complaint } = verdictsOn<RawEdition>(EDITION, readEdition, english)

const treasureWith = (field: string, value: unknown) => complaint(({ treasures }) => (treasures[4]![field] = value))
const tavernWith = (copies: Raw) => complaint(({ tavern }) => Object.assign(tavern, copies))

const SPEC: OptionSpec = { id: 'edition', kind: 'edition', initial: null, read: readEdition }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('the edition the game comes with', () => {
  it('COV-M1 has eight levels in each section, as the booklet and its pictures show them', () => {
    const { sails, crew, cannons, hull } = EDITION.mat
    expect(sails.values).toEqual([4, 5, 6, 7, 8, 9, 10, 12])
    expect(hull).toEqual(sails)
    expect(crew.values).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
    expect(cannons).toEqual(crew)
    for (const section of SECTIONS) expect(EDITION.mat[section].costs).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  it('COV-0.5 COV-M2 has thirty treasure cards twice, the one of the booklet among them', () => {
    expect(EDITION.treasures).toHaveLength(30)
    expect(sum(EDITION.treasures.map(({ copies }) => copies))).toBe(60)
    expect(EDITION.treasures[SHOWN_TREASURE]).toEqual({ fame: 1, gold: 2, chests: 5, tavern: 0, copies: 2 })
    const total = (kind: 'fame' | 'gold' | 'chests' | 'tavern') =>
      sum(EDITION.treasures.map((card) => card[kind] * card.copies))
    expect([total('fame'), total('gold'), total('chests'), total('tavern')]).toEqual([88, 294, 142, 10])
  })

  it('COV-0.7 COV-0.8 COV-M3 has 42 Tavern cards in six families', () => {
    expect(sum(TAVERN_KINDS.map((kind) => EDITION.tavern[kind]))).toBe(TAVERN_CARDS)
    const sizes = FAMILIES.map((family) => sum(FAMILY_KINDS[family].map((kind) => EDITION.tavern[kind])))
    expect(sizes).toEqual(FAMILIES.map((family) => FAMILY_SIZES[family]))
    expect(FAMILIES.flatMap((family) => FAMILY_KINDS[family])).toEqual(TAVERN_KINDS)
    expect(sizes).toEqual([4, 7, 8, 6, 8, 9])
    expect([EDITION.tavern.fame1, EDITION.tavern.fame2, EDITION.tavern.fame3]).toEqual([5, 3, 1])
  })
})

describe('an edition file', () => {
  it('COV-M1 COV-M2 COV-M3 is read as it is', () => {
    expect(said(copy())).toEqual(EDITION)
    expect(readOptions([SPEC], { edition: copy() })).toEqual({ edition: EDITION })
  })

  it('COV-M1 must have a mat of four sections with eight levels', () => {
    expect(complaint(({ mat }) => mat.sails!.values.pop())).toBe('the values of the sails must be a list of 8 numbers')
    expect(complaint(({ mat }) => mat.hull!.costs.push(4))).toBe('the costs of the hull must be a list of 7 numbers')
    expect(complaint(({ mat }) => delete mat.crew)).toBe('the mat has no field "crew"')
    expect(complaint(({ mat }) => (mat.crew = 3 as never))).toBe(
      'the crew section of the mat must be an object with values, costs',
    )
  })

  it('COV-E3 must have values that let every ship roll, and that never fall', () => {
    for (const value of [0, 7, 2.5, '2', null, -0])
      expect(complaint(({ mat }) => (mat.crew!.values[0] = value))).toBe(
        'each of the values of the crew must be a whole number from 1 to 6',
      )
    expect(complaint(({ mat }) => (mat.hull!.values[0] = 6))).toBe(
      'the values of the hull must not fall from left to right',
    )
    expect(complaint(({ mat }) => (mat.cannons!.costs[2] = 0))).toBe(
      'each of the costs of the cannons must be a whole number from 1 to 20',
    )
  })

  it('COV-0.5 must have sixty treasure cards', () => {
    expect(complaint(({ treasures }) => treasures.pop())).toBe('the treasure cards must add up to 60, not 58')
    expect(treasureWith('copies', 3)).toBe('the treasure cards must add up to 60, not 61')
    expect(complaint((edition) => (edition.treasures = 'none' as never))).toBe('the treasure cards must be a list')
    expect(complaint(({ treasures }) => (treasures[29] = { ...treasures[3] }))).toBe(
      'treasure cards 4 and 30 are alike; give them as one with copies',
    )
  })

  it('COV-0.7 must have as many Tavern cards of each family as the booklet counts', () => {
    expect(tavernWith({ smoke: 3 })).toBe('the boarding cards of the tavern must add up to 8, not 9')
    expect(tavernWith({ grapeshot: 1 })).toBe('the volley cards of the tavern must add up to 6, not 5')
    expect(tavernWith({ escape: 2 })).toBe('the event cards of the tavern must add up to 8, not 9')
    expect(tavernWith({ artisan: 6 })).toBe('the artisan cards of the tavern must add up to 7, not 6')
    expect(tavernWith({ royalNavy: 1, letterOfMarque: 2 })).toMatchObject({ tavern: { letterOfMarque: 2 } })
  })

  it('COV-0.8 COV-12.1 COV-15.2 must keep the copies that are known', () => {
    expect(tavernWith({ flint: 2, silver: 0 })).toBe('the copies of flint must be 1')
    expect(tavernWith({ fame1: 4, fame2: 4 })).toBe('the copies of fame1 must be 5')
    expect(tavernWith({ fairWind: 1, smoke: 3 })).toBe('the copies of fairWind must be a whole number from 2 to 8')
    expect(tavernWith({ grapple: 0, smoke: 4 })).toBe('the copies of grapple must be a whole number from 1 to 8')
  })

  it('must have sane numbers', () => {
    expect(treasureWith('gold', 21)).toBe('the gold of treasure card 5 must be a whole number from 0 to 20')
    expect(treasureWith('chests', -1)).toBe('the chests of treasure card 5 must be a whole number from 0 to 12')
    expect(treasureWith('tavern', '1')).toBe('the tavern of treasure card 5 must be a whole number from 0 to 3')
  })

  it('must have every field and no other', () => {
    expect(treasureWith('silver', 3)).toBe(
      'treasure card 5 has a field "silver"; it may have fame, gold, chests, tavern, copies',
    )
    expect(complaint(({ tavern }) => delete tavern.lookout)).toBe('the tavern has no field "lookout"')
    expect(complaint((edition) => (edition.name = ' '))).toBe(
      'the name of the edition must be a text of 1 to 40 characters',
    )
    for (const raw of [7, 'edition', [], true])
      expect(said(raw)).toBe('an edition must be an object with name, mat, treasures, tavern')
  })

  itIsRefused([SPEC], { ...EDITION, treasures: [] }, { reason: 'wrongTreasures', expected: 60, found: 0 })

  itIsFrozen(EDITION, frozenEdition)
})
