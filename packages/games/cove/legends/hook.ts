// Captain Hook: what misses its target may hit somebody else.
import { HULL } from '../cards.ts'
import { HOOK_NUMBERS } from '../data.ts'
import { hitSection } from '../hits.ts'
import { isSmoked } from '../cards/boarding.ts'
import { isHere } from '../battle.ts'
import { seatCount, type State } from '../state.ts'
import { strike } from '../volley.ts'
import type { Seat } from '@flibuste/kernel'
import { plainLegend, type LegendRules } from './legend.ts'

/** The other captains there, from number 1: clockwise from the target. */
export function numbered(state: State, target: Seat): Seat[] {
  const others: Seat[] = []
  const seats = seatCount(state)
  for (let step = 1; step < seats; step++) {
    const seat = (target + step) % seats
    if (isHere(state, seat)) others.push(seat)
  }
  return others.slice(0, HOOK_NUMBERS)
}

/** COV-19.4. A die that missed and shows a number hits that captain's hull: COV-19.5, COV-A17; not through Smoke, COV-A16. */
export const hook: LegendRules = {
  ...plainLegend('COV-19.4'),
  strike(state, shot, log) {
    strike(state, shot, log)
    const others = numbered(state, shot.at)
    for (const die of shot.dice) {
      const seat = die < shot.needed ? others[die - 1] : undefined
      if (seat === undefined || isSmoked(state, seat)) continue
      log?.push({ type: 'strayed', clause: 'COV-19.5', seat, die })
      hitSection(state, seat, HULL, 1, log)
    }
  },
}
