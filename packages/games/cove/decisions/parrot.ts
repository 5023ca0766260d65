// Tavern cards as they are drawn, and the choice between two parrots (COV-D12).
import { kept } from '@flibuste/kernel'
import { changeFame } from '../bank.ts'
import { NO_PARROT } from '../cards.ts'
import { SWAP_FAME } from '../data.ts'
import { KEEP, MOVE_KINDS, SWAP, type Move } from '../moves.ts'
import { NOT_NOW } from '../refusals.ts'
import type { CoveQuestion, CoveStep } from '../state.ts'
import { drawCard } from '../tavern.ts'

/** One by one: a second parrot must be settled before the next. */
export const draw: CoveStep<'draw'> = {
  run(state, { seat, count }, chance, log) {
    for (let left = count; left > 0; left--) {
      const parrot = drawCard(state, seat, chance, log)
      if (parrot === NO_PARROT) continue
      if (left > 1) state.agenda.push(kept({ kind: 'draw', seat, count: left - 1 }))
      state.agenda.push(kept({ kind: 'parrot', seat, parrot }))
      return
    }
  },
}

const CHOICES: readonly Move[] = Object.freeze([SWAP, KEEP])

/** One aboard, no more and no fewer: COV-12.3, COV-A33. */
export const parrot: CoveQuestion<'parrot'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,
  list: () => CHOICES,
  refuse: (_state, _item, _seat, move) => (move.kind === 'swap' || move.kind === 'keep' ? null : NOT_NOW[move.kind]),

  /** The other goes back into the pile, shuffled: COV-12.4, COV-A32. No card is drawn for it. */
  answer(state, { seat, parrot: drawn }, _seat, move, _chance, log) {
    const old = state.parrots[seat]!
    if (move.kind === 'keep') {
      state.tavern[drawn]!++
      log?.push({ type: 'parrotKept', clause: 'COV-12.4', seat, parrot: old, returned: drawn })
      return
    }
    state.tavern[old]!++
    state.parrots[seat] = drawn
    state.wounds[seat] = 0
    log?.push({ type: 'parrotSwapped', clause: 'COV-12.4', seat, parrot: drawn, returned: old })
    changeFame(state, seat, -SWAP_FAME, 'COV-12.4', log)
  },
}
