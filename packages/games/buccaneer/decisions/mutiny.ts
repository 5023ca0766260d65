// Before the captain chooses: who calls a mutiny (BUC-D1). Asked at once of everybody who may, which all can see:
// BUC-A10.
import { bit, NO_SEATS, type Refusal, type Seat, type SeatSet } from '@flibuste/kernel'
import { countIn, isCaptain, mayBoard, ownerOf } from '../crews.ts'
import { DISCS, MUTINEERS } from '../data.ts'
import { CALLS, DECLINE, MOVE_KINDS } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { ITEM, NO_DISC, seatCount, type BuccaneerSealed, type Disc, type State } from '../state.ts'

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

export const mutiny: BuccaneerSealed<'mutiny'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seats: mutineersOf,

  exact: true,

  offer(state, _item, seat, moves) {
    moves.push(CALLS[crewOfMutineer(state, seat)]!, DECLINE)
  },

  refuse(state, _item, seat, move) {
    if (move.kind === 'decline') return null // BUC-7.11
    return move.kind === 'call' ? refuseCall(state, seat, move.crew) : REFUSE.mutinyFirst
  },

  /** Told clockwise from the captain's left, BUC-A10. One call is enough to force his hand: BUC-7.4. */
  resolve(state, _item, answers, _chance, log) {
    const captain = state.active
    let callers = NO_SEATS
    for (let step = 1; step < answers.length; step++) {
      const seat = (captain + step) % answers.length
      const answer = answers[seat]
      if (answer === null || answer === undefined) continue
      const crew = crewOfMutineer(state, seat)
      if (answer.kind === 'call') {
        callers |= bit(seat)
        log?.push({ type: 'mutinyCalled', clause: 'BUC-7.1', seat, captain, crew, own: countIn(state, crew, seat) })
      } else log?.push({ type: 'mutinyDeclined', clause: 'BUC-7.11', seat, captain, crew })
    }
    state.agenda.push(callers === NO_SEATS ? ITEM.openAct : { kind: 'obey', callers })
  },
}
