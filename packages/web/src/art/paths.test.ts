import { describe, expect, it } from 'vitest'

import { sailOutline } from './canvas.tsx'
import { hexPath, islandPath } from './coast.tsx'
import { WINDS, rhumbPath } from './compass.tsx'
import { decklePath } from './deckle.tsx'
import { DIE_FACES, PIPS, pipsPath } from './die.tsx'
import { ICONS } from './icons.tsx'
import { coordinates, everySubpathCloses, isWellFormed } from './path-reading.ts'
import { gloryPath, seaPath, skyPath } from './water.tsx'

const OUTLINES: Readonly<Record<string, () => string>> = {
  island: () => islandPath(100, 80, 40, 25, 31),
  hex: () => hexPath(10, 10, 46),
  sea: () => seaPath(0, 560, 258, 330, 5, 7),
  sky: () => skyPath(0, 560, 4, 120, 3, 12),
  glory: () => gloryPath(40, 40, 36, 54, 56, 0.8),
  deckle: () => decklePath(11, 400, 180, 1.5),
  sail: () => sailOutline({ x: 196, y: 80, head: 58, foot: 74, drop: 45, belly: 13 }),
}

describe.each(Object.entries(OUTLINES))('%s', (_, draw) => {
  it('is the same each time, well formed and closed', () => {
    const path = draw()
    expect(draw()).toBe(path)
    expect(isWellFormed(path)).toBe(true)
    expect(everySubpathCloses(path)).toBe(true)
    expect(coordinates(path).every(Number.isFinite)).toBe(true)
  })
})

describe('islands', () => {
  it('differ by seed and stay near their radii', () => {
    const path = islandPath(0, 0, 100, 50, 1)
    expect(islandPath(0, 0, 100, 50, 2)).not.toBe(path)
    const numbers = coordinates(path)
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(130)
  })
})

describe('the sea', () => {
  it('keeps within its shores', () => {
    const xs = coordinates(seaPath(10, 90, 0, 40)).filter((_, index) => index % 2 === 0)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...xs)).toBeLessThanOrEqual(90)
  })
})

describe('the rhumb net', () => {
  it('has 120 chords and 16 lines through the centre, shared among three winds', () => {
    const lines = WINDS.map((wind) => rhumbPath(858, 150, 560, wind).match(/M/g)?.length ?? 0)
    expect(lines.reduce((sum, count) => sum + count)).toBe(136)
    expect(WINDS.every((wind) => isWellFormed(rhumbPath(858, 150, 560, wind)))).toBe(true)
  })
})

describe('the deckle', () => {
  it('wanders at most a few units from the edge', () => {
    const xs = coordinates(decklePath(3, 400, 180, 1.5)).filter((_, index) => index % 2 === 0)
    expect(Math.min(...xs)).toBeGreaterThan(-4)
    expect(Math.max(...xs)).toBeLessThan(404)
  })
})

describe('dice', () => {
  it.each(DIE_FACES)('show %i pips', (face) => {
    expect(PIPS[face]).toHaveLength(face)
    expect(pipsPath(face, 14, 5.6).match(/Z/g)).toHaveLength(face)
    expect(isWellFormed(pipsPath(face, 14, 5.6))).toBe(true)
  })
})

describe('icons', () => {
  it.each(Object.entries(ICONS))('%s is well formed and within its 24 box', (_, path) => {
    expect(isWellFormed(path)).toBe(true)
    expect(coordinates(path).every((value) => value >= -0.1 && value <= 24)).toBe(true)
  })

  it('are all different', () => {
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length)
  })
})
