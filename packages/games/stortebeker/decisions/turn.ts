// The frame of a turn: six phases in order (STO-2.1), who is next, and when the game is over. No decision is taken here.
import { CARDS_PER_TURN, LULL_ROUNDS } from '../data.ts'
import type { Event } from '../events.ts'
import { NONE } from '../kept.ts'
import { fillHand, handSize } from '../piles.ts'
import { logEnd } from '../score.ts'
import { clearPlace, refillSea } from '../ships.ts'
import { ITEM, seatCount, type State, type StortebekerStep } from '../state.ts'
import { mayBoardAny } from './board.ts'

function resetTurn(state: State): void {
  state.turn++
  state.quota = Math.min(CARDS_PER_TURN, handSize(state, state.active)) // STO-3.1, STO-A1
  state.placed = 0
  state.discarded = 0
  state.paid = 0
  state.tried = NONE
  state.stop = 'none'
}

/** Nothing in hand and nothing to board: only such turns count towards a lock, STO-E3, STO-E4. */
export const beginTurn: StortebekerStep = {
  run(state, _item, _chance, log) {
    resetTurn(state)
    const { active: seat, turn, round } = state
    log?.push({ type: 'turnBegan', clause: 'STO-2.1', seat, turn, round })
    if (state.quota > 0) {
      state.idle = 0
      state.agenda.push(ITEM.play)
      return
    }
    state.idle = mayBoardAny(state) ? 0 : state.idle + 1
    if (state.idle > 0) log?.push({ type: 'idled', clause: 'STO-A1', seat })
    state.agenda.push(ITEM.openBoard)
  },
}

/** STO-E4: nobody could do anything for a round, so all cards at all ships are discarded, and there is something to draw again. */
function breakLock(state: State, log: Event[] | null): void {
  state.idle = 0
  log?.push({ type: 'lockBroken', clause: 'STO-E4' })
  for (let slot = 0; slot < state.sea.length; slot++) clearPlace(state, slot, 'STO-E4', log)
}

/**
 * Whether the round that is over was the last: STO-9.2, STO-E5. Every capture brings the end nearer, STO-E2, but nothing forces one, STO-E1:
 * so rounds without any end the game too, STO-E4.
 */
function isLastRound(state: State, log: Event[] | null): boolean {
  if (state.ending) return true
  if (state.round - state.lastCapture < LULL_ROUNDS) return false
  log?.push({ type: 'becalmed', clause: 'STO-E4' })
  return true
}

/** Clockwise: STO-1.8. */
function passOn(state: State, log: Event[] | null): void {
  const next = (state.active + 1) % seatCount(state)
  if (next === state.firstSeat) {
    if (isLastRound(state, log)) {
      if (log !== null) logEnd(state, log)
      return
    }
    state.round++
  }
  state.active = next
  state.agenda.push(ITEM.beginTurn)
}

export const endTurn: StortebekerStep = {
  run(state, _item, chance, log) {
    refillSea(state, chance, log)
    if (state.idle >= seatCount(state)) breakLock(state, log)
    fillHand(state, chance, log)
    passOn(state, log)
  },
}
