// All boarding cards, and what those in force come to. They help captains only, never a ship without one: COV-7.6, COV-18.6.
import type { Seat } from '@flibuste/kernel'
import { DOLDRUMS, type Card } from '../cards.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { BoardingCard } from './boarding-card.ts'
import { doldrums } from './doldrums.ts'
import { fairWind } from './fair-wind.ts'
import { grapple } from './grapple.ts'
import { overboard } from './overboard.ts'
import { smoke } from './smoke.ts'

/** In the order of their numbers. */
export const BOARDING: readonly BoardingCard[] = [doldrums, fairWind, grapple, smoke, overboard]

const rulesOf = (card: Card): BoardingCard => BOARDING[card - DOLDRUMS]!

export const boardingCardOf = (move: Move): BoardingCard | undefined => BOARDING.find(({ kind }) => kind === move.kind)

/** Speed added to a captain's ship: COV-15.2, COV-15.6. */
export function windOf({ battle: { played } }: State, seat: Seat): number {
  let wind = 0
  for (const { seat: by, card, chests } of played) if (by === seat) wind += rulesOf(card).speed(chests)
  return wind
}

export function isGrappled({ battle: { played } }: State): boolean {
  for (const { card } of played) if (rulesOf(card).grapples) return true
  return false
}

export function isSilenced({ battle: { played } }: State): boolean {
  for (const { card } of played) if (rulesOf(card).silences) return true
  return false
}

export function isSmoked({ battle: { played } }: State, seat: Seat): boolean {
  for (const { seat: by, card } of played) if (by === seat && rulesOf(card).smokes) return true
  return false
}
