import { expect, it } from 'vitest'
import { card, cards, position } from '../scenario.ts'
import { cardsOf, hiddenPirates, knownBonus, needsOf, rowOrder, slotsOf } from './rows.ts'

const table = position({
  ships: [{ needs: 'WWBM', strength: 10 }],
  sides: [['BW 4', 'MBw 3 +2']],
  hands: ['WW3', ''],
})
const view = table.viewOf(0)
const place = view.sea[0]!

it('gives every provision its place in the order the ship asks for, as it was laid', () => {
  expect(needsOf(place.ship!)).toEqual([0, 0, 1, 3])
  expect(slotsOf(place.ship!, place.sides[0]!).map(({ at }) => at)).toEqual([1, -1, 0, -1])
  expect(slotsOf(place.ship!, place.sides[1]!).map(({ at }) => at)).toEqual([2, -1, 1, 0])
})

it('puts one’s own row last, the left neighbour first; a spectator sees them as they sit', () => {
  expect(rowOrder(4, 1)).toEqual([2, 3, 0, 1])
  expect(rowOrder(3, -1)).toEqual([0, 1, 2])
})

it('STO-I2 counts only what this page can see', () => {
  expect([knownBonus(place.sides[0]!), hiddenPirates(place.sides[0]!)]).toEqual([4, 0])
  expect([knownBonus(place.sides[1]!), hiddenPirates(place.sides[1]!)]).toEqual([3, 1])
})

it('spreads a hand card by card', () => {
  expect(cardsOf(view.players[0]!.hand!)).toEqual(cards('WW3'))
  expect(cardsOf([]).includes(card('W'))).toBe(false)
})
