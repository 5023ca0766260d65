import { expect, it } from 'vitest'
import { numberOf } from './keys.ts'

it('reads the number on a key as far as there is something to count', () => {
  expect(['1', '6', '7', '0', 'a', 'F1', ' '].map((key) => numberOf(key, 6))).toEqual([
    1,
    6,
    null,
    null,
    null,
    null,
    null,
  ])
})
