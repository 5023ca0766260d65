// The captain's answer to mutinies: which crew, which ship, which treasure (BUC-D2, BUC-D4). One move: nothing is
// revealed between.
import { bit, NO_SEATS, seatsOf, type SeatSet } from '@flibuste/kernel'
import { announce, board } from '../boarding.ts'
import { MOVE_KINDS } from '../moves.ts'
import { crewOfMutineer } from '../mutineers.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, type BuccaneerQuestion, type Disc, type State } from '../state.ts'
import { offerBoardings, refuseBoard } from './act.ts'
import { endTurn } from './turn.ts'

/** Crews a mutiny was called in, each once: several callers in one crew are one mutiny. BUC-7.7. */
function crewsCalled(state: State, callers: SeatSet): Disc[] {
  return [...new Set(seatsOf(callers).map((seat) => crewOfMutineer(state, seat)))]
}

/** Those who called in this crew. */
function callersIn(state: State, callers: SeatSet, crew: Disc): SeatSet {
  let seats = NO_SEATS
  for (const seat of seatsOf(callers)) if (crewOfMutineer(state, seat) === crew) seats |= bit(seat)
  return seats
}

export const obey: BuccaneerQuestion<'obey'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  /** Every ship the crew can board, every treasure on it: BUC-7.5, BUC-7.8. */
  offer(state, { callers }, _seat, moves) {
    for (const crew of crewsCalled(state, callers)) offerBoardings(state, crew, moves)
  },

  refuse(state, { callers }, seat, move) {
    if (move.kind === 'call' || move.kind === 'decline') return REFUSE.noWindow
    if (move.kind !== 'board' || callersIn(state, callers, move.crew) === NO_SEATS) return REFUSE.mustObey
    return refuseBoard(state, seat, move)
  },

  /** His whole turn; other mutinies lapse: BUC-7.7, BUC-7.10. What else he could have done is no matter: BUC-A12. */
  answer(state, { callers }, _seat, move, chance, log) {
    state.passes = 0
    if (move.kind === 'board') {
      if (log !== null) announce(state, move, callersIn(state, callers, move.crew), log)
      board(state, move, chance, log)
    }
    endTurn(state, chance, log)
  },
}
