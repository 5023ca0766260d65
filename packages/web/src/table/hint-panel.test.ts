// Chances as they are written, and what is said of cards beside one another.
import { expect, test } from 'vitest'
import { language } from '../kit/language.ts'
import type { HintCard } from './hint.ts'
import { besideOf, percent } from './hint-panel.tsx'

test('a whole percent, and neither none nor all while something else may still come', () => {
  const chances = [0.004, 0, 0.006, 0.5, 0.996, 1]
  expect(chances.map(percent)).toEqual(['<1%', '<1%', '1%', '50%', '>99%', '100%'])
  language.value = 'fr'
  expect(chances.map(percent)).toEqual(
    ['<\u00a01', '<\u00a01', '1', '50', '>\u00a099', '100'].map((number) => `${number}\u00a0%`),
  )
  language.value = 'en'
})

test('as good is said where the chances read alike, and perhaps where only the rank is shared', () => {
  const cards = [
    [1, 0.42],
    [2, 0.39],
    [2, 0.384],
    [2, 0.34],
  ].map(([rank, chance]): HintCard => ({ rank: rank!, chance: chance!, share: null, move: { kind: 'done' } }))
  expect(cards.map((_, at) => besideOf(cards, at))).toEqual([null, null, 'as good', 'perhaps as good'])
})
