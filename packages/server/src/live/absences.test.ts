import { expect, test } from 'vitest'
import { createAbsences } from './absences.ts'

test('whoever left is away since then, whoever never came since the start; those gone longest are forgotten first', () => {
  let now = 100
  const absences = createAbsences(() => now, 2)
  now = 200
  absences.begin('T', 'anne')
  now = 300
  absences.begin('T', 'mary')
  expect([absences.since('T', 'anne'), absences.since('T', 'mary'), absences.since('U', 'anne')]).toEqual([
    200, 300, 100,
  ])
  now = 400
  absences.begin('T', 'anne')
  absences.begin('T', 'eve')
  expect([absences.since('T', 'anne'), absences.since('T', 'mary'), absences.since('T', 'eve')]).toEqual([
    400, 100, 400,
  ])
})
