import { expect, test } from 'vitest'
import { followsAfter, type Place } from './log-follow.ts'

const at = (top: number, below: number, seen = 200): Place => ({ top, below, seen })

test('a list that grew while it came down is followed still', () => {
  expect(followsAfter(true, at(300, 0), at(300, 90))).toBe(true)
  expect(followsAfter(true, at(300, 90), at(360, 60))).toBe(true)
})

test('who scrolls up reads, and is left there until the end is in sight again', () => {
  expect(followsAfter(true, at(300, 0), at(220, 80))).toBe(false)
  expect(followsAfter(false, at(220, 80), at(250, 50))).toBe(false)
  expect(followsAfter(false, at(250, 50), at(280, 20))).toBe(true)
})

test('a list that got shorter stands at its end', () => {
  expect(followsAfter(true, at(300, 0), at(210, 0))).toBe(true)
})

test('a window that gets lower, or lines that fold, are nobody who scrolls up', () => {
  expect(followsAfter(true, at(4, 0, 465), at(0, 124, 312))).toBe(true)
  expect(followsAfter(true, at(300, 0), at(210, 60))).toBe(true)
  expect(followsAfter(false, at(300, 90), at(210, 60))).toBe(false)
})
