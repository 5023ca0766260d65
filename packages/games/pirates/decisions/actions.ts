// The two actions of a turn, in their fixed order: sail or attack (PIR-D2), then attack or repair (PIR-D4). Either may be let go.
import { PASS } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, type PiratesQuestion } from '../state.ts'
import { declare, isAttack, offerAttacks, refuseAttack } from './attack.ts'
import { offerPuts, put, refusePut } from './repair.ts'
import { offerSails, refuseSail, sail } from './sail.ts'

/** PIR-2.3. */
export const first: PiratesQuestion<'first'> = {
  takes: ['sail', 'attackLair', 'attackShip', 'put', 'pass'],
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, _item, seat, moves) {
    offerSails(state, seat, moves)
    offerAttacks(state, seat, moves)
    moves.push(PASS)
  },

  refuse(state, _item, seat, move) {
    if (move.kind === 'sail') return refuseSail(state, seat, move.to)
    if (isAttack(move)) return refuseAttack(state, seat, move)
    return move.kind === 'pass' ? null : REFUSE.repairIsSecond
  },

  answer(state, _item, seat, move, _chance, log) {
    if (move.kind === 'sail') {
      state.firstAction = 'sailed'
      sail(state, seat, move.to, log)
    } else if (isAttack(move)) {
      state.firstAction = 'attacked'
      declare(state, seat, move, log)
    } else {
      state.firstAction = 'lost'
      log?.push({ type: 'actionLost', clause: 'PIR-2.6', seat, action: 1 })
    }
  },
}

/** PIR-2.4: nine patterns in all, PIR-2.7, two attacks among them, PIR-2.8. A first action that was lost is not made up for: PIR-2.6. */
export const second: PiratesQuestion<'second'> = {
  takes: ['sail', 'attackLair', 'attackShip', 'put', 'pass'],
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, _item, seat, moves) {
    offerAttacks(state, seat, moves)
    offerPuts(state, seat, 0, moves)
    moves.push(PASS)
  },

  refuse(state, _item, seat, move) {
    if (move.kind === 'put') return refusePut(state, seat, 0, move)
    if (isAttack(move)) return refuseAttack(state, seat, move)
    if (move.kind === 'pass') return null
    return state.firstAction === 'lost' ? REFUSE.sailIsFirst : REFUSE.orderOfActions
  },

  answer(state, _item, seat, move, _chance, log) {
    if (move.kind === 'put') put(state, seat, 0, move, log)
    else if (isAttack(move)) declare(state, seat, move, log)
    else log?.push({ type: 'actionLost', clause: 'PIR-2.6', seat, action: 2 })
  },
}
