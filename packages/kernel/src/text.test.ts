import { expect, test } from 'vitest'
import { captains, inRow, plain, series, upper, type Reader } from './text.ts'

const READER: Reader = { me: 0, name: (seat) => ['Anne', 'Barth'][seat]! }

test('a phrase is spelt out: names, faces and strong words', () => {
  expect(plain([{ seat: 1 }, ' rolls ', { die: 6 }, ' and shouts ', { strong: 'ahoy' }, '!'], READER)).toBe(
    'Barth rolls 6 and shouts ahoy!',
  )
  expect(plain([], READER)).toBe('')
})

test('things in a row are joined as one would say them', () => {
  expect([[], [1], [1, 2], [1, 2, 3]].map((items) => series(items, 'and'))).toEqual(['', '1', '1 and 2', '1, 2 and 3'])
  expect(captains([1], 'et')).toEqual([{ seat: 1 }])
  expect(plain(captains([0, 1, 0], 'et'), READER)).toBe('Anne, Barth et Anne')
  expect(inRow([{ die: 2 }, 'a hook'], 'and')).toEqual([{ die: 2 }, ' and ', 'a hook'])
})

test('a sentence opens with a capital letter, also with an accent', () => {
  expect([upper('écume'), upper('a hook'), upper('')]).toEqual(['Écume', 'A hook', ''])
})
