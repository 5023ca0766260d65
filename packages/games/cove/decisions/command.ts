// The Royal Navy's volley: whoever sent it last names ship and section (COV-D6, COV-18.5, COV-M4).
import { seatsOf, type Refusal, type Seat } from '@flibuste/kernel'
import { isHere, settle } from '../battle.ts'
import { volleyCardOf } from '../cards/volley.ts'
import { ROWS } from '../cards.ts'
import { ROYAL_NAVY } from '../data.ts'
import { ITEM } from '../items.ts'
import { FIRES, isSeat, MOVE_KINDS, NAVY, type Fire } from '../moves.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import type { CoveQuestion, State } from '../state.ts'
import { neededAgainst, shoot, strike, type Aim } from '../volley.ts'

/** Its commander's own ship only when no other captain is left: COV-A26. Never a legend: COV-18.7. */
function refuseTarget(state: State, seat: Seat, { at }: Fire): Refusal | null {
  if (!isSeat(at)) return REFUSE.npcsNeverFight
  if (!isHere(state, at)) return REFUSE.notInBattle
  return at === seat && state.battle.seats !== 1 << seat ? REFUSE.commanderLast : null
}

export const command: CoveQuestion<'command'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,

  offer(state, _item, _seat, moves) {
    for (const target of seatsOf(state.battle.seats))
      for (let row = 0; row < ROWS; row++) moves.push(FIRES[target]![row]!)
  },

  /** No volley card helps it: COV-8.9. */
  refuse(state, _item, seat, move) {
    if (move.kind === 'fire') return refuseTarget(state, seat, move)
    return volleyCardOf(move) === undefined ? NOT_NOW[move.kind] : REFUSE.notForNpc
  },

  /** COV-14.9. */
  answer(state, _item, _seat, move, chance, log) {
    if (move.kind !== 'fire') return
    const { at, section } = move
    const needed = neededAgainst(state, at)
    const aim: Aim = { by: NAVY, at, section, needed, dice: ROYAL_NAVY.dice, clause: 'COV-14.9' }
    strike(state, shoot(state, aim, chance, log), log)
    settle(state, log)
    state.agenda.push(ITEM.exchangeTurn)
  },
}
