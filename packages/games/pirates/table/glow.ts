// What may be touched now, and what touching it would mean. Reads the view and the legal moves; decides nothing.
import type { Seat } from '@flibuste/kernel'
import { ofKind } from '@flibuste/web/kit'
import type { Space } from '../chart.ts'
import {
  LAIR_ATTACKS,
  SHIP_ATTACKS,
  type AttackLair,
  type AttackShip,
  type Move,
  type Put,
  type Sail,
  type Stow,
} from '../moves.ts'
import { lairParty, shipParty, type Party } from '../state.ts'
import type { View } from '../view.ts'

export const sameParty = (a: Party | null, b: Party | null): boolean =>
  a === b || (a !== null && b !== null && partyKey(a) === partyKey(b))

export const partyKey = (party: Party): string => (party.kind === 'ship' ? `ship-${party.seat}` : `lair-${party.lair}`)

export type Attack = AttackLair | AttackShip

export const isAttack = (move: Move): move is Attack => move.kind === 'attackLair' || move.kind === 'attackShip'

export const attackOn = (target: Party): Attack =>
  target.kind === 'lair' ? LAIR_ATTACKS[target.lair]! : SHIP_ATTACKS[target.seat]!

export const targetOf = (attack: Attack): Party =>
  attack.kind === 'attackLair' ? lairParty(attack.lair) : shipParty(attack.ship)

/** Everything that glows. */
export interface Targets {
  readonly sails: ReadonlyMap<Space, Sail>
  readonly attacks: readonly Attack[]
  /** By slot, from 1. */
  readonly puts: ReadonlyMap<number, readonly Put[]>
  readonly stows: ReadonlyMap<number, Stow>
}

const NOTHING: Targets = { sails: new Map(), attacks: [], puts: new Map(), stows: new Map() }

function putsBySlot(puts: readonly Put[]): Map<number, Put[]> {
  const slots = new Map<number, Put[]>()
  for (const put of puts) slots.set(put.slot, [...(slots.get(put.slot) ?? []), put])
  return slots
}

export function targetsOf(legal: readonly Move[]): Targets {
  if (legal.length === 0) return NOTHING
  return {
    sails: new Map(ofKind(legal, 'sail').map((move) => [move.to, move])),
    attacks: legal.filter(isAttack),
    puts: putsBySlot(ofKind(legal, 'put')),
    stows: new Map(ofKind(legal, 'stow').map((move) => [move.slot, move])),
  }
}

/** Who lies in a space, by seat. */
export const shipsIn = ({ ships }: View, space: Space): Seat[] =>
  ships.flatMap((ship, seat) => (ship.space === space ? [seat] : []))

/** Whether slots of a ship are being changed by this page: in a loading, a repair, or to make room. */
export const SLOT_STEPS: readonly View['step'][] = ['load', 'second', 'repair', 'stow']
