// Why a captain might make a move, as a key with its figures: what it fills, how likely a boarding is. Pure; reads the view alone.
import type { Seat } from '@flibuste/kernel'
import { goodOf, isPirate, valueOf } from '../cards.ts'
import type { Counter, Move, OfCard, OfShip, Place } from '../moves.ts'
import { chanceToBoard } from '../odds.ts'
import type { View } from '../view.ts'
import { placeAsked, placeOf } from '../wording.ts'
import { counterChance, prospectOf, rivalsIn } from './prospects.ts'
import { knownBonus } from './rows.ts'

export type Reason =
  /** A provision: how many are missing then, and the chance of two dice once none is. */
  | { readonly kind: 'fill'; readonly missing: number; readonly chance: number }
  | { readonly kind: 'full'; readonly chance: number }
  /** A pirate: what the dice come to with and without it. */
  | { readonly kind: 'pirate'; readonly chance: number; readonly before: number }
  | { readonly kind: 'board'; readonly chance: number; readonly points: number; readonly rivals: number }
  | { readonly kind: 'counter'; readonly chance: number }
  | { readonly kind: 'seize' | 'sink'; readonly from: Seat }
  | { readonly kind: 'decline' | 'pay' }
  /** Whether some ship still lacks it on the captain's side. */
  | { readonly kind: 'discard'; readonly needed: 'needed' | 'spare' }

function placeReason(view: View, { card, ship: id }: Place, seat: Seat): Reason | null {
  const place = placeOf(view, id)
  const side = place?.sides[seat]
  if (place == null || place.ship === null || side === undefined) return null
  const { strength } = place.ship
  const bonus = knownBonus(side)
  const [before, chance] = [chanceToBoard(strength, bonus), chanceToBoard(strength, bonus + valueOf(card))]
  if (isPirate(card)) return chance === 1 && before === chance ? null : { kind: 'pirate', chance, before }
  const missing = side.missing.length - 1
  return missing > 0 ? { kind: 'fill', missing, chance } : { kind: 'full', chance }
}

function boardReason(view: View, { ship: id }: OfShip<'board'>, seat: Seat): Reason | null {
  const place = placeOf(view, id)
  const prospect = place === undefined ? null : prospectOf(view, place, seat)
  if (prospect === null || place?.ship == null) return null
  const { points } = place.ship
  return { kind: 'board', chance: prospect.keeps, points, rivals: rivalsIn(prospect).length }
}

function counterReason(view: View, { cards }: Counter): Reason | null {
  const place = placeAsked(view)
  return place === undefined ? null : { kind: 'counter', chance: counterChance(view, place, cards) }
}

function discardReason({ sea }: View, { card }: OfCard<'discard'>, seat: Seat): Reason {
  const isNeeded =
    isPirate(card) ||
    sea.some(({ ship, sides }) => ship !== null && sides[seat]?.missing.includes(goodOf(card)) === true)
  return { kind: 'discard', needed: isNeeded ? 'needed' : 'spare' }
}

export function reasonOf(move: Move, view: View, seat: Seat): Reason | null {
  switch (move.kind) {
    case 'place':
      return placeReason(view, move, seat)
    case 'board':
      return boardReason(view, move, seat)
    case 'counter':
      return counterReason(view, move)
    case 'seize':
    case 'sink':
      return { kind: move.kind, from: move.from }
    case 'discard':
      return discardReason(view, move, seat)
    case 'decline':
    case 'pay':
      return { kind: move.kind }
    default:
      return null
  }
}
