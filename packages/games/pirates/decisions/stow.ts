// Where the figure goes that stood on the treasure slot (PIR-D5): asked of the winner, whoever's turn it is (PIR-A18).
import type { Refusal } from '@flibuste/kernel'
import { STOWS } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import type { PiratesQuestion } from '../state.ts'
import { holdOf, type State } from '../state.ts'
import { freeSlots, putAway } from '../stowage.ts'

/** To a free slot if there is one, PIR-7.7; otherwise one figure of six is given up: PIR-7.8. */
function refuseStow(state: State, seat: number, at: number): Refusal | null {
  const { slots } = state.ships[seat]!
  const free = freeSlots(slots, holdOf(state))
  return free.length === 0 || free.includes(at) ? null : REFUSE.slotTaken
}

export const stow: PiratesQuestion<'stow'> = {
  takes: ['stow'],
  pace: 'ask',
  seat: (_state, { seat }) => seat,

  offer(_state, _item, _seat, moves) {
    moves.push(...STOWS)
  },

  refuse: (state, _item, seat, move) => (move.kind === 'stow' ? refuseStow(state, seat, move.slot - 1) : null),

  answer(state, { figure }, seat, move, _chance, log) {
    if (move.kind === 'stow') putAway(state, seat, figure, move.slot - 1, log)
  },
}
