import { expect, test } from 'vitest'
import { followsAfter, type Place } from './log-follow.ts'

const at = (top: number, below: number, room = 200): Place => ({ top, below, room })

test('a list that grew while it came down is followed still', () => {
  expect(followsAfter(true, at(300, 0), at(300, 90))).toBe(true)
  expect(followsAfter(true, at(300, 90), at(360, 60))).toBe(true)
})

test('who scrolls up reads, and is left there until the end is in sight again', () => {
  expect(followsAfter(true, at(300, 0), at(220, 80))).toBe(false)
  expect(followsAfter(false, at(220, 80), at(250, 50))).toBe(false)
  expect(followsAfter(false, at(250, 50), at(280, 20))).toBe(true)
})

test('what happened since takes room from the list: it is pushed up, and nobody has scrolled', () => {
  expect(followsAfter(true, at(3, 0, 277), at(0, 113, 124))).toBe(true)
  expect(followsAfter(true, at(90, 0), at(40, 45))).toBe(true)
  expect(followsAfter(false, at(90, 200, 277), at(90, 353, 124))).toBe(false)
})

test('a list that got shorter stands at its end', () => {
  expect(followsAfter(true, at(300, 0), at(210, 0))).toBe(true)
})
