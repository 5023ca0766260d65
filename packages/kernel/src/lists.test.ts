import { expect, test } from 'vitest'
import { addTo, cloneLists, newest, nth, removeAt, repeat } from './lists.ts'

test('copies share nothing', () => {
  const lists = [[1, 2], []]
  const copies = cloneLists(lists)
  copies[0]!.push(3)
  expect([lists, copies]).toEqual([
    [[1, 2], []],
    [[1, 2, 3], []],
  ])
})

test('so many of the same', () => {
  expect([repeat(3, 'rum'), repeat(0, 'rum')]).toEqual([['rum', 'rum', 'rum'], []])
})

test.each([
  [0, 'a', ['b', 'c']],
  [1, 'b', ['a', 'c']],
  [2, 'c', ['a', 'b']],
])('the entry at %i is taken out, and the others keep their order', (at, taken, left) => {
  const list = ['a', 'b', 'c']
  expect(removeAt(list, at)).toBe(taken)
  expect(list).toEqual(left)
})

test('a list of the newest has no more than so many, and the one it came from stays as it was', () => {
  const two = ['a', 'b']
  expect([newest([], 2, 'a'), newest(['a'], 2, 'b'), newest(two, 2, 'c'), newest(two, 1, 'c')]).toEqual([
    ['a'],
    ['a', 'b'],
    ['b', 'c'],
    ['c'],
  ])
  expect(two).toEqual(['a', 'b'])
})

test('a place that is not there is said so', () => {
  expect(nth(['rum', 'beans'], 1)).toBe('beans')
  expect(() => nth(['rum'], 1)).toThrow('no place 1 among 1')
})

test('counts are added to', () => {
  const counts = [1, 2]
  addTo(counts, 0)
  addTo(counts, 1, -2)
  expect(counts).toEqual([2, 0])
  expect(() => addTo(counts, 2)).toThrow('no place 2 among 2')
})
