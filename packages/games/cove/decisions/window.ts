// Windows for event cards (COV-D2). If somebody might hold a card that fits, everybody with a card in hand is asked, all at once and at a
// quiet pace, because nobody may learn who holds one. Then their answers are read clockwise. The first card in them is played; all later
// answers are void, and their captains are asked again, from the player's left, until all pass (COV-A5). So each may answer that card.
import { kept, type Refusal, type Seat } from '@flibuste/kernel'
import { eventCardOf, WINDOW_CARDS } from '../cards/events.ts'
import type { Window } from '../data.ts'
import { MOVE_KINDS, PASS, type Move } from '../moves.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import { seatCount, type CoveSealed, type CoveStep, type State } from '../state.ts'
import { handSize, holds } from '../tavern.ts'

/** As far as all can see. */
function mayPlay(state: State, window: Window): number {
  if (!WINDOW_CARDS[window].some((card) => card.isPossible(state))) return 0
  let seats = 0
  for (let seat = 0; seat < seatCount(state); seat++) if (handSize(state, seat) > 0) seats |= 1 << seat
  return seats
}

export const openWindow: CoveStep<'openWindow'> = {
  run(state, { window, first }) {
    if (window === 'navigationStart') state.phase = 'navigation'
    const asked = mayPlay(state, window)
    if (asked === 0) return
    state.agenda.push({ kind: 'window', window, first, asked, answers: state.places.map(() => null) })
  },
}

function refusePlaying(state: State, window: Window, seat: Seat, move: Move): Refusal | null {
  const card = eventCardOf(move)
  if (card === undefined || card.window !== window) return NOT_NOW[move.kind]
  return holds(state, seat, card.card) ? card.refuse(state, seat, move) : REFUSE.notInHand
}

const ONLY_PASS: readonly Move[] = Object.freeze([PASS])

export const window: CoveSealed<'window'> = {
  takes: MOVE_KINDS,
  pace: 'quiet',
  seats: (_state, { asked }) => asked,

  list(state, item, seat) {
    let moves: Move[] | null = null
    for (const card of WINDOW_CARDS[item.window]) {
      if (!holds(state, seat, card.card)) continue
      moves ??= [PASS]
      card.offer(state, seat, moves)
    }
    if (moves === null) return ONLY_PASS
    return moves.filter((move) => move.kind === 'pass' || refusePlaying(state, item.window, seat, move) === null)
  },

  refuse: (state, item, seat, move) => (move.kind === 'pass' ? null : refusePlaying(state, item.window, seat, move)),

  /** Each card played is one fewer, and none is drawn here: COV-E1. */
  resolve(state, item, answers, chance, log) {
    const seats = seatCount(state)
    for (let step = 0; step < seats; step++) {
      const seat = (item.first + step) % seats
      const move = answers[seat] ?? PASS
      if (move.kind === 'pass') continue
      state.agenda.push(kept({ kind: 'openWindow', window: item.window, first: (seat + 1) % seats }))
      eventCardOf(move)!.play(state, seat, move, chance, log)
      return
    }
  },
}
