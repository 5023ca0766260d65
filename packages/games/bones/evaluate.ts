// What a position is worth to the captains: the chance to win, 0 … 1, for bots. What the dice on the table are good for is counted as
// made; no rule is made here.
import { bySeat, hopesBy, sharesOfVictory, type Seat, type Weighing } from '@flibuste/kernel'
import { GROUPS, LANES, ROUND_CAP } from './data.ts'
import { freeCount } from './dice.ts'
import { sightOf, type Captain } from './exact/prospects.ts'
import { turnsLeft } from './exact/turns-left.ts'
import { isThiefAt } from './mates.ts'
import { outcome } from './score.ts'
import { ISLAND, isOver, PORT, SEA, type Place, type State } from './state.ts'
import { WEIGHTS } from './weights.ts'

/** Where the best use of the free dice takes a ship of the active captain, and whether it brings a treasure. */
function settled(state: State, lane: number): { readonly place: Place; readonly treasures: number } {
  const place = bySeat(state.boards, state.active).ships[lane - 1] ?? PORT
  const free = freeCount(state, lane)
  if (place === ISLAND) {
    if (state.startShips[lane - 1] !== ISLAND || free < GROUPS.triple) return { place, treasures: 0 }
    return { place: ([PORT, PORT, SEA, ISLAND] as const)[free - GROUPS.triple] ?? PORT, treasures: 1 }
  }
  if (free < GROUPS.pair) return { place, treasures: 0 }
  return { place: place === PORT && free === GROUPS.pair ? SEA : ISLAND, treasures: 0 }
}

/** The captain whose turn it is, once the dice on the table are spent well. A Scout is about to leave. */
function settledCaptain(state: State): Captain {
  const { treasures, mate } = bySeat(state.boards, state.active)
  const ships: Place[] = []
  let home = 0
  for (let lane = 1; lane <= LANES; lane++) {
    const end = settled(state, lane)
    ships.push(end.place)
    home += end.treasures
  }
  const robs = isThiefAt(state, state.active, mate.owner) ? mate.owner : -1
  return { treasures: treasures.length + home, ships, scout: 0, robs, isToPlay: false }
}

/** Whether the seat has a turn left in this round, the open one left out. */
function isToPlay(state: State, seat: Seat): boolean {
  const seats = state.boards.length
  return (seat - state.firstSeat + seats) % seats > (state.active - state.firstSeat + seats) % seats
}

function captainOf(state: State, seat: Seat): Captain {
  if (seat === state.active && !isBetweenTurns(state)) return settledCaptain(state)
  const { treasures, ships, mate } = bySeat(state.boards, seat)
  return {
    treasures: treasures.length,
    ships,
    scout: mate.duty === 'scout' ? mate.island : 0,
    robs: isThiefAt(state, seat, mate.owner) ? mate.owner : -1,
    isToPlay: isToPlay(state, seat),
  }
}

/** The dice of the active captain are spent, or were good for nothing: only the mate is left to speak of. */
const isBetweenTurns = ({ agenda }: State): boolean => agenda[agenda.length - 1]?.kind === 'mate'

/** Alone, the fewer turns the better. */
function evaluateSolo(state: State): number {
  const { treasures, ships, scout } = captainOf(state, 0)
  const missing = isOver(state) ? 0 : turnsLeft(treasures, ships, scout)
  return Math.max(0, 1 - (state.round + missing) / (ROUND_CAP + 1))
}

export const weighing: Weighing<State> = {
  weights: WEIGHTS,
  see: (state) => sightOf(state.boards.map((_, seat) => captainOf(state, seat))),
}

const hopes = hopesBy(weighing, WEIGHTS)

export function evaluate(state: State): number[] {
  if (state.boards.length === 1) return [evaluateSolo(state)]
  if (isOver(state)) {
    const result = outcome(state)
    if (result !== null) return sharesOfVictory(result)
  }
  return hopes(state)
}
