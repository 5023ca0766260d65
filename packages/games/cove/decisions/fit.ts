// Before the first month: every captain fits out his ship, at the same time and without knowing the others' choices (COV-D1, COV-1.13).
import { oncePer } from '@flibuste/kernel'
import { payGold } from '../bank.ts'
import { START_LEVEL, PURSE } from '../data.ts'
import { MOVE_KINDS, type Fit } from '../moves.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import { seatCount, tables, type CoveSealed, type State } from '../state.ts'
import { costOf, fittingsOf, type Tables } from '../tables.ts'

const FITS = new WeakMap<Tables, readonly Fit[]>()

const listFits = (known: Tables): readonly Fit[] =>
  Object.freeze(
    fittingsOf(known, PURSE).map((levels): Fit => Object.freeze({ kind: 'fit', levels: Object.freeze(levels) })),
  )

const fitsOf = (known: Tables): readonly Fit[] => oncePer(FITS, known, listFits)

/** Costs of all levels passed add up: COV-1.11. */
function priceOf(state: State, { levels }: Fit): number {
  let price = 0
  for (let row = 0; row < levels.length; row++) price += costOf(tables(state), row, START_LEVEL, levels[row]!)
  return price
}

export const fit: CoveSealed<'fit'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seats: (state) => (1 << seatCount(state)) - 1,
  list: (state) => fitsOf(tables(state)),

  refuse(state, _item, seat, move) {
    if (move.kind !== 'fit') return NOT_NOW[move.kind]
    if (move.levels.some((level) => level < START_LEVEL)) return REFUSE.belowStart
    return priceOf(state, move) > state.gold[seat]! ? REFUSE.fitTooCostly : null
  },

  /** Shown together: COV-1.10, COV-1.12. */
  resolve(state, _item, answers, _chance, log) {
    answers.forEach((move, seat) => {
      if (move?.kind !== 'fit') return
      const paid = priceOf(state, move)
      payGold(state, seat, paid)
      state.levels[seat] = move.levels.slice()
      log?.push({ type: 'fittedOut', clause: 'COV-1.10', seat, levels: move.levels.slice(), paid })
    })
  },
}
