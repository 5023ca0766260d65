import { expect, test } from 'vitest'
import { unevenness } from '../conformance/statistics.ts'
import { draw, isEmptyBag, sizeOfBag } from './bag.ts'
import { Scripted, Sfc32 } from './chance.ts'

test('the size of a bag is what is in it', () => {
  expect(sizeOfBag([])).toBe(0)
  expect(sizeOfBag([2, 0, 3])).toBe(5)
})

test('a bag is empty when no kind is left in it', () => {
  expect([[], [0, 0], [0, 1]].map(isEmptyBag)).toEqual([true, true, false])
})

test('every card of the bag has its own number', () => {
  const kinds = [0, 1, 2, 3, 4].map((rank) => draw([2, 0, 3], new Scripted([rank])))
  expect(kinds).toEqual([0, 0, 2, 2, 2])
})

test('a card that was drawn is gone', () => {
  const bag = [1, 0, 2]
  const chance = new Sfc32(5)
  const drawn = [draw(bag, chance), draw(bag, chance), draw(bag, chance)]
  expect(drawn.sort()).toEqual([0, 2, 2])
  expect(bag).toEqual([0, 0, 0])
})

test('each card is as likely as the next', () => {
  const chance = new Sfc32(9)
  const counts = [0, 0, 0]
  for (let n = 0; n < 12_000; n++) counts[draw([3, 2, 1], chance)]!++
  expect(unevenness([counts[0]! / 3, counts[1]! / 2, counts[2]!])).toBeLessThan(4)
})
