// The boarding step: captains in falling speed play one boarding card or pass, round by round, until all pass in one (COV-D4).
// Whoever might have a card, as far as all can see, is asked at a quiet pace. A card helps its captain alone: COV-7.6. Against legends too: COV-A51.
import { kept, seatsOf, type Refusal, type Seat } from '@flibuste/kernel'
import { racing } from '../battle.ts'
import { BOARDING, boardingCardOf, isSilenced } from '../cards/boarding.ts'
import type { Card } from '../cards.ts'
import { ITEM } from '../items.ts'
import { MOVE_KINDS, PASS, type Move } from '../moves.ts'
import { orderBySpeed, reorder } from '../order.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import type { CoveQuestion, CoveStep, State } from '../state.ts'
import { handSize, holds, layDown, outOfSight } from '../tavern.ts'

/** Neither discarded nor in force here. */
function mayBeHeld(state: State, card: Card): boolean {
  let inForce = 0
  for (const played of state.battle.played) if (played.card === card) inForce++
  return outOfSight(state, card) > inForce
}

/** Whether anybody might play a card: COV-E2, COV-15.1. */
const isBoardingPossible = (state: State): boolean =>
  !isSilenced(state) && BOARDING.some(({ card }) => mayBeHeld(state, card))

/** COV-7.1. Recomputed at the start of each round, COV-A7; who is as fast as before stays where he was, COV-A6. */
export const boardingRound: CoveStep = {
  run(state, _item, chance, log) {
    const { battle } = state
    const seats = seatsOf(battle.seats)
    if (!isBoardingPossible(state) || seats.every((seat) => handSize(state, seat) === 0)) {
      state.agenda.push(ITEM.exchange)
      return
    }
    battle.order =
      battle.order.length === 0
        ? orderBySpeed(racing(state, seats), chance, log)
        : reorder(racing(state, battle.order), battle.quickened, chance, log)
    battle.turn = 0
    battle.fresh = 0
    battle.quickened = 0
    log?.push({ type: 'orderSet', clause: 'COV-7.1', exchange: 0, ...racing(state, battle.order.slice()) })
    state.agenda.push(ITEM.boardingTurn)
  },
}

/** The next captain; another round unless all passed: COV-7.3, COV-7.4. */
export const boardingTurn: CoveStep = {
  run(state) {
    const { battle } = state
    while (battle.turn < battle.order.length && isBoardingPossible(state)) {
      const seat = battle.order[battle.turn++]!
      if (handSize(state, seat) === 0) continue
      state.agenda.push(kept({ kind: 'board', seat }))
      return
    }
    state.agenda.push(battle.fresh > 0 ? ITEM.boardingRound : ITEM.exchange)
  },
}

function refuseBoardingCard(state: State, seat: Seat, move: Move): Refusal | null {
  const card = boardingCardOf(move)
  if (card === undefined) return NOT_NOW[move.kind]
  return holds(state, seat, card.card) ? card.refuse(state, seat, move) : REFUSE.notInHandToBoard
}

export const board: CoveQuestion<'board'> = {
  takes: MOVE_KINDS,
  pace: 'quiet',
  seat: (_state, { seat }) => seat,

  offer(state, _item, seat, moves) {
    moves.push(PASS)
    for (const card of BOARDING) if (holds(state, seat, card.card)) card.offer(state, seat, moves)
  },

  refuse: (state, _item, seat, move) => (move.kind === 'pass' ? null : refuseBoardingCard(state, seat, move)),

  /** Takes effect at once, for the whole battle: COV-7.2, COV-7.5. */
  answer(state, _item, seat, move, _chance, log) {
    state.agenda.push(ITEM.boardingTurn)
    const card = boardingCardOf(move)
    if (card === undefined) {
      log?.push({ type: 'boardingPassed', clause: 'COV-7.4', seat })
      return
    }
    const { battle } = state
    const chests = card.chestsOf(move)
    layDown(state, seat, card.card)
    state.chests[seat]! -= chests
    battle.played.push(kept({ seat, card: card.card, chests }))
    battle.fresh++
    if (card.speed(chests) > 0) battle.quickened |= 1 << seat
    log?.push({ type: 'boardingPlayed', clause: card.clause, seat, card: card.card, chests })
  },
}
