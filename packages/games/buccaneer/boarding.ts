// What a boarding brings: treasures, then wages, then everybody goes home, in this order and without interruption:
// BUC-A14. It always succeeds: no resistance, no dice, BUC-4.4. A mutiny is resolved here like any other, BUC-7.6.
import { seatsOf, type Chance, type Seat, type SeatSet } from '@flibuste/kernel'
import { menOf, ownerOf, sendHome, valueOf, wageOf } from './crews.ts'
import type { Ship, Treasure } from './data.ts'
import type { Event, Role } from './events.ts'
import { kindOf, type Board } from './moves.ts'
import { arrive, leave } from './ships.ts'
import { NO_DISC, shipOf, type Disc, type State } from './state.ts'

interface Taking {
  readonly seat: Seat
  readonly role: Role
  readonly treasure: Treasure
}

/** A kind that has run out brings nothing: BUC-A5. */
function takeTreasure(state: State, { seat, role, treasure }: Taking, log: Event[] | null): void {
  const kind = kindOf(treasure)
  if (state.bankTreasures[kind] === 0) {
    log?.push({ type: 'treasureMissing', clause: 'BUC-A5', seat, role, treasure })
    return
  }
  state.bankTreasures[kind]!--
  state.treasures[seat]![kind]!++
  log?.push({ type: 'treasureTaken', clause: role === 'captain' ? 'BUC-5.1' : 'BUC-5.2', seat, role, treasure })
}

/**
 * The captain's choice, BUC-5.1; the other goes to the second, if there are two, BUC-5.2, BUC-5.3. Equal icons
 * leave no choice, BUC-A4.
 */
function shareTreasures(state: State, { crew, ship, treasure }: Board, log: Event[] | null): void {
  takeTreasure(state, { seat: ownerOf(crew), role: 'captain', treasure }, log)
  const { treasures } = shipOf(state, ship)
  const second = state.under[crew]!
  if (treasures.length < 2 || second === NO_DISC) return
  const other = treasures[0] === treasure ? treasures[1]! : treasures[0]!
  takeTreasure(state, { seat: ownerOf(second), role: 'second', treasure: other }, log)
}

/**
 * Every man who is not the captain's own earns his value, several of one colour several times: BUC-5.4, BUC-5.14.
 * The captain is excepted with all his discs, BUC-5.8, BUC-A3. Tells the sum.
 */
function payWages(state: State, crew: Disc, ship: Ship, log: Event[] | null): number {
  const captain = ownerOf(crew)
  let place = state.men[crew]! - 1
  let sum = 0
  for (let disc = crew; disc !== NO_DISC; disc = state.under[disc]!, place--) {
    const seat = ownerOf(disc)
    if (seat === captain) continue
    const ducats = wageOf(disc, ship)
    state.ducats[seat]! += ducats
    sum += ducats
    log?.push({
      type: 'wagePaid',
      clause: valueOf(disc) === '?' ? 'BUC-5.5' : 'BUC-5.4',
      seat,
      captain,
      disc,
      place,
      ducats,
    })
  }
  return sum
}

/**
 * Out of his purse as far as it goes, BUC-5.9; the reserve pays the rest, BUC-5.10, and nobody ever owes anything,
 * BUC-5.11.
 */
function coverDeficit(state: State, seat: Seat, deficit: number, log: Event[] | null): void {
  const own = Math.min(deficit, state.ducats[seat]!)
  const rest = deficit - own
  state.ducats[seat]! -= own
  state.bank -= rest
  if (own > 0) log?.push({ type: 'deficitPaid', clause: 'BUC-5.9', seat, ducats: own })
  if (rest > 0) log?.push({ type: 'bankPaid', clause: 'BUC-5.10', seat, ducats: rest })
}

/**
 * Loot first, BUC-5.6; what is left is the captain's, BUC-5.7. Treasures stay where they are, whatever is lacking:
 * BUC-5.12.
 */
function shareLoot(state: State, crew: Disc, at: number, log: Event[] | null): void {
  const ship = shipOf(state, at)
  const seat = ownerOf(crew)
  state.bank -= ship.loot
  log?.push({ type: 'lootTaken', clause: 'BUC-5.6', seat, ship: at, ducats: ship.loot })
  const rest = ship.loot - payWages(state, crew, ship, log)
  if (rest < 0) {
    coverDeficit(state, seat, -rest, log)
    return
  }
  state.ducats[seat]! += rest
  log?.push({ type: 'restKept', clause: 'BUC-5.7', seat, ducats: rest })
}

/** The top disc too: BUC-5.13. */
function disband(state: State, crew: Disc, ship: number, log: Event[] | null): void {
  const discs = menOf(state, crew).reverse()
  sendHome(state, crew)
  state.lastBoarding.ship = ship
  state.lastBoarding.crew = discs
  log?.push({ type: 'crewHome', clause: 'BUC-5.13', seat: ownerOf(crew), crew, discs: discs.slice() })
}

/** Forced by `callers`, or of free will where there are none. */
export function announce(state: State, { crew, ship }: Board, callers: SeatSet, log: Event[]): void {
  const clause = callers === 0 ? 'BUC-4.2' : 'BUC-7.4'
  const { name } = shipOf(state, ship)
  const men = state.men[crew]!
  log.push({ type: 'boarded', clause, seat: ownerOf(crew), crew, men, ship, name, callers: seatsOf(callers) })
}

export function board(state: State, move: Board, chance: Chance, log: Event[] | null): void {
  const { crew, ship } = move
  const seat = ownerOf(crew)
  shareTreasures(state, move, log)
  shareLoot(state, crew, ship, log)
  disband(state, crew, ship, log)
  leave(state, ship, seat)
  log?.push({ type: 'shipGone', clause: 'BUC-6.1', seat, ship, gone: state.gone.length })
  arrive(state, 'BUC-6.2', chance, log)
}
