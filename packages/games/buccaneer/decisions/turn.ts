// The frame of a turn: how it begins, who is passed over, and when the game is over. No decision is taken here.
import { NO_SEATS, repeat, type Chance } from '@flibuste/kernel'
import { isCrewless, mayAct } from '../crews.ts'
import type { Event } from '../events.ts'
import { mutineersOf } from '../mutineers.ts'
import { logEnd } from '../score.ts'
import { areAllGone, sailAway } from '../ships.ts'
import { ITEM, seatCount, type BuccaneerStep, type State } from '../state.ts'

/** The window for mutinies comes before anything the captain may announce: BUC-2.6, BUC-A11. */
function begin(state: State, chance: Chance, log: Event[] | null): void {
  state.turn++
  log?.push({ type: 'turnBegan', clause: 'BUC-2.1', seat: state.active, turn: state.turn })
  if (mutineersOf(state) === NO_SEATS) openAct(state, chance, log)
  else state.agenda.push({ kind: 'mutiny', answers: repeat(seatCount(state), null) })
}

export const beginTurn: BuccaneerStep = {
  run: (state, _item, chance, log) => begin(state, chance, log),
}

/** Whoever can do nothing is passed over without being asked: BUC-2.4, BUC-2.5, BUC-D5. */
export function openAct(state: State, chance: Chance, log: Event[] | null): void {
  if (mayAct(state, state.active)) {
    state.agenda.push(ITEM.act)
    return
  }
  passOver(state, chance, log)
  endTurn(state, chance, log)
}

/** All of them in a row: BUC-A15. */
function passOver(state: State, chance: Chance, log: Event[] | null): void {
  const clause = isCrewless(state, state.active) ? 'BUC-2.4' : 'BUC-2.5'
  log?.push({ type: 'passed', clause, seat: state.active })
  if (++state.passes < seatCount(state)) return
  state.passes = 0
  sailAway(state, chance, log)
}

/** One action and the turn is over, so no two ships fall in one turn: BUC-2.2, BUC-2.7. Clockwise, BUC-2.1. */
export function endTurn(state: State, chance: Chance, log: Event[] | null): void {
  if (areAllGone(state)) {
    // BUC-8.1, BUC-E5
    if (log !== null) logEnd(state, log)
    return
  }
  state.active = (state.active + 1) % seatCount(state)
  begin(state, chance, log)
}
