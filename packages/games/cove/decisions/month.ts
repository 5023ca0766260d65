// The frame of a month: six phases in order (COV-3.1), islands in order of their numbers (COV-3.2, COV-A1). No decision is taken here.
import { draw, kept, todo } from '@flibuste/kernel'
import { OUTER_ISLANDS, TAVERN } from '../data.ts'
import { ITEM } from '../items.ts'
import { seatCount, type CoveStep } from '../state.ts'

/** Treasure cards are turned up, COV-4.1; what each yields is on it, COV-4.2. */
export const beginMonth: CoveStep = {
  run(state, _item, chance, log) {
    state.month++
    state.phase = 'treasure'
    log?.push({ type: 'monthBegan', clause: 'COV-3.1', month: state.month })
    for (let at = 0; at < OUTER_ISLANDS.length; at++) state.open[at] = draw(state.treasures, chance)
    log?.push({ type: 'treasuresTurned', clause: 'COV-4.1', cards: state.open.slice() })
    const first = (state.month - 1) % seatCount(state) // COV-A5
    todo(
      state,
      kept({ kind: 'openWindow', window: 'treasureEnd', first }), // COV-4.3
      kept({ kind: 'openWindow', window: 'navigationStart', first }), // COV-5.1
      ITEM.navigate,
      kept({ kind: 'openWindow', window: 'navigationEnd', first }), // COV-5.6
      kept({ kind: 'combat', place: TAVERN }),
    )
  },
}
