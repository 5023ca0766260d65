// Fields of an edition file, and what is complained of where one is wrong.
import type { Complaint } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { readersOf, readOrComplain, sumOf } from './edition-fields.ts'

type Part = { readonly part: string; readonly ship?: number }
const { complain, fieldsOf, listOf, nameOf, wholeOf } = readersOf<Part, Complaint>()

const SHIP: Part = { part: 'ship', ship: 3 }

/** What is complained of; null: nothing. */
function complaintOf(read: () => unknown): Complaint | null {
  const got = readOrComplain(null, () => {
    read()
    return {}
  })
  return 'complaint' in got ? got.complaint : null
}

describe('fields', () => {
  const read = (raw: unknown) => fieldsOf(raw, SHIP, ['name', 'loot'])
  const refused = (raw: unknown) => complaintOf(() => read(raw))

  it('are these and no others', () => {
    expect(read({ loot: 1, name: 'x' })).toEqual({ loot: 1, name: 'x' })
    expect(refused({ name: 'x', lout: 1 })).toEqual({
      reason: 'strangeField',
      part: SHIP,
      field: 'lout',
      fields: ['name', 'loot'],
    })
    expect(refused({ name: 'x' })).toEqual({ reason: 'missingField', part: SHIP, field: 'loot' })
  })

  it('belong to an object', () => {
    for (const raw of [null, undefined, 7, 'ship', true, [], ['name', 'loot']])
      expect(refused(raw)).toEqual({ reason: 'notAnObject', part: SHIP, fields: ['name', 'loot'] })
  })

  it('are its own: none is inherited, however it is called', () => {
    const inherited = complaintOf(() => fieldsOf({}, SHIP, ['toString']))
    expect(inherited).toEqual({ reason: 'missingField', part: SHIP, field: 'toString' })
    const disguised = complaintOf(() => fieldsOf(JSON.parse('{"__proto__": {"name": "x"}}'), SHIP, ['name']))
    expect(disguised).toMatchObject({ reason: 'strangeField', field: '__proto__' })
  })
})

describe('a list', () => {
  it('is one of JSON', () => {
    expect(listOf([1, 'two'], SHIP)).toEqual([1, 'two'])
    for (const raw of [null, { 0: 1, length: 1 }, 'ships'])
      expect(complaintOf(() => listOf(raw, SHIP))).toEqual({ reason: 'notAList', part: SHIP })
  })
})

describe('a name', () => {
  it('has one to forty characters, not all blank', () => {
    for (const name of ['x', ' x ', 'x'.repeat(40)]) expect(nameOf(name, SHIP)).toBe(name)
    for (const raw of ['', '  ', 'x'.repeat(41), 7, null, undefined])
      expect(complaintOf(() => nameOf(raw, SHIP))).toEqual({ reason: 'notAName', part: SHIP, most: 40 })
  })
})

describe('a whole number', () => {
  const read = (raw: unknown, from: number, to: number) => complaintOf(() => wholeOf(raw, SHIP, from, to))

  it('lies in its range, ends included', () => {
    for (const number of [-2, 0, 9]) expect(wholeOf(number, SHIP, -2, 9)).toBe(number)
    for (const raw of [-3, 10, 2.5, NaN, Infinity, '3', null, [3], undefined])
      expect(read(raw, -2, 9)).toEqual({ reason: 'notWhole', part: SHIP, from: -2, to: 9 })
  })

  it('is never the other zero, which JSON can spell', () => {
    expect(read(JSON.parse('-0'), 0, 9)).toEqual({ reason: 'notWhole', part: SHIP, from: 0, to: 9 })
  })

  it('is told plainly where there is only one', () => {
    expect(wholeOf(1, SHIP, 1, 1)).toBe(1)
    expect(read(2, 1, 1)).toEqual({ reason: 'notEqual', part: SHIP, to: 1 })
  })
})

describe('a complaint', () => {
  it('is the first one, as data', () => {
    const twice = () => ({ one: complain({ reason: 'first', figure: 1 }), two: complain({ reason: 'second' }) })
    expect(readOrComplain(null, twice)).toEqual({ complaint: { reason: 'first', figure: 1 } })
  })

  it('is never taken for an edition, whatever the file calls its fields', () => {
    const file = { complaint: { reason: 'none' } }
    expect(readOrComplain(file, () => file)).toEqual({ edition: file })
  })

  it('is not made of what went wrong in the reader itself', () => {
    const broken = () => {
      throw new TypeError('broken')
    }
    expect(() => readOrComplain({}, broken)).toThrow(TypeError)
  })
})

it('numbers are added up, none to nothing', () => {
  expect([sumOf([]), sumOf([2, 3, 4])]).toEqual([0, 9])
})
