import { expect, it } from 'vitest'
import type { View } from '../view.ts'
import { leftOf } from './ready-list.tsx'

const at = (step: View['step'], rerollsLeft: number, changesLeft: number) =>
  ({ step, rerollsLeft, changesLeft }) as View

it('counts what is left of a power, not what the turn began with', () => {
  expect(leftOf(at('reroll', 2, 1), 'reroll', 2)).toBe(2)
  expect(leftOf(at('reroll', 1, 1), 'reroll', 2)).toBe(1)
  expect(leftOf(at('act', 1, 0), 'reroll', 2)).toBe(0)
  expect(leftOf(at('reroll', 1, 0), 'change', 1)).toBe(1)
  expect(leftOf(at('change', 0, 1), 'change', 2)).toBe(1)
  expect(leftOf(at('act', 0, 1), 'change', 2)).toBe(0)
  expect(leftOf(at('mate', 0, 0), 'die', 6)).toBe(6)
})
