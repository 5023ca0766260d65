// Step 3: one up or down on a die, for each of islands 2 and 5 (BON-D2). Not asked of a captain with neither.
import type { Refusal } from '@flibuste/kernel'
import { HIGHEST_FACE, MOST_DICE } from '../data.ts'
import { changesOf } from '../dice.ts'
import { DONE, LOWERS, MOVE_KINDS, RAISES, type Change, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, ITEM, type BonesQuestion, type State } from '../state.ts'
import { refuseRerollOutside } from './order.ts'

/** Nothing lies beyond 1 and 6: BON-5.5, BON-A3. Twice on one die is allowed, also there and back: BON-5.3, BON-A4. */
function refuseChange(state: State, { die, by }: Change): Refusal | null {
  if (die >= state.dice.length) return REFUSE.noSuchDieToChange
  const face = state.dice[die]! + by
  return face >= 1 && face <= HIGHEST_FACE ? null : REFUSE.beyondFaces
}

function movesOf(state: State): readonly Move[] {
  const moves: Move[] = []
  for (let die = 0; die < state.dice.length; die++) {
    if (refuseChange(state, LOWERS[die]!) === null) moves.push(LOWERS[die]!)
    if (refuseChange(state, RAISES[die]!) === null) moves.push(RAISES[die]!)
  }
  moves.push(DONE)
  return Object.freeze(moves)
}

/** Which dice show the lowest face, which the highest, and how many there are: all that the list depends on. */
function listKey({ dice }: State): number {
  let key = dice.length
  for (let die = 0; die < dice.length; die++) {
    const face = dice[die]!
    key = (key << 2) | (face === 1 ? 1 : face === HIGHEST_FACE ? 2 : 0)
  }
  return key
}

/** Each list is built once; the longest key has two bits for each die after those for their number. */
const LISTS: (readonly Move[] | null)[] = Array.from({ length: (MOST_DICE + 1) << (2 * MOST_DICE) }, () => null)

export const change: BonesQuestion = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  list(state) {
    const key = listKey(state)
    return LISTS[key] ?? (LISTS[key] = movesOf(state))
  },

  refuse(state, _item, _seat, move) {
    if (move.kind === 'done') return null // BON-5.4
    if (move.kind === 'reroll') return refuseRerollOutside(state)
    return move.kind === 'change' ? refuseChange(state, move) : REFUSE.outOfStep
  },

  answer(state, _item, seat, move, _chance, log) {
    if (move.kind !== 'change') {
      log?.push({ type: 'stopped', clause: 'BON-5.4', seat, step: 'change' })
      return
    }
    const { die } = move
    const from = state.dice[die]!
    const to = from + move.by
    state.dice[die] = to
    const left = --state.changesLeft
    const clause = changesOf(state.powers) === 1 ? 'BON-5.2' : 'BON-5.3'
    log?.push({ type: 'changed', clause, seat, die, from, to, left })
    if (left > 0) state.agenda.push(ITEM.change)
  },
}
