// Before the first turn: every ship is loaded, in secret and at once (PIR-D1, PIR-A2).
import { LOADS, PROPOSED_LOAD, type Load } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { seatCount, type PiratesSealed } from '../state.ts'

/** Six cannons, or six pirates: PIR-1.6. */
const isAllAlike = ({ figures }: Load): boolean => figures.every((figure) => figure === figures[0])

/** The proposal first. */
const LAYOUTS: readonly Load[] = Object.freeze([
  PROPOSED_LOAD,
  ...LOADS.filter((load) => load !== PROPOSED_LOAD && !isAllAlike(load)),
])

export const load: PiratesSealed<'load'> = {
  takes: ['load'],
  pace: 'ask',
  seats: (state) => (1 << seatCount(state)) - 1,
  list: () => LAYOUTS,

  refuse(_state, _item, _seat, move) {
    return move.kind === 'load' && isAllAlike(move) ? REFUSE.allAlike : null
  },

  /** One figure on every slot, as its captain likes: PIR-1.5. Shown together. */
  resolve(state, _item, answers, _chance, log) {
    answers.forEach((answer, seat) => {
      if (answer?.kind !== 'load') return
      state.ships[seat]!.slots = answer.figures.slice()
      log?.push({ type: 'loaded', clause: 'PIR-1.5', seat, figures: answer.figures.slice() })
    })
  },
}
