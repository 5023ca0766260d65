import { Sfc32 } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { OtherLuck } from './luck.ts'

const SEED = 7
const throwTen = (chance: Sfc32, faces: number): number[] => Array.from({ length: 10 }, () => chance.below(faces))

test.each([0, 4, 9])('draw %i has another result, all others have the same', (changed) => {
  const truth = throwTen(new Sfc32(SEED), 6)
  const others = Array.from({ length: 5 }, (_, shift) => throwTen(new OtherLuck(SEED, changed, shift), 6))
  for (const other of others) expect(other.with(changed, truth[changed]!)).toEqual(truth)
  expect(new Set([truth, ...others].map((draws) => draws[changed]))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

test('a draw with one possible result stays', () => {
  expect(throwTen(new OtherLuck(SEED, 3, 8), 1)).toEqual(throwTen(new Sfc32(SEED), 1))
})

test('a shuffle with one draw changed is another order of the same cards', () => {
  const shuffled = (chance: Sfc32): number[] => {
    const cards = [0, 1, 2, 3, 4]
    chance.shuffle(cards)
    return cards
  }
  const other = shuffled(new OtherLuck(SEED, 1, 0))
  expect(other).not.toEqual(shuffled(new Sfc32(SEED)))
  expect(other.toSorted()).toEqual([0, 1, 2, 3, 4])
})
