import { describe, expect, test } from 'vitest'
import { inspect, newShape } from './plain.ts'
import { equal, freeze, sharedPath } from './sharing.ts'

const look =
  (...values: unknown[]) =>
  (): void => {
    const shape = newShape('state')
    for (const value of values) inspect(value, shape)
  }

describe('plain data', () => {
  test('is numbers, texts, lists and objects of one shape', () => {
    expect(look({ a: 1, b: [null, 'x', true], c: { d: [] } }, { a: 0, b: [], c: { d: [2] } })).not.toThrow()
  })

  test.each([
    [{ a: undefined }, 'state.a is undefined'],
    [{ a: [-0] }, 'state.a[] is -0'],
    [{ a: Infinity }, 'state.a is Infinity'],
    [{ a: 1n }, 'state.a is bigint'],
    [{ a: new Set() }, 'state.a is no plain object'],
    [{ a: Object.create(null) }, 'state.a is no plain object'],
    [Object.assign([1], { length: 3 }), 'state has holes or names'],
    [Object.assign([1], { name: 'x' }), 'state has holes or names'],
  ])('is not %o', (value, message) => {
    expect(look(value)).toThrow(message)
  })

  test('has an end', () => {
    const ring: unknown[] = []
    ring.push(ring)
    expect(look(ring)).toThrow('goes on and on')
  })

  test('keeps its keys and their order, by kind', () => {
    expect(
      look([
        { kind: 'a', x: 1 },
        { kind: 'b', y: 1 },
      ]),
    ).not.toThrow()
    expect(
      look([
        { kind: 'a', x: 1 },
        { kind: 'a', y: 1 },
      ]),
    ).toThrow('state[] a has {kind,y}, earlier {kind,x}')
    expect(look({ x: 1, y: 2 }, { y: 2, x: 1 })).toThrow('state  has {y,x}, earlier {x,y}')
  })
})

test('what is shared is found, unless it is frozen', () => {
  const inner = { cards: [1, 2] }
  expect(sharedPath({ inner }, { other: [inner] })).toBe('.other.0')
  expect(sharedPath({ inner }, { cards: inner.cards })).toBe('.cards')
  expect(sharedPath({ inner }, { other: { cards: [1, 2] } })).toBeNull()
  expect(sharedPath({ inner: freeze(inner) }, { other: [inner] })).toBeNull()
})

test('data is equal when all of it is', () => {
  const data = { a: [1, { b: null }], c: 'x' }
  expect(equal(data, structuredClone(data))).toBe(true)
  for (const other of [
    { ...data, d: 1 },
    { a: data.a },
    { ...data, a: [1] },
    { ...data, a: {} },
    { ...data, c: null },
    null,
    1,
  ]) {
    expect(equal(data, other), JSON.stringify(other)).toBe(false)
  }
})
