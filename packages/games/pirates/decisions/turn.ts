// The frame of a turn: how it begins, and when the game ends for want of events. No decision is taken here.
import { todo } from '@flibuste/kernel'
import { PORT } from '../chart.ts'
import { endGame, endingOf } from '../score.ts'
import { activeShip, ITEM, roundOf, seatCount, type PiratesStep } from '../state.ts'

/** Two actions, PIR-2.2; whoever lies in port with treasure aboard may unload first: PIR-A9. */
export const beginTurn: PiratesStep = {
  run(state, _item, _chance, log) {
    state.turn++
    state.action = 1
    state.firstAction = 'open'
    log?.push({ type: 'turnBegan', clause: 'PIR-2.1', seat: state.active, turn: state.turn, round: roundOf(state) })
    todo(state, ITEM.first, ITEM.openSecond, ITEM.endTurn)
    const { space, aboard } = activeShip(state)
    if (space === PORT && aboard > 0) state.agenda.push(ITEM.unload)
  },
}

export const openSecond: PiratesStep = {
  run(state) {
    state.action = 2
    state.agenda.push(ITEM.second)
  },
}

/** Clockwise, PIR-2.1. Nobody is ever stuck, PIR-E3, so the rules alone need not come to an end, PIR-E1: the table sees to it. PIR-E4. */
export const endTurn: PiratesStep = {
  run(state, _item, _chance, log) {
    if (endingOf(state) !== null) {
      endGame(state, log)
      return
    }
    state.active = (state.active + 1) % seatCount(state)
    state.agenda.push(ITEM.beginTurn)
  },
}
