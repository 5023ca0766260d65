// Treasure buried at Treasure Island for fame (COV-D9). Once a visit, so that what Buccaneering takes of it is rounded once.
import type { Refusal, Seat } from '@flibuste/kernel'
import { giveChests, payGold } from '../bank.ts'
import { BAG, CHEST_FAME, TREASURE_ISLAND } from '../data.ts'
import type { Event } from '../events.ts'
import type { Ashore } from '../items.ts'
import { BURIALS, type Bury, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { handOut, partsOf } from '../shares.ts'
import type { State } from '../state.ts'

/** COV-10.4. */
export function refuseBurying(state: State, { seat, buried }: Ashore, { chests, bags }: Bury): Refusal | null {
  if (state.places[seat] !== TREASURE_ISLAND) return REFUSE.buryTime
  if (buried) return REFUSE.buriedAlready
  if (chests + bags === 0) return REFUSE.buriesNothing
  return chests > state.chests[seat]! || bags * BAG > state.gold[seat]! ? REFUSE.tooLittleToBury : null
}

export function mayBury(state: State, { seat, buried }: Ashore): boolean {
  if (state.places[seat] !== TREASURE_ISLAND || buried) return false
  return state.chests[seat]! > 0 || state.gold[seat]! >= BAG
}

export function offerBurials(state: State, item: Ashore, moves: Move[]): void {
  if (!mayBury(state, item)) return
  const bags = Math.floor(state.gold[item.seat]! / BAG)
  for (let chests = 0; chests <= state.chests[item.seat]!; chests++)
    for (let bag = 0; bag <= bags; bag++) moves.push(BURIALS[chests]![bag]!)
}

/** Buried things go to the bank: COV-10.14. The fame is shared like booty: COV-14.4. */
export function bury(state: State, seat: Seat, { chests, bags }: Bury, log: Event[] | null): void {
  const gold = bags * BAG
  const fame = chests * CHEST_FAME + bags
  giveChests(state, seat, chests)
  payGold(state, seat, gold)
  log?.push({ type: 'buried', clause: 'COV-10.4', seat, chests, gold, fame })
  const parts = partsOf(state, seat, { chests: 0, gold: 0, fame, tavern: 0 })
  handOut(state, seat, parts, { own: 'COV-10.4', shared: 'COV-14.4' }, log)
}
