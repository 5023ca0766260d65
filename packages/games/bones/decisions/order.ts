// Moves that belong to another step than the open one: BON-2.1. A better reason is given where there is one.
import type { Refusal } from '@flibuste/kernel'
import { changesOf, rerollsOf } from '../dice.ts'
import { REFUSE } from '../refusals.ts'
import type { State } from '../state.ts'

/** By number of rerolls the turn began with, from one. */
const NO_REROLL_LEFT = [REFUSE.noRerollLeft, REFUSE.noSecondRerollLeft, REFUSE.noThirdRerollLeft]
/** By number of changes the turn began with, from none. */
const NO_CHANGE_LEFT = [REFUSE.noChangePower, REFUSE.noChangeLeft, REFUSE.noSecondChangeLeft]

export function refuseRerollOutside(state: State): Refusal {
  return state.rerollsLeft > 0 ? REFUSE.outOfStep : NO_REROLL_LEFT[rerollsOf(state.powers) - 1]!
}

export function refuseChangeOutside(state: State): Refusal {
  return state.changesLeft > 0 ? REFUSE.outOfStep : NO_CHANGE_LEFT[changesOf(state.powers)]!
}
