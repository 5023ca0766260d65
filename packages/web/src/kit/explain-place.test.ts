import { expect, test } from 'vitest'
import { placeCard, tailOf, type Area, type Surroundings } from './explain-place.ts'

const PHONE = { width: 390, height: 844 }
const BAR: Area = { left: 0, top: 660, width: 390, height: 120 }
const CARD = { width: 374, height: 150 }

const covers = (one: Area, two: Area): boolean =>
  one.left < two.left + two.width &&
  two.left < one.left + one.width &&
  one.top < two.top + two.height &&
  two.top < one.top + one.height

const around = (piece: Area, more: Partial<Surroundings> = {}): Surroundings => ({
  piece,
  card: CARD,
  window: PHONE,
  kept: [BAR],
  targets: [],
  ...more,
})

test('wherever the piece is, neither it nor the bar is covered, and the card is in the window', () => {
  for (let top = 60; top < 610; top += 10)
    for (let left = 5; left < 340; left += 30) {
      const piece = { left, top, width: 44, height: 44 }
      const card = placeCard(around(piece))
      expect(covers(card, piece) || covers(card, BAR)).toBe(false)
      expect(card.left >= 0 && card.left + card.width <= PHONE.width).toBe(true)
      expect(card.top >= 0 && card.top + card.height <= PHONE.height).toBe(true)
    }
})

test('between a voice and the bar, what must stay free gives way before the piece does', () => {
  const row = { left: 8, top: 330, width: 344, height: 22 }
  const voice = { left: 10, top: 150, width: 340, height: 170 }
  const bar = { left: 0, top: 400, width: 360, height: 190 }
  const card = placeCard({ ...around(row), window: { width: 360, height: 640 }, kept: [voice, bar] })
  expect(covers(card, row)).toBe(false)
})

test('it goes to the side with more room, unless that covers what the piece can do', () => {
  const piece = { left: 150, top: 400, width: 44, height: 44 }
  expect(placeCard(around(piece)).top).toBeLessThan(piece.top)
  const target = { left: 150, top: 250, width: 44, height: 140 }
  expect(covers(placeCard(around(piece, { targets: [target] })), target)).toBe(false)
})

test('a tail leads from the card to the piece, and there is none where they touch', () => {
  const piece = { left: 100, top: 100, width: 40, height: 40 }
  expect(tailOf({ left: 60, top: 200, width: 200, height: 80 }, piece)).toMatch(/130,140$/)
  expect(tailOf({ left: 60, top: 100, width: 200, height: 80 }, piece)).toBeNull()
})
