// How many hits a volley brings on average, and what a course would bring. Figures for hints; the rules decide. Pure.
import type { Seat } from '@flibuste/kernel'
import { cardOf, SMOKE } from '../cards.ts'
import {
  BAG,
  CHEST_FAME,
  FACES,
  GRAPESHOT_HIT_FROM,
  HIT_FROM,
  ROYAL_NAVY,
  SMOKE_HIT_FROM,
  type Place,
} from '../data.ts'
import type { Party } from '../moves.ts'
import { NO_LEGEND } from '../state.ts'
import type { View } from '../view.ts'

export interface Volley {
  readonly dice: number
  /** The lowest face that hits. */
  readonly needed: number
  readonly hits: number
}

const GRAPESHOT = cardOf('grapeshot')

/** COV-8.7, COV-15.5, COV-16.1. */
function neededAt({ battle }: View, at: Party): number {
  if (battle?.volley.includes(GRAPESHOT) === true) return GRAPESHOT_HIT_FROM
  const isSmoked = battle?.played.some(({ seat, card }) => seat === at && card === SMOKE) ?? false
  return isSmoked ? SMOKE_HIT_FROM : HIT_FROM
}

export function hitsExpected(view: View, seat: Seat, at: Party): Volley {
  const dice = view.step === 'command' ? ROYAL_NAVY.dice : (view.players[seat]?.dice ?? 0)
  const needed = neededAt(view, at)
  return { dice, needed, hits: (dice * (FACES + 1 - needed)) / FACES }
}

/** What all could be buried for now: COV-10.4. */
export function burialWorth({ players }: View, seat: Seat): { chests: number; bags: number; fame: number } {
  const { chests = 0, gold = 0 } = players[seat] ?? {}
  const bags = Math.floor(gold / BAG)
  return { chests, bags, fame: chests * CHEST_FAME + bags }
}

/** The legend a ship would meet, or `NO_LEGEND`. */
export const legendAt = ({ blackShips }: View, place: Place): number =>
  blackShips.find((ship) => ship.place === place)?.legend ?? NO_LEGEND

/** Captains at a place, black ships included. */
export const seatsAtPlace = ({ players }: View, place: Place): Seat[] =>
  players.flatMap((player, seat) => (player.place === place ? [seat] : []))
