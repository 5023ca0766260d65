// Pirates whose provisions are gone: after a broadside the victims', after a failed boarding the boarder's own (STO-5.8, STO-4.10).
import { kept, type Seat } from '@flibuste/kernel'
import { PROVISION_KINDS, CARD_KINDS, type Card } from '../cards.ts'
import type { Event } from '../events.ts'
import { MOVE_KINDS, SHEDS } from '../moves.ts'
import { countOf, discardPirate } from '../piles.ts'
import { REFUSE } from '../refusals.ts'
import { excessOf, piratesOf } from '../sides.ts'
import { seatCount, sideOf, told, type State, type StortebekerQuestion, type StortebekerStep } from '../state.ts'

/** STO-A6, STO-A15: shown as it goes. */
function shedPirate(state: State, slot: number, seat: Seat, card: Card, log: Event[] | null): void {
  const clause = seat === state.active ? 'STO-5.8' : 'STO-4.10'
  const laid = discardPirate(state, slot, seat, card)
  log?.push({ type: 'pirateLost', clause, seat, ...told(state, state.sea[slot]!), card, laid })
}

/** Where all must go there is nothing to choose. */
function shedAll(state: State, slot: number, seat: Seat, log: Event[] | null): void {
  const { up, down } = sideOf(state, slot, seat)
  for (const card of [...up, ...down]) shedPirate(state, slot, seat, card, log)
}

/** One captain after another, clockwise from the active one. */
export const support: StortebekerStep<'support'> = {
  run(state, item, _chance, log) {
    const seats = seatCount(state)
    for (let step = 0; step < seats; step++) {
      const seat = (state.active + step) % seats
      const side = sideOf(state, item.slot, seat)
      const excess = excessOf(side)
      if (excess <= 0) continue
      if (excess < piratesOf(side)) {
        state.agenda.push(item, kept({ kind: 'shed', slot: item.slot, seat }))
        return
      }
      shedAll(state, item.slot, seat, log)
    }
  },
}

/** Which pirate goes: its owner chooses, STO-D5, STO-A15. That he may have no choice is his secret, so he is asked all the same. */
export const shed: StortebekerQuestion<'shed'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,

  offer(_state, _item, _seat, moves) {
    for (let card = PROVISION_KINDS; card < CARD_KINDS; card++) moves.push(SHEDS[card]!)
  },

  refuse(state, { slot }, seat, move) {
    if (move.kind !== 'shed') return REFUSE.mustShed
    const { up, down } = sideOf(state, slot, seat)
    return countOf(up, move.card) + countOf(down, move.card) > 0 ? null : REFUSE.notYours
  },

  answer(state, { slot }, seat, move, _chance, log) {
    if (move.kind === 'shed') shedPirate(state, slot, seat, move.card, log)
  },
}
