import { expect, test } from 'vitest'
import { Growing } from './growing.ts'

test('a list that grew stays as it was', () => {
  const two = Growing.of(['a', 'b'])
  const three = two.with('c')
  expect([[...two], [...three]]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
  expect([two.length, two.at(-1), two.at(2), two.at(-3)]).toEqual([2, 'b', undefined, undefined])
  expect([three.at(2), three.at(0), three.slice(1)]).toEqual(['c', 'a', ['b', 'c']])
})

test('two lists that went on from the same one do not see each other’s items', () => {
  const trunk = Growing.of([1])
  const left = trunk.with(2).with(3)
  const right = trunk.with(4)
  expect([[...trunk], [...left], [...right], right.with(5).slice(), left.with(6).slice()]).toEqual([
    [1],
    [1, 2, 3],
    [1, 4],
    [1, 4, 5],
    [1, 2, 3, 6],
  ])
})

test('one of so many items at most lets go of the oldest', () => {
  const two = Growing.of(['a']).withNewest('b', 2)
  const [here, there] = [two.withNewest('c', 2), two.withNewest('d', 2)]
  expect([[...two], [...here], [...there], here.with('e').slice()]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['b', 'd'],
    ['b', 'c', 'e'],
  ])
})

test('what is cut out of it is the caller’s own', () => {
  const list = Growing.of([1, 2])
  list.slice().push(3)
  expect(list.with(4).slice()).toEqual([1, 2, 4])
})
