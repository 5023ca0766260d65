// What captains are called: lessons name them in their sentences.
import { COMPANY, LEARNER } from '@flibuste/games/lesson.ts'
import { expect, it } from 'vitest'
import { botName } from './captains.ts'

it('bots are called as the lessons call them', () => {
  expect(COMPANY.map((_, at) => botName(LEARNER + 1 + at))).toEqual(COMPANY)
})
