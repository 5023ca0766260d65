// The number each ship of a battle carries: the strip, the sea and the mats all ask here.
import { expect, it } from 'vitest'
import type { BattleFrame, ShipState } from './battle-frame.ts'
import { turnOf } from './battle-frame.ts'

const ship = (party: number, fate: ShipState['fate'] = 'here'): ShipState => ({ party, speed: 5, fate, hull: -1 })
const frame = (exchange: number, ...ships: ShipState[]): BattleFrame => ({ exchange, ships }) as object as BattleFrame

it('COV-8.1 numbers ships in the order of fire, the fastest first', () => {
  const fought = frame(1, ship(2), ship(5), ship(0))
  expect([2, 5, 0].map((party) => turnOf(fought, party))).toEqual([1, 2, 3])
})

it('keeps every number when a ship has left, until the next exchange', () => {
  const fought = frame(1, ship(2, 'fled'), ship(5), ship(0))
  expect([5, 0].map((party) => turnOf(fought, party))).toEqual([2, 3])
})

it('numbers nobody before the first exchange: boarding goes by another order', () => {
  expect(turnOf(frame(0, ship(2), ship(0)), 0)).toBe(0)
})
