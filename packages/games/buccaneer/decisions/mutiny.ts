// Before the captain chooses: who calls a mutiny (BUC-D1). Asked at once of everybody who may, which all can see:
// BUC-A10.
import { bit, NO_SEATS } from '@flibuste/kernel'
import { countIn } from '../crews.ts'
import { CALLS, DECLINE, MOVE_KINDS } from '../moves.ts'
import { crewOfMutineer, mutineersOf, refuseCall } from '../mutineers.ts'
import { REFUSE } from '../refusals.ts'
import type { BuccaneerSealed } from '../state.ts'
import { openAct } from './turn.ts'

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
  resolve(state, _item, answers, chance, log) {
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
    if (callers === NO_SEATS) openAct(state, chance, log)
    else state.agenda.push({ kind: 'obey', callers })
  },
}
