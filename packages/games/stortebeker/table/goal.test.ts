import { expect, it } from 'vitest'
import type { Phrase } from '@flibuste/kernel'
import { goalLine } from '@flibuste/web/kit'
import { position } from '../scenario.ts'
import { goal, isLastPrize, prizesLeft } from './goal.ts'

const spelt = (phrase: Phrase): string =>
  phrase.map((word) => (typeof word === 'string' ? word : 'strong' in word ? word.strong : '')).join('')
const reader = { me: 0, name: () => 'Tom' }

it('STO-9.1 says after how many prizes the last round comes', () => {
  const { view } = position({ rear: 5 })
  expect(prizesLeft(view)).toBe(6)
  expect(spelt(goalLine(goal(view), reader, 'short'))).toMatch(
    /^Goal: most points; last round after 6 more ships\. You 0, Tom \d+$/,
  )
  expect(spelt(goalLine(goal(view), reader, 'low'))).toMatch(/^6 ships to go\. You 0, Tom \d+$/)
  expect(goal(view).last).toBeNull()
})

it('STO-A12 counts gaps that wait for the ships that follow', () => {
  const { view } = position({ rear: 5, ships: [null] })
  expect(prizesLeft(view)).toBe(prizesLeft(position({ rear: 4 }).view))
})

it('says how it would end now from three prizes before the last round on', () => {
  const last = [3, 2, 1, 0].map((rear) => goal(position({ rear }).view).last?.short)
  expect(last).toEqual([
    undefined,
    'Last round after 3 more ships',
    'Last round after 2 more ships',
    'Next prize: last round',
  ])
  expect(isLastPrize(position({ rear: 0 }).view)).toBe(true)
})
