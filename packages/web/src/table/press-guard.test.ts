// A double tap is one press; a deliberate one always counts.
import { describe, expect, it } from 'vitest'
import { isForWhatWas, isSecond, type Press } from './press-guard.ts'

const KEEP: Press = { at: 1000, x: 200, y: 700, means: 'keep', plays: true, isTouch: true, count: 1 }
const END: Press = { ...KEEP, at: 1250, means: 'end' }
const MOUSE = { isTouch: false, count: 1 }

describe('the second half of a double tap', () => {
  it('plays nothing', () => expect(isSecond(END, KEEP)).toBe(true))
  it('plays nothing on the same button either', () => expect(isSecond({ ...KEEP, at: 1250 }, KEEP)).toBe(true))
  it('presses no button of a sheet that came up there', () =>
    expect(isSecond({ ...END, means: null, plays: false }, KEEP)).toBe(true))
  it('sets no pace that came where one has played, however slow it is', () => {
    const pace = { ...KEEP, means: 'pace', plays: false }
    expect(isSecond({ ...pace, at: 1800 }, KEEP)).toBe(true)
    expect(isSecond({ ...pace, at: 2000 }, KEEP)).toBe(false)
    expect(isSecond({ ...KEEP, at: 1800 }, pace)).toBe(false)
  })
  it('counts where it plays nothing and means the same', () => {
    const skip = { ...KEEP, means: 'skip', plays: false }
    expect(isSecond({ ...skip, at: 1250 }, skip)).toBe(false)
  })
})

describe('a press of its own', () => {
  it('counts when it is the first', () => expect(isSecond(KEEP, null)).toBe(false))
  it('counts a moment later', () => expect(isSecond({ ...END, at: 1360 }, KEEP)).toBe(false))
  it('counts elsewhere', () => expect(isSecond({ ...END, x: 260 }, KEEP)).toBe(false))
  it('counts after a press on the board', () => expect(isSecond(END, { ...KEEP, means: null })).toBe(false))
})

it('a mouse is counted by its browser, however slow a double click is set', () => {
  expect(isSecond({ ...END, ...MOUSE, at: 1040 }, { ...KEEP, ...MOUSE })).toBe(false)
  expect(isSecond({ ...END, ...MOUSE, at: 1440, count: 2 }, { ...KEEP, ...MOUSE })).toBe(true)
})

it('what came up under the pointer does not take the press, unless it was aimed at', () => {
  const replay: Press = { ...KEEP, ...MOUSE, means: 'replay', plays: false }
  const there = { x: replay.x + 2, y: replay.y }
  expect(isForWhatWas(replay, 900, there)).toBe(true)
  expect(isForWhatWas(replay, 900, { x: 20, y: 20 })).toBe(false)
  expect(isForWhatWas(replay, 900, null)).toBe(false)
  expect(isForWhatWas(replay, 500, there)).toBe(false)
  expect(isForWhatWas({ ...replay, isTouch: true }, 900, null)).toBe(true)
})
