import { expect, it } from 'vitest'
import { disc, position } from '../scenario.ts'
import { forecastOf } from './forecast.ts'

const SHIP = { min: 3, loot: 22, wage: 4, treasures: ['chest', 'candlestick'] } as const

it('adds up wages by captain, the top one’s own men for nothing: the booklet’s example', () => {
  const table = position({ seats: 4, options: { covered: 'open' }, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] })
  const forecast = forecastOf(table.view, disc('A2'), 0)
  expect(forecast).toMatchObject({ loot: 22, least: 10, most: 10, second: 1 })
  expect(forecast?.wages.map(({ seat, least }) => [seat, least])).toEqual([
    [1, 5],
    [2, 2],
    [3, 5],
  ])
})

it('pays a question mark what the ship says', () => {
  const table = position({ options: { covered: 'open' }, crews: ['A2 B5 C? C2'], ships: [SHIP] })
  expect(forecastOf(table.view, disc('A2'), 0)?.wages).toContainEqual({ seat: 2, men: 2, least: 6, most: 6 })
})

it('tells covered wages as a range of what is seen nowhere', () => {
  const one = position({ crews: ['A2 B5 C3'], ships: [SHIP] })
  expect(forecastOf(one.view, disc('A2'), 0)).toMatchObject({ least: 14, most: 14 })
  const several = position({ crews: ['A2 B5 C3', 'A3 B2 C4'], ships: [SHIP] })
  expect(forecastOf(several.view, disc('A2'), 0)?.wages).toEqual([
    { seat: 1, men: 1, least: 2, most: 5 },
    { seat: 2, men: 1, least: 3, most: 4 },
  ])
})

it('gives a second something only where there are two treasures', () => {
  const table = position({ crews: ['A2 B5 C3'], ships: [{ ...SHIP, treasures: ['chest'] }] })
  expect(forecastOf(table.view, disc('A2'), 0)?.second).toBeNull()
  expect(forecastOf(table.view, disc('B5'), 0)).toBeNull()
})
