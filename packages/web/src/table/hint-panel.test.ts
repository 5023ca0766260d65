// Chances as they are written, and what is said of cards beside one another.
import { expect, test } from 'vitest'
import { language } from '../kit/language.ts'
import type { HintCard } from './hint.ts'
import { besideOf, percent, rankSign } from './hint-panel.tsx'

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

test('where none is known to be the better one no card has a number, and elsewhere each has its rank', () => {
  const cardsOf = (...ranks: number[]): HintCard[] =>
    ranks.map((rank) => ({ rank, chance: 0.4, share: null, move: { kind: 'done' } }))
  const signsOf = (cards: readonly HintCard[]): string[] => cards.map((card) => rankSign(cards, card))
  expect(signsOf(cardsOf(1, 1, 1))).toEqual(['=', '=', '='])
  expect(signsOf(cardsOf(1, 2, 2))).toEqual(['1', '2', '2'])
  expect(signsOf(cardsOf(1))).toEqual(['1'])
})
