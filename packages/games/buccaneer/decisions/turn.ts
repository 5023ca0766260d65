// The frame of a turn: how it begins, who is passed over, and when the game is over. No decision is taken here.
import { isCrewless, mayAct } from '../crews.ts'
import { logEnd } from '../score.ts'
import { areAllGone, sailAway } from '../ships.ts'
import { ITEM, seatCount, type BuccaneerStep, type State } from '../state.ts'
import { mutineersOf } from './mutiny.ts'

const noAnswers = (state: State): null[] => Array.from({ length: seatCount(state) }, () => null)

/** The window for mutinies comes before anything the captain may announce: BUC-2.6, BUC-A11. */
export const beginTurn: BuccaneerStep = {
  run(state, _item, _chance, log) {
    state.turn++
    log?.push({ type: 'turnBegan', clause: 'BUC-2.1', seat: state.active, turn: state.turn })
    state.agenda.push(mutineersOf(state) === 0 ? ITEM.openAct : { kind: 'mutiny', answers: noAnswers(state) })
  },
}

/**
 * Whoever can do nothing is passed over without being asked: BUC-2.4, BUC-2.5, BUC-D5. All of them in a row:
 * BUC-A15.
 */
export const openAct: BuccaneerStep = {
  run(state, _item, chance, log) {
    if (mayAct(state, state.active)) {
      state.agenda.push(ITEM.act)
      return
    }
    const clause = isCrewless(state, state.active) ? 'BUC-2.4' : 'BUC-2.5'
    log?.push({ type: 'passed', clause, seat: state.active })
    if (++state.passes === seatCount(state)) {
      state.passes = 0
      sailAway(state, chance, log)
    }
    state.agenda.push(ITEM.endTurn)
  },
}

/** One action and the turn is over, so no two ships fall in one turn: BUC-2.2, BUC-2.7. Clockwise, BUC-2.1. */
export const endTurn: BuccaneerStep = {
  run(state, _item, _chance, log) {
    if (areAllGone(state)) {
      // BUC-8.1, BUC-E5
      if (log !== null) logEnd(state, log)
      return
    }
    state.active = (state.active + 1) % seatCount(state)
    state.agenda.push(ITEM.beginTurn)
  },
}
