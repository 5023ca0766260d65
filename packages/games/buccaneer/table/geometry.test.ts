import { expect, it } from 'vitest'
import { frontOf, heightOf, isCramped, isSmall, PILE, shelve, shelveAll, type Room } from './geometry.ts'

const room = (width: number, height: number): Room => ({ box: { width, height }, label: 20, aside: 0, mostUnit: 1 })

it('knows a dock whose crews are too close for a thumb', () => {
  const shelves = [
    [0, 1, 2],
    [3, 4],
  ]
  expect(isCramped({ unit: 1, shelves }, { width: 119, height: 80 })).toBe(true)
  expect(isCramped({ unit: 1, shelves }, { width: 120, height: 80 })).toBe(false)
})

it('lays five single men on two shelves where that makes them larger', () => {
  expect(shelve([1, 1, 1, 1, 1], room(240, 160)).shelves).toEqual([
    [0, 1, 2],
    [3, 4],
  ])
  expect(shelve([1, 1, 1, 1, 1], room(620, 160)).shelves).toEqual([[0, 1, 2, 3, 4]])
})

it('knows where a disc is too small for the usual figure: on a phone, not on a laptop', () => {
  expect(isSmall(shelve([1, 1, 1, 1, 1], room(170, 72)).unit)).toBe(true)
  expect(isSmall(shelve([1, 1, 1, 1, 1], room(330, 150)).unit)).toBe(false)
})

it('fits: no shelf is wider than the dock, all together no higher', () => {
  for (const men of [[9, 9, 5, 1, 1], [9], [1, 1, 1, 1, 1], [4, 2, 7]]) {
    const at = room(170, 90)
    const { unit, shelves } = shelve(men, at)
    const high = shelves.reduce(
      (sum, shelf) => sum + at.label + unit * Math.max(...shelf.map((nth) => heightOf(men[nth]!))),
      0,
    )
    const across = Math.max(...shelves.map((shelf) => shelf.length)) * (PILE.width + PILE.gap) * unit
    expect(unit).toBeGreaterThan(0.2)
    expect(high).toBeLessThanOrEqual(at.box.height + 0.001)
    expect(across).toBeLessThanOrEqual(at.box.width + 0.001)
    expect(shelves.flat()).toEqual(men.map((_, nth) => nth))
  }
})

it('shows docks beside each other at one scale, an empty one too', () => {
  const [tall, low, none] = shelveAll([[9], [1, 1], []], room(240, 130), null).shelvings
  expect(tall?.unit).toBe(low?.unit)
  expect(none?.shelves).toEqual([])
})

it('counts the men beside their piles where a line below would cost more than a column', () => {
  const countedIn = (width: number, height: number) => {
    const under = room(width, height)
    return shelveAll([[1, 1, 1, 1, 1]], under, { ...under, label: 0, aside: 15 })
  }
  const [low, high] = [countedIn(380, 44), countedIn(150, 200)]
  expect(low.counts).toBe('beside')
  expect(low.shelvings[0]?.unit).toBeGreaterThan(shelve([1, 1, 1, 1, 1], room(380, 44)).unit * 1.3)
  expect(high.counts).toBe('under')
})

it('points at the front of the man it means: below the man above him, above the one below', () => {
  const [y, above, below] = [100, 100 - PILE.band, 100 + PILE.band]
  const reach = PILE.band / 2
  expect(frontOf(y) - frontOf(above)).toBe(PILE.band)
  // A front is seen from where the one above ends to where the next begins.
  expect(frontOf(above) + reach).toBeLessThanOrEqual(frontOf(y))
  expect(frontOf(y)).toBeLessThan(frontOf(below) - reach + 1e-9)
  expect(frontOf(y) - y).toBeGreaterThan(PILE.band)
})
