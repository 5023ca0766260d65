import { expect, it } from 'vitest'
import {
  captionOf,
  frontOf,
  heightOf,
  isCramped,
  isSmall,
  PILE,
  shelve,
  shelveAll,
  unitFor,
  type Room,
} from './geometry.ts'

const room = (width: number, height: number): Room => ({ box: { width, height }, label: 20, aside: 0, mostUnit: 1 })

it('knows a dock whose crews are too close for a thumb, and for what is said under each', () => {
  const at = (width: number) => shelve([1, 1, 1], 0.5, room(width, 80))
  expect([119, 120, 143, 144].map((width) => isCramped(at(width)))).toEqual([true, false, false, false])
  expect([119, 143, 144, 275, 276].map((width) => captionOf(at(width)))).toEqual([
    'figure',
    'figure',
    'sum',
    'sum',
    'all',
  ])
})

/** As many men as a dock can have: five crews, up to nine in each, none of them more than all discs of five captains. */
const DOCKS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [9],
  [2, 7],
  [9, 9, 5, 1, 1],
  [1, 9, 1, 9, 5],
  [4, 2, 7],
]
const ROOMS = [room(455, 290), room(320, 140), room(240, 140), room(170, 90), room(104, 140), room(1380, 290)]

it('keeps one size whatever stands in the dock, and presses together what is too tall for it', () => {
  for (const at of ROOMS) {
    const all = DOCKS.map((men) => shelve(men, unitFor(at), at))
    expect(new Set(all.map(({ unit }) => unit)).size).toBe(1)
    expect(all[0]?.band).toBe(PILE.band)
    for (const { band } of all) expect(band).toBeGreaterThan(0.5)
  }
  const roomy = shelve([9], unitFor(room(320, 200)), room(320, 200))
  const tight = shelve([9], unitFor(room(320, 110)), room(320, 110))
  expect(roomy.band).toBeGreaterThan(tight.band)
  expect(tight.band).toBeGreaterThanOrEqual(6.49)
})

it('fits: no shelf is wider than the dock, all together no higher', () => {
  for (const at of ROOMS)
    for (const men of DOCKS) {
      const { unit, band, shelves } = shelve(men, unitFor(at), at)
      const high = shelves.reduce(
        (sum, shelf) => sum + at.label + unit * Math.max(...shelf.map((nth) => heightOf(men[nth]!, band))),
        0,
      )
      const across = Math.max(...shelves.map((shelf) => shelf.length)) * PILE.width * unit
      expect(unit).toBeGreaterThan(0.3)
      expect(high).toBeLessThanOrEqual(at.box.height + 0.001)
      expect(across).toBeLessThanOrEqual(at.box.width + 0.5)
      expect(shelves.flat()).toEqual(men.map((_, nth) => nth))
    }
})

it('lays five single men on two shelves only where one would be too narrow', () => {
  const shelvesIn = (width: number, height: number) =>
    shelve([1, 1, 1, 1, 1], unitFor(room(width, height)), room(width, height)).shelves.length
  expect(shelvesIn(240, 300)).toBe(2)
  expect(shelvesIn(620, 160)).toBe(1)
})

it('knows where a disc is too small for the usual figure: on a phone, not on a laptop', () => {
  expect(isSmall(unitFor(room(170, 72)))).toBe(true)
  expect(isSmall(unitFor(room(330, 150)))).toBe(false)
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
  const [low, high] = [countedIn(380, 44), countedIn(330, 100)]
  expect(low.counts).toBe('beside')
  expect(low.shelvings[0]?.unit).toBeGreaterThan(unitFor(room(380, 44)) * 1.3)
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
