// Ships that are taken, and those that come after them.
import { draw, repeat, type Bag, type Chance, type Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { SHIPS } from './data.ts'
import type { Event, Role } from './events.ts'
import { clearSide } from './piles.ts'
import { keepAt, keepWith, keepWithout } from './kept.ts'
import { hasCards } from './sides.ts'
import { openRear } from './setup.ts'
import { NO_SHIP, seatCount, shipAt, sideOf, told, type State } from './state.ts'

export interface Capture {
  readonly seat: Seat
  readonly role: Role
  readonly total: number
}

/** Tile, STO-7.1, points, STO-7.3, and all cards that lay there, everybody's, to the discard pile: STO-7.2. */
export function takeShip(state: State, slot: number, { seat, role, total }: Capture, log: Event[] | null): void {
  const ship = state.sea[slot]!
  const { points } = shipAt(state, slot)
  state.taken = keepAt(state.taken, seat, keepWith(state.taken[seat]!, ship))
  state.scores[seat]! += points
  state.lastCapture = state.round
  log?.push({
    type: 'shipTaken',
    clause: 'STO-7.1',
    seat,
    ...told(state, ship),
    role,
    total,
    score: state.scores[seat]!,
  })
  clearPlace(state, slot, 'STO-7.2', log)
  state.sea = keepAt(state.sea, slot, NO_SHIP)
}

/** All cards at one ship, captain by captain. */
export function clearPlace(state: State, slot: number, clause: Clause, log: Event[] | null): void {
  for (let seat = 0; seat < seatCount(state); seat++) {
    if (!hasCards(sideOf(state, slot, seat))) continue
    const cleared = clearSide(state, slot, seat)
    log?.push({ type: 'sideCleared', clause, seat, ...told(state, state.sea[slot]!), ...cleared })
  }
}

function strikeOut(bag: Bag, ships: readonly number[]): void {
  for (let at = 0; at < ships.length; at++) if (ships[at] !== NO_SHIP) bag[ships[at]!] = 0
}

/** Tiles nobody has seen, those of the rearguard and of the box alike: STO-1.4. */
export function unseenShips({ sea, rear, taken }: State): Bag {
  const bag: Bag = repeat(SHIPS, 1)
  strikeOut(bag, sea)
  strikeOut(bag, rear)
  for (let seat = 0; seat < taken.length; seat++) strikeOut(bag, taken[seat]!)
  return bag
}

/** The next tile of the rearguard is turned up: STO-7.5. What is left when none follows stays in the box unseen: STO-1.4. */
function sightNext(state: State, chance: Chance, log: Event[] | null): void {
  while (state.rear.length < openRear(state.options) && state.rearLeft > 0) {
    state.rearLeft--
    const ship = draw(unseenShips(state), chance)
    state.rear = keepWith(state.rear, ship)
    log?.push({ type: 'shipSighted', clause: 'STO-7.5', ...told(state, ship), left: state.rearLeft })
  }
}

/**
 * After all boardings of a turn every gap is filled, the open ship first: STO-7.5. Once there is none to fill it, also in the last
 * round, STO-A27, the gap stays, STO-7.6, and the end is near: STO-9.1, STO-A12.
 */
export function refillSea(state: State, chance: Chance, log: Event[] | null): void {
  for (let slot = 0; slot < state.sea.length; slot++) {
    if (state.sea[slot] !== NO_SHIP) continue
    const ship = state.rear[0]
    if (ship === undefined) {
      if (!state.ending) log?.push({ type: 'endNear', clause: 'STO-9.1' })
      state.ending = true
      return
    }
    state.rear = keepWithout(state.rear, 0)
    state.sea = keepAt(state.sea, slot, ship)
    log?.push({ type: 'shipArrived', clause: 'STO-7.5', ...told(state, ship), slot })
    sightNext(state, chance, log)
  }
}
