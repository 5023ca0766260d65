// Rooms say the same as the rules they are a short cut of, at every ship of every position of random games.
import { Sfc32 } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { ALL_CARDS } from './cards.ts'
import { GOLDEN } from './golden.ts'
import { stortebeker, type State } from './index.ts'
import { hasRoomFor, isComplete, roomAt } from './rooms.ts'
import { STANDARD } from './scenario.ts'
import { missingCount, refuseLaying } from './sides.ts'
import { NO_SHIP, seatCount, shipAt, sideOf } from './state.ts'

/** Every side at every ship. */
function* sidesIn(state: State): Generator<readonly [slot: number, seat: number]> {
  for (const slot of state.sea.keys())
    if (state.sea[slot] !== NO_SHIP) for (let seat = 0; seat < seatCount(state); seat++) yield [slot, seat]
}

it.each(GOLDEN)(
  'STO-3.6 STO-3.8 STO-5.1 $name: there is room for what may be laid, and for no provision at a complete side',
  ({ seats, options }) => {
    const chance = new Sfc32(seats)
    const state = stortebeker.setup({ ...STANDARD, ...options }, seats, chance)
    let completed = 0
    while (stortebeker.playOut(state, chance, chance, 1) > 0) {
      for (const [slot, seat] of sidesIn(state)) {
        const room = roomAt(state, slot, seat)
        const fitting = ALL_CARDS.filter((card) => hasRoomFor(room, card))
        expect(fitting).toEqual(ALL_CARDS.filter((card) => refuseLaying(state, slot, seat, card) === null))
        const complete = missingCount(shipAt(state, slot), sideOf(state, slot, seat)) === 0
        expect(isComplete(state, slot, seat)).toBe(complete)
        if (complete) completed++
      }
    }
    expect(completed).toBeGreaterThan(0)
  },
)
