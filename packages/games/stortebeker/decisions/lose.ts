// What a failed boarding costs: one provision for each colour die that shows one of his own there (STO-5.7).
import { kept, type Seat } from '@flibuste/kernel'
import { markedOf, plainOf, type Card } from '../cards.ts'
import type { Event } from '../events.ts'
import { LOSSES, MOVE_KINDS } from '../moves.ts'
import { countOf, removeProvision } from '../piles.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, sideOf, told, type State, type StortebekerQuestion, type StortebekerStep } from '../state.ts'

function loseProvision(state: State, slot: number, card: Card, log: Event[] | null): void {
  const seat: Seat = state.active
  removeProvision(state, slot, seat, card)
  state.discard.push(card)
  log?.push({ type: 'provisionLost', clause: 'STO-5.7', seat, ...told(state, state.sea[slot]!), card })
}

/** One die. A choice only where a plain card and a marked one of its colour lie there. */
export const loss: StortebekerStep<'loss'> = {
  run(state, { slot, good }, _chance, log) {
    const { goods } = sideOf(state, slot, state.active)
    const plain = countOf(goods, plainOf(good)) > 0
    const marked = countOf(goods, markedOf(good)) > 0
    if (plain && marked) state.agenda.push(kept({ kind: 'lose', slot, good }))
    else if (plain || marked) loseProvision(state, slot, plain ? plainOf(good) : markedOf(good), log)
    else
      log?.push({ type: 'lossSpared', clause: 'STO-5.7', seat: state.active, ...told(state, state.sea[slot]!), good })
  },
}

/** Plain or marked, as its owner likes: STO-D7, STO-A16. */
export const lose: StortebekerQuestion<'lose'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(_state, { good }, _seat, moves) {
    moves.push(LOSSES[plainOf(good)]!, LOSSES[markedOf(good)]!)
  },

  refuse(_state, { good }, _seat, move) {
    return move.kind === 'lose' && (move.card === plainOf(good) || move.card === markedOf(good))
      ? null
      : REFUSE.mustLose
  },

  answer(state, { slot }, _seat, move, _chance, log) {
    if (move.kind === 'lose') loseProvision(state, slot, move.card, log)
  },
}
