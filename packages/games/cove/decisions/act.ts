// A captain's act in an exchange: volley cards and a volley, or flight (COV-D5, COV-8.2, COV-8.4).
import { seatsOf, type Refusal, type Seat } from '@flibuste/kernel'
import { flee, hasNpc, isHere, isLegendHere, isNavyHere } from '../battle.ts'
import { boardingCardOf, isSilenced } from '../cards/boarding.ts'
import { VOLLEY, volleyCardOf } from '../cards/volley.ts'
import { HULL, ROWS, type Card } from '../cards.ts'
import { ITEM } from '../items.ts'
import { FIRES, FLEE, HOLD, isSeat, LEGEND, MOVE_KINDS, NAVY, type Fire, type Move } from '../moves.ts'
import { NOT_NOW, REFUSE } from '../refusals.ts'
import type { CoveQuestion, State } from '../state.ts'
import { holds, layDown } from '../tavern.ts'
import { fireVolley } from '../volley.ts'

/** COV-16.8. */
const isReloading = ({ battle }: State, seat: Seat): boolean => battle.reload[seat] === battle.exchange

/** Ships without a captain first, COV-8.5, COV-6.11, and only their hull, COV-8.6. */
function refuseTarget(state: State, seat: Seat, { at, section }: Fire): Refusal | null {
  if (isReloading(state, seat)) return REFUSE.reloading
  if (at === seat) return REFUSE.ownShip
  if (!isHere(state, at)) return REFUSE.notInBattle
  if (!isSeat(at)) return section === HULL ? null : REFUSE.npcHullOnly
  return hasNpc(state) ? REFUSE.npcFirst : null
}

function refuseVolleyCard(state: State, seat: Seat, card: Card): Refusal | null {
  if (isSilenced(state)) return REFUSE.becalmed
  if (isReloading(state, seat)) return REFUSE.reloading
  return holds(state, seat, card) ? null : REFUSE.notInHandToFire
}

/** Who plays volley cards has decided to fire. */
const refuseFlight = ({ battle }: State): Refusal | null => (battle.volley.length > 0 ? REFUSE.committed : null)

function refuseOther(state: State, seat: Seat, move: Move): Refusal | null {
  const card = volleyCardOf(move)
  if (card !== undefined) return refuseVolleyCard(state, seat, card.card)
  return boardingCardOf(move) !== undefined && isSilenced(state) ? REFUSE.becalmed : NOT_NOW[move.kind]
}

function offerTargets(state: State, seat: Seat, moves: Move[]): void {
  if (isLegendHere(state)) moves.push(FIRES[LEGEND]![HULL]!)
  if (isNavyHere(state)) moves.push(FIRES[NAVY]![HULL]!)
  if (hasNpc(state)) return
  for (const target of seatsOf(state.battle.seats)) {
    if (target === seat) continue
    for (let row = 0; row < ROWS; row++) moves.push(FIRES[target]![row]!)
  }
}

export const act: CoveQuestion<'act'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,

  offer(state, _item, seat, moves) {
    if (isReloading(state, seat)) {
      moves.push(HOLD, FLEE) // COV-A36
      return
    }
    offerTargets(state, seat, moves)
    for (const { card, move } of VOLLEY) if (holds(state, seat, card)) moves.push(move)
    moves.push(FLEE)
  },

  /** Fire or flee, nothing else, save for one who reloads: COV-A37. */
  refuse(state, _item, seat, move) {
    if (move.kind === 'fire') return refuseTarget(state, seat, move)
    if (move.kind === 'flee') return refuseFlight(state)
    if (move.kind === 'hold' && isReloading(state, seat)) return null
    return refuseOther(state, seat, move)
  },

  answer(state, item, seat, move, chance, log) {
    const card = volleyCardOf(move)
    if (card !== undefined) {
      layDown(state, seat, card.card)
      state.battle.volley.push(card.card)
      log?.push({ type: 'volleyPlayed', clause: card.clause, seat, card: card.card })
      state.agenda.push(item)
      return
    }
    if (move.kind === 'fire') fireVolley(state, seat, move, chance, log)
    else if (move.kind === 'flee') flee(state, seat, chance, log)
    else log?.push({ type: 'held', clause: 'COV-A36', seat })
    state.agenda.push(ITEM.exchangeTurn)
  },
}
