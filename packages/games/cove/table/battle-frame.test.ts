// The number each ship of a battle carries: the strip, the sea and the mats all ask here.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { cove } from '../index.ts'
import { LEGEND } from '../moves.ts'
import { STANDARD } from '../scenario.ts'
import type { View } from '../view.ts'
import type { BattleFrame, ShipState } from './battle-frame.ts'
import { frameOf, turnOf } from './battle-frame.ts'

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

/** Random play until captains may lay boarding cards where a black ship lies. */
function boardingBesideALegend(): View {
  for (let seed = 1; seed < 200; seed++) {
    const chance = new Sfc32(seed)
    const state = cove.setup(STANDARD, 3, chance)
    while (cove.awaiting(state) !== 0) {
      const view = cove.view(state, 0)
      const { battle, blackShips } = view
      if (battle?.exchange === 0 && battle.legendHull > 0 && blackShips[battle.ship] !== undefined) return view
      const seat = lowest(cove.awaiting(state))
      cove.apply(state, seat, cove.pick(state, seat, chance), chance, null)
    }
  }
  throw new Error('no legend was met')
}

it('shows the black ship from the first moment, before it fires', () => {
  const view = boardingBesideALegend()
  const shown = frameOf(view)?.ships.find(({ party }) => party === LEGEND)
  expect(shown).toMatchObject({ fate: 'here', hull: view.battle?.legendHull })
  expect(shown?.speed).toBeGreaterThan(0)
})
