import { describe, expect, it } from 'vitest'

import { at, bearing, bezelPath, burin, place, remember, row, seeded, short, smooth } from './stroke.ts'
import { coordinates, everySubpathCloses } from './path-reading.ts'

describe('the burin', () => {
  it('cuts a closed quad that tapers from w0 to w1', () => {
    expect(burin([0, 0], [10, 0], 2, 0)).toBe('M0 1L10 0L10 0L0 -1Z')
  })

  it('writes one decimal at most', () => {
    expect(short(1.26)).toBe(1.3)
    expect(at(0.04, -2.25)).toBe('0 -2.2')
    expect(place(1, 2, 1 / 3)).toBe('translate(1 2) scale(0.333)')
  })

  it('rows strokes in order', () => {
    expect(row(3, (index) => `${index}`)).toBe('012')
  })

  it('smooths corners into a closed curve', () => {
    const path = smooth([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(path).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z')
  })

  it('takes bearings clockwise from north', () => {
    expect(at(...bearing(0, 10))).toBe('0 -10')
    expect(at(...bearing(0.25, 10))).toBe('10 0')
  })

  it('fills every second segment of a bezel', () => {
    const path = bezelPath(60, 98, 93)
    expect(path.match(/M/g)).toHaveLength(30)
    expect(everySubpathCloses(path)).toBe(true)
    expect(coordinates(path).every(Number.isFinite)).toBe(true)
  })
})

describe('chance', () => {
  it('is the same for the same seed and stays within [0, 1)', () => {
    const once = Array.from({ length: 50 }, seeded(7))
    const again = Array.from({ length: 50 }, seeded(7))
    expect(once).toEqual(again)
    expect(once.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(Array.from({ length: 50 }, seeded(8))).not.toEqual(once)
  })
})

describe('remembering', () => {
  it('draws once for each argument list', () => {
    let drawn = 0
    const draw = remember((x: number, name: string) => `${name}${x}${(drawn += 1)}`)
    expect(draw(1, 'a')).toBe('a11')
    expect(draw(1, 'a')).toBe('a11')
    expect(draw(2, 'a')).toBe('a22')
    expect(drawn).toBe(2)
  })
})
