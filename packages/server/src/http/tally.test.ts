import { expect, test } from 'vitest'
import { createTally } from './tally.ts'

test('each holds as many as they may, whatever the others hold', () => {
  const tally = createTally(2)
  const first = tally.take('anne')
  expect(first).not.toBeNull()
  expect(tally.take('anne')).not.toBeNull()
  expect(tally.take('anne')).toBeNull()
  expect(tally.take('mary')).not.toBeNull()
})

test('what is given back can be taken again, once', () => {
  const tally = createTally(1)
  const giveBack = tally.take('anne')
  giveBack?.()
  expect(tally.take('anne')).not.toBeNull()
  // Given back twice, it was held but once.
  giveBack?.()
  expect(tally.take('anne')).toBeNull()
})
