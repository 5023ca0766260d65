// Sailing: how far a ship gets, and what happens when it arrives.
import type { Refusal, Seat } from '@flibuste/kernel'
import { courseOf, isWater, PORT, WATERS, type Space } from '../chart.ts'
import type { Event } from '../events.ts'
import { countOf } from '../figures.ts'
import { SAILS, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { chartIn, editionOf, ITEM, type Ship, type State } from '../state.ts'

/** A space for every pirate aboard now, PIR-3.2; the current carries a ship without any one space: PIR-3.3. */
export const reachOf = ({ slots }: Ship): number => Math.max(1, countOf(slots, 'pirate'))

/** Any distance up to the reach, PIR-3.4, whoever lies there or on the way, PIR-3.5, PIR-3.6. */
export function refuseSail(state: State, seat: Seat, to: Space): Refusal | null {
  if (!isWater(to)) return REFUSE.notWater
  const ship = state.ships[seat]!
  if (to === ship.space) return REFUSE.alreadyThere
  if (chartIn(state).steps[ship.space]![to]! <= reachOf(ship)) return null
  if (to === PORT || ship.space === PORT) return REFUSE.reefs
  return countOf(ship.slots, 'pirate') === 0 ? REFUSE.drifting : REFUSE.tooFar
}

/** Waters within reach, in the order of the board. */
export function offerSails(state: State, seat: Seat, moves: Move[]): void {
  const ship = state.ships[seat]!
  const steps = chartIn(state).steps[ship.space]!
  const reach = reachOf(ship)
  for (let to = 0; to < WATERS; to++) if (steps[to]! <= reach && to !== ship.space) moves.push(SAILS[to]!)
}

function logSail(state: State, seat: Seat, to: Space, log: Event[]): void {
  const { space, slots } = state.ships[seat]!
  const chart = chartIn(state)
  const { sea, lairs } = editionOf(state).board
  const course = courseOf(chart, space, to)
  const islands = chart.lairs[to]!.flatMap((lair) => (state.lairs[lair]!.face === 'gone' ? [] : [lairs[lair]!.island]))
  const clause = countOf(slots, 'pirate') === 0 ? 'PIR-3.3' : 'PIR-3.2'
  log.push({ type: 'sailed', clause, seat, course, name: to === PORT ? '' : sea[to - 1]!.name, islands })
}

/** A ship that ends its move in port may unload: PIR-4.1, PIR-A7. */
export function sail(state: State, seat: Seat, to: Space, log: Event[] | null): void {
  if (log !== null) logSail(state, seat, to, log)
  const ship = state.ships[seat]!
  ship.space = to
  if (to === PORT && ship.aboard > 0) state.agenda.push(ITEM.unload)
}
