// What a position is worth to the captains: guesses at the chance to win, 0 … 1, for bots. What each part counts is in weights.ts; the other
// figures were found by play. No rule is made here.
import { bySeat, hopesBy, sharesOfVictory, type Seat, type Sight, type Weighing } from '@flibuste/kernel'
import { countIn, fits, isCaptain, ownerOf, wageOf } from './crews.ts'
import { COPIES, DISCS, MOST_MEN, MUTINEERS, SHIPS, TREASURES, type Ship } from './data.ts'
import { kindOf } from './moves.ts'
import { outcome } from './score.ts'
import { WEIGHTS } from './weights.ts'
import { editionOf, isOver, NO_DISC, seatCount, shipOf, type Disc, type State } from './state.ts'

/** How much one more treasure of a kind tells who will have most of it: while the bank is full, and when it is empty. */
const LEAD_EARLY = 0.9
const LEAD_LATE = 3
/** Of a treasure's value, what taking one is worth before it is taken. */
const ONE_TREASURE = 0.3
/** The chance that a captain who could take a crew away before it boards does so. */
const CAPTURE = 0.22
/** What is left of a profit in sight for each man that a crew lacks. */
const MAN_SHORT = 0.45
/** What a man still to be won for a crew will cost. */
const MEAN_WAGE = 3.5
/** The chance that a crew boards next turn: of its captain's will, or because mutineers make it. */
const WILLING = 0.6
const FORCED = 0.7
/** Ducats that make a lead count: with all ships to come, and with none. */
const SPREAD_EARLY = 22
const SPREAD_LATE = 4

/**
 * Adds the ducats that a kind of treasure is likely to bring each seat. Whoever leads is likely to get its value, and the more so the
 * fewer are left in the bank.
 */
function addAwards(state: State, kind: number, worths: number[]): void {
  const value = editionOf(state).values[TREASURES[kind]!]
  const lead = LEAD_LATE + ((LEAD_EARLY - LEAD_LATE) * state.bankTreasures[kind]!) / COPIES
  let sum = 0
  for (let seat = 0; seat < worths.length; seat++) sum += Math.exp(lead * state.treasures[seat]![kind]!)
  for (let seat = 0; seat < worths.length; seat++) {
    const count = state.treasures[seat]![kind]!
    const share = Math.exp(lead * count) / sum
    worths[seat]! += share * value + (1 - share) * count
  }
}

/** What the other men of a crew would earn on a ship. */
function wagesOf(state: State, crew: Disc, ship: Ship): number {
  const captain = ownerOf(crew)
  let sum = 0
  for (let disc = crew; disc !== NO_DISC; disc = state.under[disc]!) {
    if (ownerOf(disc) !== captain) sum += wageOf(disc, ship)
  }
  return sum
}

/** The best treasure of a ship that the bank still has, for its captain. */
function treasureOf(state: State, { treasures }: Ship): number {
  const { values } = editionOf(state)
  let best = 0
  for (const treasure of treasures)
    if (state.bankTreasures[kindOf(treasure)]! > 0) best = Math.max(best, values[treasure])
  return ONE_TREASURE * best
}

function mayTake(state: State, seat: Seat, crew: Disc): boolean {
  for (let disc = seat * DISCS; disc < (seat + 1) * DISCS; disc++) {
    if (isCaptain(state, disc) && fits(state, disc, crew)) return true
  }
  return false
}

/** The chance that nobody takes the crew away before its captain's next turn. */
function holdOf(state: State, crew: Disc): number {
  const seats = seatCount(state)
  const captain = ownerOf(crew)
  let hold = 1
  for (let seat = state.active; seat !== captain; seat = (seat + 1) % seats)
    if (mayTake(state, seat, crew)) hold *= 1 - CAPTURE
  return hold
}

/** Whether somebody could make the captain board: BUC-7.1. */
function hasMutineer(state: State, crew: Disc): boolean {
  if (state.men[crew]! <= MUTINEERS) return false
  for (let seat = 0; seat < seatCount(state); seat++) {
    if (seat !== ownerOf(crew) && countIn(state, crew, seat) >= MUTINEERS) return true
  }
  return false
}

/** What boarding a ship would bring a crew's captain, be the crew large enough or not. */
function profitOf(state: State, crew: Disc, ship: Ship, short: number): number {
  const rest = ship.loot - wagesOf(state, crew, ship) - MEAN_WAGE * short
  return Math.max(-state.ducats[ownerOf(crew)]!, rest) + treasureOf(state, ship)
}

interface Prospect {
  readonly profit: number
  readonly ship: Ship | null
  /** Men the crew lacks. */
  readonly short: number
}

/** The best ship in sight for a crew, of those for which it lacks the fewest men. */
function prospectOf(state: State, crew: Disc): Prospect {
  let best: Prospect = { profit: 0, ship: null, short: MOST_MEN }
  for (const at of state.faceUp) {
    const ship = shipOf(state, at)
    const short = Math.max(0, ship.min - state.men[crew]!)
    if (short > best.short) continue
    const profit = profitOf(state, crew, ship, short)
    if (short < best.short || profit > best.profit) best = { profit, ship, short }
  }
  return best
}

interface Expected {
  readonly ship: Ship
  /** The chance that it is boarded next turn. */
  readonly boards: number
}

/** What the men of a crew expect: their wages, and the second the other treasure. */
function addWages(state: State, crew: Disc, { ship, boards }: Expected, worths: number[]): void {
  const captain = ownerOf(crew)
  for (let disc = crew; disc !== NO_DISC; disc = state.under[disc]!) {
    const owner = ownerOf(disc)
    if (owner !== captain) worths[owner]! += boards * wageOf(disc, ship)
  }
  const [first, other] = ship.treasures
  if (other === undefined || state.under[crew] === NO_DISC) return
  const { values } = editionOf(state)
  worths[ownerOf(state.under[crew]!)]! += boards * ONE_TREASURE * Math.min(values[first!], values[other])
}

/** What a crew is worth to its captain. What its other men expect is added to the worth of their owners. */
function valueOfCrew(state: State, crew: Disc, worths: number[]): number {
  const { profit, ship, short } = prospectOf(state, crew)
  if (ship === null) return 0
  const hold = holdOf(state, crew)
  if (short > 0) return Math.max(0, profit) * hold * MAN_SHORT ** short
  const forced = profit < 0 && hasMutineer(state, crew)
  const boards = profit >= 0 ? hold * WILLING : forced ? hold * FORCED : 0
  if (boards > 0) addWages(state, crew, { ship, boards }, worths)
  return profit * (profit >= 0 ? hold : boards)
}

/** What a seat's crews promise: one boards per turn, so the best counts for itself. What their other men expect is added to `wages`. */
function addCrews(state: State, seat: Seat, row: Row, wages: number[]): void {
  let sum = 0
  for (let crew = seat * DISCS; crew < (seat + 1) * DISCS; crew++) {
    if (!isCaptain(state, crew)) continue
    const value = valueOfCrew(state, crew, wages)
    row[2] = Math.max(row[2], value)
    sum += value
  }
  row[3] = sum - row[2]
}

/** In ducats, in the order of the weights: purse, treasures, best crew, other crews, wages; and whether it is to move. */
type Row = [number, number, number, number, number, number]

function see(state: State): Sight {
  const [awards, wages] = [state.ducats.map(() => 0), state.ducats.map(() => 0)]
  for (let kind = 0; kind < TREASURES.length; kind++) addAwards(state, kind, awards)
  const rows = state.ducats.map((ducats, seat): Row => [
    ducats,
    bySeat(awards, seat),
    0,
    0,
    0,
    seat === state.active ? 1 : 0,
  ])
  for (const [seat, row] of rows.entries()) addCrews(state, seat, row, wages)
  for (const [seat, row] of rows.entries()) row[4] = bySeat(wages, seat)
  const gone = state.gone.length / SHIPS
  return { rows, gone, spread: SPREAD_EARLY + (SPREAD_LATE - SPREAD_EARLY) * gone }
}

export const weighing: Weighing<State> = { weights: WEIGHTS, see }

const hopes = hopesBy(weighing, WEIGHTS)

export const evaluate = (state: State): number[] => (isOver(state) ? sharesOfVictory(outcome(state)!) : hopes(state))
