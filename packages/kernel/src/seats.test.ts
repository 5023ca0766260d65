import { expect, test } from 'vitest'
import { bit, bySeat, has, isSingle, lowest, NO_SEATS, seatsOf, sizeOf, SPECTATOR } from './seats.ts'

test('a set of seats is one bit per seat', () => {
  const set = bit(0) | bit(3)
  expect(set).toBe(0b1001)
  expect([0, 1, 2, 3].map((seat) => has(set, seat))).toEqual([true, false, false, true])
  expect(seatsOf(set)).toEqual([0, 3])
  expect(sizeOf(set)).toBe(2)
  expect(lowest(0b1100)).toBe(2)
})

test('a spectator is in no set', () => {
  expect(bit(SPECTATOR)).toBe(NO_SEATS)
  expect(has(0xff, SPECTATOR)).toBe(false)
})

test('one seat is single, none and two are not', () => {
  expect([0, 1, 2, 3, 4, 6, 128].map(isSingle)).toEqual([false, true, true, false, true, false, true])
})

test('the empty set has no seats', () => {
  expect(seatsOf(NO_SEATS)).toEqual([])
  expect(sizeOf(NO_SEATS)).toBe(0)
})

test('what a list has for a seat is there, or it is said which seat is not', () => {
  expect(bySeat(['a', 'b'], 1)).toBe('b')
  expect(bySeat([0, 0], 0)).toBe(0)
  expect(() => bySeat(['a', 'b'], 2)).toThrow('no seat 2 among 2')
  expect(() => bySeat(['a', 'b'], SPECTATOR)).toThrow('no seat -1 among 2')
})
