// Who may call a mutiny, and in which crew. What comes of it is in decisions/.
import { bit, NO_SEATS, type Refusal, type Seat, type SeatSet } from '@flibuste/kernel'
import { countIn, isCaptain, mayBoard, ownerOf } from './crews.ts'
import { DISCS, MUTINEERS } from './data.ts'
import { REFUSE } from './refusals.ts'
import { NO_DISC, seatCount, type Disc, type State } from './state.ts'

/**
 * Three of one's own in a crew of the captain whose turn begins, and a ship it can board: BUC-7.1, BUC-7.2,
 * BUC-7.3.
 */
export function refuseCall(state: State, seat: Seat, crew: Disc): Refusal | null {
  if (crew >= state.men.length) return REFUSE.noSuchPirate
  if (!isCaptain(state, crew)) return REFUSE.partOfCrew
  if (ownerOf(crew) === seat) return REFUSE.ownCrew
  if (ownerOf(crew) !== state.active) return REFUSE.notItsTurn
  // Whatever else he has there or elsewhere: BUC-A16.
  if (countIn(state, crew, seat) < MUTINEERS) return REFUSE.tooFewMutineers
  return mayBoard(state, crew) ? null : REFUSE.tooSmallToMutiny
}

/** The crew in which a seat may call a mutiny now. There is never a second one: BUC-7.9. */
export function crewOfMutineer(state: State, seat: Seat): Disc {
  const first = state.active * DISCS
  for (let crew = first; crew < first + DISCS; crew++) {
    if (state.men[crew]! > MUTINEERS && refuseCall(state, seat, crew) === null) return crew
  }
  return NO_DISC
}

/** Seats that may call a mutiny at the start of this turn. */
export function mutineersOf(state: State): SeatSet {
  let seats = NO_SEATS
  for (let seat = 0; seat < seatCount(state); seat++) {
    if (seat !== state.active && crewOfMutineer(state, seat) !== NO_DISC) seats |= bit(seat)
  }
  return seats
}
