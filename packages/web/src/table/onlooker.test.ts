import { afterEach, expect, it } from 'vitest'
import { language } from '../kit/language.ts'
import { endingWords } from './ending-words.ts'
import { playedBy } from './onlooker.ts'

afterEach(() => void (language.value = 'en'))

it('names who plays, as many as there is room for', () => {
  expect(playedBy(['Anne'])).toBe('Anne plays.')
  expect(playedBy(['Anne', 'Tom'])).toBe('Anne and Tom play.')
  const crew = ['Chevalier de Grammont', 'Silas of Nassau', 'Mary Read', 'Wu']
  expect(playedBy(crew)).toBe('Chevalier de Grammont, Silas of Nassau and 2 others play.')
  language.value = 'fr'
  expect(playedBy(['Anne'])).toBe('Anne joue.')
  expect(playedBy(crew)).toBe('Chevalier de Grammont, Silas of Nassau et 2 autres jouent.')
})

it('the figures of the end say whose they are', () => {
  expect(endingWords().figuresOf(null)).toBe('You:')
  expect(endingWords().figuresOf('Anne')).toBe('Anne:')
  language.value = 'fr'
  expect(endingWords().figuresOf(null)).toBe('Vous\u00A0:')
})
