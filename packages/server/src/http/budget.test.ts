// What is spent is weighed by its cost, and comes back with time.
import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

test('what costs much is refused sooner than what costs little, and each has a purse of their own', () => {
  const budget = createBudget({ most: 600, withinMs: 60_000, now: () => 0 })
  expect([budget.spend('anne', 400), budget.spend('anne', 200)]).toEqual([0, 0])
  expect(budget.spend('anne', 1)).toBe(1)
  for (let asked = 0; asked < 600; asked++) expect(budget.spend('mary', 1)).toBe(0)
  expect(budget.spend('mary', 1)).toBe(1)
})

test('what was refused cost nothing, and is granted after the seconds that were told', () => {
  let at = 0
  const budget = createBudget({ most: 600, withinMs: 60_000, now: () => at })
  budget.spend('anne', 600)
  expect(budget.spend('anne', 300)).toBe(30)
  at = 29_000
  expect(budget.spend('anne', 300)).toBe(1)
  at = 30_000
  expect(budget.spend('anne', 300)).toBe(0)
  expect(budget.spend('anne', 1)).toBe(1)
})

test('what nobody could save up for is done once, and leaves a debt', () => {
  let at = 0
  const budget = createBudget({ most: 600, withinMs: 60_000, now: () => at })
  expect(budget.spend('anne', 1800)).toBe(0)
  expect(budget.spend('anne', 1)).toBe(121)
  at = 121_000
  expect(budget.spend('anne', 1)).toBe(0)
})

test('those who come and go are forgotten when they have everything again; those in debt are not', () => {
  let at = 0
  const budget = createBudget({ most: 600, withinMs: 60_000, now: () => at })
  budget.spend('anne', 6000)
  for (let guest = 0; guest < 5000; guest++) {
    at += 60
    budget.spend(`guest ${guest}`, 1)
  }
  expect(budget.spend('anne', 1)).toBeGreaterThan(0)
})
