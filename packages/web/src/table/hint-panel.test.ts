// Chances as they are written.
import { expect, test } from 'vitest'
import { percent } from './hint-panel.tsx'

test('a whole percent, and neither none nor all while something else may still come', () => {
  expect([0.004, 0, 0.006, 0.5, 0.996, 1].map(percent)).toEqual(
    ['<\u00a01', '<\u00a01', '1', '50', '>\u00a099', '100'].map((number) => `${number}\u00a0%`),
  )
})
