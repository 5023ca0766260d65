// Step 2: which dice to roll again (BON-D1). Asked as long as a reroll is left.
import { MOST_DICE } from '../data.ts'
import { DONE, MOVE_KINDS, REROLLS, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, ITEM, type BonesQuestion } from '../state.ts'
import { refuseChangeOutside } from './order.ts'

/** By number of dice: any of them, also those left alone before (BON-4.1, BON-A2), or none. */
const LISTS: readonly (readonly Move[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Object.freeze([...REROLLS.slice(1, 1 << dice), DONE]),
)

export const reroll: BonesQuestion = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  list: (state) => LISTS[state.dice.length]!,

  refuse(state, _item, _seat, move) {
    if (move.kind === 'done') return null // BON-4.5
    if (move.kind === 'change') return refuseChangeOutside(state)
    if (move.kind !== 'reroll') return REFUSE.outOfStep
    return move.dice[move.dice.length - 1]! < state.dice.length ? null : REFUSE.noSuchDieToReroll
  },

  /** The dice fall only now that the captain has said which: BON-I3. */
  answer(state, _item, seat, move, chance, log) {
    if (move.kind !== 'reroll') {
      log?.push({ type: 'stopped', clause: 'BON-4.5', seat, step: 'reroll' })
      return
    }
    for (let at = 0; at < move.dice.length; at++) state.dice[move.dice[at]!] = chance.die()
    const left = --state.rerollsLeft
    log?.push({ type: 'rerolled', clause: 'BON-4.1', seat, positions: move.dice, dice: state.dice.slice(), left })
    if (left > 0) state.agenda.push(ITEM.reroll)
  },
}
