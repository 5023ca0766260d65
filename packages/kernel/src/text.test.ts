import { expect, test } from 'vitest'
import { plain, type Reader } from './text.ts'

const READER: Reader = { me: 0, name: (seat) => ['Anne', 'Barth'][seat]! }

test('a phrase is spelt out: names, faces and strong words', () => {
  expect(plain([{ seat: 1 }, ' rolls ', { die: 6 }, ' and shouts ', { strong: 'ahoy' }, '!'], READER)).toBe(
    'Barth rolls 6 and shouts ahoy!',
  )
  expect(plain([], READER)).toBe('')
})
