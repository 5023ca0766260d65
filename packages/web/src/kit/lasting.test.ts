import { expect, it } from 'vitest'
import { lasting } from './lasting.ts'

it('is the same for a table however often its board is drawn, and another table’s own', () => {
  const zoomOf = lasting(1)
  const [mine, yours] = [{}, {}]
  zoomOf(mine).value = 3
  expect(zoomOf(mine).value).toBe(3)
  expect(zoomOf(yours).value).toBe(1)
})
