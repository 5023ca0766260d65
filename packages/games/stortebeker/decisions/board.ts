// Phase 3: which ship to board next, or none (STO-D6). Each boarding is fought out before the next: STO-5.2, STO-2.2.
import type { Refusal } from '@flibuste/kernel'
import { boardShip } from '../boarding.ts'
import { BOARDS, END_TURN, MOVE_KINDS, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { isComplete } from '../rooms.ts'
import { slotOf } from '../sides.ts'
import { activeSeat, ITEM, NO_SHIP, type State, type StortebekerQuestion, type StortebekerStep } from '../state.ts'

/** The first round is everybody's first turn: STO-5.3, STO-A7. The rest are variants. */
function refuseAnyBoarding(state: State): Refusal | null {
  if (state.round === 1) return REFUSE.firstRound
  if (state.stop === 'none') return null
  return state.stop === 'failure' ? REFUSE.stoppedByFailure : REFUSE.stoppedByCounter
}

/** A complete side, and one try for each ship: STO-5.1, STO-5.10, STO-A9. */
function refuseBoardingAt(state: State, slot: number): Refusal | null {
  if (state.tried.includes(state.sea[slot]!)) return REFUSE.triedAlready
  return isComplete(state, slot, state.active) ? null : REFUSE.incomplete
}

export function refuseBoarding(state: State, ship: number): Refusal | null {
  const never = refuseAnyBoarding(state)
  if (never !== null) return never
  const slot = slotOf(state, ship)
  return slot < 0 ? REFUSE.notAtSea : refuseBoardingAt(state, slot)
}

const mayBoardAt = (state: State, slot: number): boolean =>
  state.sea[slot] !== NO_SHIP && refuseBoardingAt(state, slot) === null

function offerBoardings(state: State, moves: Move[]): void {
  if (refuseAnyBoarding(state) !== null) return
  for (let slot = 0; slot < state.sea.length; slot++) if (mayBoardAt(state, slot)) moves.push(BOARDS[state.sea[slot]!]!)
}

export function mayBoardAny(state: State): boolean {
  if (refuseAnyBoarding(state) !== null) return false
  for (let slot = 0; slot < state.sea.length; slot++) if (mayBoardAt(state, slot)) return true
  return false
}

/**
 * Whoever has nothing to board is asked to end his turn all the same, so that he may think better of the cards he used; but not
 * once dice have been thrown or where no card was used: then nothing could be taken back.
 */
export const openBoard: StortebekerStep = {
  run(state) {
    const settled = state.paid > 0 || state.tried.length > 0 || state.quota === 0
    state.agenda.push(settled && !mayBoardAny(state) ? ITEM.endTurn : ITEM.board)
  },
}

export const board: StortebekerQuestion<'board'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, _item, _seat, moves) {
    offerBoardings(state, moves)
    moves.push(END_TURN)
  },

  refuse(state, _item, _seat, move) {
    if (move.kind === 'endTurn') return null
    if (move.kind === 'board') return refuseBoarding(state, move.ship)
    return move.kind === 'fire' && state.paid === 0 ? REFUSE.notPaid : REFUSE.phaseOver
  },

  answer(state, _item, _seat, move, chance, log) {
    if (move.kind === 'board') boardShip(state, slotOf(state, move.ship), chance, log)
    else state.agenda.push(ITEM.endTurn)
  },
}
