// Phase 2: a broadside that was paid for. The ship is chosen (STO-D3), then the dice are thrown: STO-4.2, STO-A4.
import { kept, todo, type Chance, type Refusal, type Seat } from '@flibuste/kernel'
import { GOOD_KINDS, goodOf, isPirate, markedOf, plainOf, type Card } from '../cards.ts'
import { DICE } from '../data.ts'
import type { Event } from '../events.ts'
import { FIRES, MOVE_KINDS, SEIZES, SINKS, SPARE, type Move } from '../moves.ts'
import { countOf, layProvision, removeProvision } from '../piles.ts'
import { REFUSE } from '../refusals.ts'
import { goodsOf, hasRoom, slotOf } from '../sides.ts'
import {
  activeSeat,
  ITEM,
  seatCount,
  shipAt,
  sideOf,
  told,
  type ItemOf,
  type State,
  type StortebekerQuestion,
  type StortebekerStep,
} from '../state.ts'

/** Both colour dice, one good each: STO-0.8, STO-M4. */
export function throwColours(state: State, ship: number, chance: Chance): readonly number[] {
  const goods: number[] = []
  while (goods.length < DICE) goods.push(chance.below(GOOD_KINDS))
  state.throw = kept({ turn: state.turn, ship, goods: kept(goods) })
  return goods
}

/** A ship where at least one of his provisions lies: STO-4.1. */
function refuseFire(state: State, seat: Seat, ship: number): Refusal | null {
  const slot = slotOf(state, ship)
  if (slot < 0) return REFUSE.notAtSea
  return sideOf(state, slot, seat).goods.length > 0 ? null : REFUSE.notThere
}

export const fire: StortebekerQuestion<'fire'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  offer(state, _item, _seat, moves) {
    for (const ship of state.sea) if (ship >= 0) moves.push(FIRES[ship]!)
  },

  refuse(state, _item, seat, move) {
    if (move.kind === 'fire') return refuseFire(state, seat, move.ship)
    return move.kind === 'pay' ? REFUSE.alreadyPaid : REFUSE.phaseOver
  },

  answer(state, _item, seat, move, chance, log) {
    if (move.kind !== 'fire') return
    const slot = slotOf(state, move.ship)
    const dice = throwColours(state, move.ship, chance)
    log?.push({ type: 'broadsideFired', clause: 'STO-4.2', seat, ...told(state, move.ship), dice })
    const volleys = dice.map((good): ItemOf<'volley'> => kept({ kind: 'volley', slot, good })) // STO-4.7
    todo(state, ...volleys, kept({ kind: 'support', slot }), ITEM.openBoard)
  },
}

/** Whether any other captain has this good at the ship. */
function isAnywhere(state: State, slot: number, good: number): boolean {
  for (let seat = 0; seat < seatCount(state); seat++) {
    if (seat !== state.active && goodsOf(sideOf(state, slot, seat), good) > 0) return true
  }
  return false
}

/** A die whose colour no other captain has there is lost: STO-4.6. */
export const volley: StortebekerStep<'volley'> = {
  run(state, { slot, good }, _chance, log) {
    if (isAnywhere(state, slot, good)) state.agenda.push(kept({ kind: 'shoot', slot, good }))
    else log?.push({ type: 'dieMissed', clause: 'STO-4.6', seat: state.active, ...told(state, state.sea[slot]!), good })
  },
}

/** A provision of the die's colour, another captain's; pirates cannot be shot: STO-4.3, STO-4.8. */
function refuseShot(state: State, { slot, good }: ItemOf<'shoot'>, from: Seat, card: Card): Refusal | null {
  if (isPirate(card)) return REFUSE.pirateSafe
  if (from === state.active) return REFUSE.ownCard
  if (goodOf(card) !== good) return REFUSE.wrongColour
  if (from >= seatCount(state)) return REFUSE.notAtShip
  return countOf(sideOf(state, slot, from).goods, card) > 0 ? null : REFUSE.notAtShip
}

/** Only what his own side still has room for: STO-4.5. */
function refuseSeizure(state: State, { slot, good }: ItemOf<'shoot'>, seat: Seat): Refusal | null {
  return hasRoom(shipAt(state, slot), sideOf(state, slot, seat), good) ? null : REFUSE.noRoom
}

function offerShots(from: Seat, card: Card, moves: Move[]): void {
  moves.push(SEIZES[from]![card]!, SINKS[from]![card]!)
}

/** What to do with one die: whose card, which one, keep it or not, or nothing at all: STO-D4, STO-4.4, STO-A5. */
export const shoot: StortebekerQuestion<'shoot'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  offer(state, { good }, seat, moves) {
    for (let from = 0; from < seatCount(state); from++) {
      if (from === seat) continue
      offerShots(from, plainOf(good), moves)
      offerShots(from, markedOf(good), moves)
    }
    moves.push(SPARE)
  },

  refuse(state, item, seat, move) {
    if (move.kind === 'spare') return null
    if (move.kind === 'sink') return refuseShot(state, item, move.from, move.card)
    if (move.kind !== 'seize') return REFUSE.phaseOver
    return refuseShot(state, item, move.from, move.card) ?? refuseSeizure(state, item, seat)
  },

  answer(state, { slot, good }, seat, move, _chance, log) {
    if (move.kind === 'seize' || move.kind === 'sink') shootCard(state, slot, move, log)
    else log?.push({ type: 'dieSpared', clause: 'STO-A5', seat, ...told(state, state.sea[slot]!), good })
  },
}

type Hit = Extract<Move, { kind: 'seize' | 'sink' }>

function shootCard(state: State, slot: number, { kind, from: owner, card }: Hit, log: Event[] | null): void {
  const seat = state.active
  removeProvision(state, slot, owner, card)
  if (kind === 'seize') {
    layProvision(state, slot, seat, card)
    log?.push({ type: 'seized', clause: 'STO-4.5', seat, ...told(state, state.sea[slot]!), owner, card })
    return
  }
  state.discard.push(card)
  log?.push({ type: 'sunk', clause: 'STO-4.3', seat, ...told(state, state.sea[slot]!), owner, card })
}
