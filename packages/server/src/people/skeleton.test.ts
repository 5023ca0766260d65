import { describe, expect, test } from 'vitest'
import { skeletonOf } from './skeleton.ts'

describe('look alike', () => {
  test.each([
    ['Anne', 'Аnnе'],
    ['Anne', 'anne'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', '𝐀𝐧𝐧𝐞'],
    ['Anne', 'A n n e'],
    ['Anne', 'Anne.'],
    ['Zoé', 'Zoе́'],
    ['Jack', 'Јасk'],
    ['Calico Jack', 'СаIiсо Jасk'],
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Tom', 'Т0m'],
    ['Tom', 'Torn'],
    ['Ines', 'Іnеѕ'],
    ['paco', 'расо'],
    ['Hook', 'Ηοοκ'],
    ['oscar', 'оѕсаг'],
  ])('%s and %s', (one, other) => expect(skeletonOf(other)).toBe(skeletonOf(one)))
})

describe('do not', () => {
  test.each([
    ['Anne', 'Anna'],
    ['Jack', 'Jock'],
    ['Tom', 'Tim'],
    ['Мария', 'Марина'],
    ['Νίκος', 'Μίλτος'],
    ['海賊', '海豚'],
    ['علي', 'عمر'],
    ['🏴‍☠️', '🦜'],
    ['Anne 2', 'Anne 3'],
  ])('%s and %s', (one, other) => expect(skeletonOf(other)).not.toBe(skeletonOf(one)))
})
