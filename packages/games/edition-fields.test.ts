// Fields of an edition file, and the sentence that says what is wrong with one.
import { describe, expect, it } from 'vitest'
import { complain, fieldsOf, listOf, nameOf, readOrComplain, sumOf, wholeOf } from './edition-fields.ts'

describe('fields', () => {
  const read = (raw: unknown) => readOrComplain(raw, () => fieldsOf(raw, 'ship 3', ['name', 'loot']))

  it('are these and no others', () => {
    expect(read({ loot: 1, name: 'x' })).toEqual({ loot: 1, name: 'x' })
    expect(read({ name: 'x', lout: 1 })).toBe('ship 3 has a field "lout"; it may have name, loot')
    expect(read({ name: 'x' })).toBe('ship 3 has no field "loot"')
  })

  it('belong to an object', () => {
    for (const raw of [null, undefined, 7, 'ship', true, [], ['name', 'loot']])
      expect(read(raw)).toBe('ship 3 must be an object with name, loot')
  })

  it('are its own: none is inherited, however it is called', () => {
    const inherited = readOrComplain({}, (raw) => fieldsOf(raw, 'values', ['toString']))
    expect(inherited).toBe('values has no field "toString"')
    const disguised = readOrComplain(JSON.parse('{"__proto__": {"name": "x"}}'), (raw) => fieldsOf(raw, 'it', ['name']))
    expect(disguised).toBe('it has a field "__proto__"; it may have name')
  })
})

describe('a list', () => {
  it('is one of JSON', () => {
    expect(listOf([1, 'two'], 'the ships')).toEqual([1, 'two'])
    for (const raw of [null, { 0: 1, length: 1 }, 'ships'])
      expect(readOrComplain(raw, () => listOf(raw, 'the ships'))).toBe('the ships must be a list')
  })
})

describe('a name', () => {
  it('has one to forty characters, not all blank', () => {
    for (const name of ['x', ' x ', 'x'.repeat(40)]) expect(nameOf(name, 'the name')).toBe(name)
    for (const raw of ['', '  ', 'x'.repeat(41), 7, null, undefined])
      expect(readOrComplain(raw, () => nameOf(raw, 'the name of ship 3'))).toBe(
        'the name of ship 3 must be a text of 1 to 40 characters',
      )
  })
})

describe('a whole number', () => {
  const read = (raw: unknown, from: number, to: number) => readOrComplain(raw, () => wholeOf(raw, 'the loot', from, to))

  it('lies in its range, ends included', () => {
    for (const number of [-2, 0, 9]) expect(read(number, -2, 9)).toBe(number)
    for (const raw of [-3, 10, 2.5, NaN, Infinity, '3', null, [3], undefined])
      expect(read(raw, -2, 9)).toBe('the loot must be a whole number from -2 to 9')
  })

  it('is never the other zero, which JSON can spell', () => {
    expect(read(JSON.parse('-0'), 0, 9)).toBe('the loot must be a whole number from 0 to 9')
  })

  it('is told plainly where there is only one', () => {
    expect(read(1, 1, 1)).toBe(1)
    expect(read(2, 1, 1)).toBe('the loot must be 1')
  })
})

describe('a complaint', () => {
  it('is the first one, as a sentence', () => {
    expect(readOrComplain([1, 2], () => [complain('first'), complain('second')])).toBe('first')
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
