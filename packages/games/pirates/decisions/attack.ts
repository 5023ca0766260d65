// Declaring an attack: who may, on what, and the lair that is turned over. The dice come next: decisions/fire.ts.
import type { Refusal, Seat } from '@flibuste/kernel'
import { PORT, type Lair } from '../chart.ts'
import type { Event } from '../events.ts'
import { islandOfParty } from '../fight.ts'
import { isReady, printedOn } from '../figures.ts'
import { LAIR_ATTACKS, SHIP_ATTACKS, type AttackLair, type AttackShip, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import {
  chartIn,
  islandOf,
  lairParty,
  markProgress,
  newLair,
  seatCount,
  shipParty,
  tileOf,
  type Party,
  type State,
} from '../state.ts'

export type Attack = AttackLair | AttackShip

export const isAttack = (move: Move): move is Attack => move.kind === 'attackLair' || move.kind === 'attackShip'

/** Nobody fights in port, PIR-5.4, not even a lair beside it, PIR-A12; and nobody without a pirate and a cannon, PIR-5.3, PIR-A13. */
function refuseAttacker(state: State, seat: Seat): Refusal | null {
  if (state.ships[seat]!.space === PORT) return REFUSE.inPort
  return isReady(state, shipParty(seat)) ? null : REFUSE.notReady
}

/** PIR-5.1; which lairs a space touches is the board's to say, PIR-A11. */
function refuseLair(state: State, seat: Seat, lair: Lair): Refusal | null {
  if (state.lairs[lair]!.face === 'gone') return REFUSE.lairGone
  return chartIn(state).lairs[state.ships[seat]!.space]!.includes(lair) ? null : REFUSE.notBeside
}

/** PIR-5.2; whether it can fight or carries anything does not matter, PIR-5.5. */
function refuseShip(state: State, seat: Seat, ship: Seat): Refusal | null {
  if (ship >= seatCount(state)) return REFUSE.noSuchShip
  if (ship === seat) return REFUSE.ownShip
  if (state.ships[ship]!.space === PORT) return REFUSE.targetInPort
  return state.ships[ship]!.space === state.ships[seat]!.space ? null : REFUSE.notSameSpace
}

export function refuseAttack(state: State, seat: Seat, attack: Attack): Refusal | null {
  const refusal = refuseAttacker(state, seat)
  if (refusal !== null) return refusal
  return attack.kind === 'attackLair' ? refuseLair(state, seat, attack.lair) : refuseShip(state, seat, attack.ship)
}

/** Lairs beside the ship, then ships in its waters. */
export function offerAttacks(state: State, seat: Seat, moves: Move[]): void {
  if (refuseAttacker(state, seat) !== null) return
  const { space } = state.ships[seat]!
  const lairs = chartIn(state).lairs[space]!
  for (let at = 0; at < lairs.length; at++) {
    const lair = lairs[at]!
    if (state.lairs[lair]!.face !== 'gone') moves.push(LAIR_ATTACKS[lair]!)
  }
  for (let ship = 0; ship < seatCount(state); ship++) {
    if (ship !== seat && state.ships[ship]!.space === space) moves.push(SHIP_ATTACKS[ship]!)
  }
}

/** Only this tile, once and for all, PIR-5.9, PIR-5.10: figures as printed, and chests worth its coin. PIR-5.6, PIR-5.7. */
function turnLair(state: State, seat: Seat, at: Lair, log: Event[] | null): void {
  const { tile } = state.lairs[at]!
  const { coin, fixed } = tileOf(state, at)
  const slots = printedOn(tileOf(state, at))
  state.lairs[at] = newLair('up', tile, slots, coin)
  markProgress(state)
  log?.push({
    type: 'lairTurned',
    clause: 'PIR-5.6',
    seat,
    lair: at,
    island: islandOf(state, at),
    tile,
    coin,
    slots,
    fixed,
  })
}

const targetOf = (attack: Attack): Party =>
  attack.kind === 'attackLair' ? lairParty(attack.lair) : shipParty(attack.ship)

/** From here on there is no way back: PIR-5.8. */
export function declare(state: State, seat: Seat, attack: Attack, log: Event[] | null): void {
  const target = targetOf(attack)
  const clause = target.kind === 'lair' ? 'PIR-5.1' : 'PIR-5.2'
  if (log !== null) log.push({ type: 'attacked', clause, seat, target, island: islandOfParty(state, target) })
  if (attack.kind === 'attackLair' && state.lairs[attack.lair]!.face === 'down') turnLair(state, seat, attack.lair, log)
  state.agenda.push({ kind: 'fire', target })
}
