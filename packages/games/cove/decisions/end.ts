// The end: fame cards are shown, and a tie for the first place is fought out. No decision is taken here.
import { isSingle, todo, type Seat, type SeatSet } from '@flibuste/kernel'
import { changeFame } from '../bank.ts'
import { beginBattle } from '../battle.ts'
import { FAME_KINDS, FIRST_FAME, fameOf, type Card } from '../cards.ts'
import type { Event } from '../events.ts'
import { ITEM } from '../items.ts'
import { logEnd } from '../score.ts'
import { LAST_BATTLE, type CoveStep, type State } from '../state.ts'
import { layDown } from '../tavern.ts'

/** COV-17.1, COV-21.2. */
function showFame(state: State, seat: Seat, log: Event[] | null): void {
  const cards: Card[] = []
  for (let kind = 0; kind < FAME_KINDS; kind++) {
    const held = state.hands[seat]![FIRST_FAME + kind]!
    state.shown[seat]![kind]! += held
    for (let copy = 0; copy < held; copy++) {
      layDown(state, seat, FIRST_FAME + kind)
      cards.push(FIRST_FAME + kind)
    }
  }
  if (cards.length === 0) return
  log?.push({ type: 'fameShown', clause: 'COV-21.2', seat, cards })
  changeFame(
    state,
    seat,
    cards.reduce((sum, card) => sum + fameOf(card), 0),
    'COV-21.2',
    log,
  )
}

function leaders(state: State): SeatSet {
  const most = Math.max(...state.fame)
  return state.fame.reduce((seats, fame, seat) => (fame === most ? seats | (1 << seat) : seats), 0)
}

/** What was not buried is worth nothing: COV-21.3. Those with most fame fight a last battle if they are several: COV-21.5. */
export const endGame: CoveStep = {
  run(state, _item, _chance, log) {
    for (let seat = 0; seat < state.fame.length; seat++) showFame(state, seat, log)
    const tied = leaders(state)
    if (isSingle(tied)) {
      state.champions = tied // COV-21.4
      state.agenda.push(ITEM.finish)
      return
    }
    todo(state, ITEM.boardingRound, ITEM.finish)
    beginBattle(state, LAST_BATTLE, tied, log)
  },
}

export const finish: CoveStep = {
  run(state, _item, _chance, log) {
    if (log !== null) logEnd(state, log)
  },
}
