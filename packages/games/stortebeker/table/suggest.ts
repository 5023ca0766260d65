// What the primary button proposes while nothing is chosen: a plain sailor's plan. Not a bot, and never played by
// itself.
import { bySeat, type Seat } from '@flibuste/kernel'
import { goodOf, isMarked, isPirate, valueOf, type Card } from '../cards.ts'
import type { Move } from '../moves.ts'
import { chanceToBoard } from '../odds.ts'
import { placeOf, seatAsked } from '../wording.ts'
import type { PlaceView, View } from '../view.ts'
import { counterChance } from './prospects.ts'
import { knownBonus } from './rows.ts'

/** Chances worth taking. */
const BOARD_FROM = 0.33
const COUNTER_FROM = 0.25

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>

const ofKind = <K extends Move['kind']>(legal: readonly Move[], kind: K): MoveOf<K>[] =>
  legal.filter((move): move is MoveOf<K> => move.kind === kind)

function highest<M>(moves: readonly M[], worth: (move: M) => number): M | null {
  return moves.reduce<M | null>((best, move) => (best === null || worth(move) > worth(best) ? move : best), null)
}

/** How much a claim grows by a card: nearer to complete first, then stronger. */
function worthOfLaying(view: View, { card, ship }: MoveOf<'place'>): number {
  const place = placeOf(view, ship)
  const side = place?.sides[seatAsked(view)]
  if (place === undefined || place.ship === null || side === undefined) return 0
  const { points, strength } = place.ship
  const left = side.missing.length
  if (!isPirate(card)) return (points + 2 + valueOf(card)) / left
  const before = chanceToBoard(strength, knownBonus(side))
  const gain = chanceToBoard(strength, knownBonus(side) + valueOf(card)) - before
  return (gain * points * 3) / (1 + left)
}

/** How badly a hand wants a card: for what to keep, and what to pick. */
function worthOfCard(view: View, card: Card): number {
  if (isPirate(card)) return 2 + valueOf(card)
  const seat = seatAsked(view)
  const wanted = view.sea.map(({ ship, sides }) => {
    const side = sides[seat]
    if (ship === null || side === undefined || !side.missing.includes(goodOf(card))) return 0
    return (ship.points + 2) / side.missing.length
  })
  return Math.max(...wanted) + (isMarked(card) ? 1 : 0)
}

const chanceAt = (place: PlaceView, seat: Seat): number =>
  place.ship === null ? 0 : chanceToBoard(place.ship.strength, knownBonus(bySeat(place.sides, seat)))

function playCard(view: View, legal: readonly Move[]): Move | null {
  const take = highest(ofKind(legal, 'take'), ({ card }) => worthOfCard(view, card))
  if (take !== null) return take
  const lay = highest(ofKind(legal, 'place'), (move) => worthOfLaying(view, move))
  if (lay !== null && worthOfLaying(view, lay) > 0.5) return lay
  return highest(ofKind(legal, 'discard'), ({ card }) => -worthOfCard(view, card)) ?? lay
}

function boardShip(view: View, legal: readonly Move[]): Move | null {
  const seat = seatAsked(view)
  const chance = ({ ship }: MoveOf<'board'>): number => {
    const place = placeOf(view, ship)
    return place === undefined ? 0 : chanceAt(place, seat)
  }
  const best = highest(ofKind(legal, 'board'), (move) => chance(move) * (placeOf(view, move.ship)?.ship?.points ?? 0))
  return best !== null && chance(best) >= BOARD_FROM ? best : (ofKind(legal, 'endTurn')[0] ?? best)
}

/** Where the others have most that could be hit. */
const fireAt = (view: View, legal: readonly Move[]): Move | null =>
  highest(ofKind(legal, 'fire'), ({ ship }) => {
    const sides = placeOf(view, ship)?.sides ?? []
    return sides.reduce((sum, { goods }, seat) => sum + (seat === view.active ? 0 : goods.length), 0)
  })

/** From whoever is nearest to complete. */
const shootAt = (view: View, legal: readonly Move[]): Move | null => {
  const near = ({ from }: MoveOf<'seize'> | MoveOf<'sink'>): number =>
    -(view.sea[view.matter.slot]?.sides[from]?.missing.length ?? 9)
  return highest(ofKind(legal, 'seize'), near) ?? highest(ofKind(legal, 'sink'), near)
}

function counter(view: View, legal: readonly Move[]): Move | null {
  const side = view.sea[view.matter.slot]?.sides[view.matter.seat]
  const chance = ({ cards }: MoveOf<'counter'>): number => (side === undefined ? 0 : counterChance(view, side, cards))
  const best = highest(ofKind(legal, 'counter'), chance)
  return best !== null && chance(best) >= COUNTER_FROM ? best : (ofKind(legal, 'decline')[0] ?? null)
}

const PROPOSE: { readonly [S in View['step']]?: (view: View, legal: readonly Move[]) => Move | null } = {
  play: playCard,
  fire: fireAt,
  shoot: shootAt,
  shed: (_view, legal) => highest(ofKind(legal, 'shed'), ({ card }) => -valueOf(card)),
  lose: (_view, legal) => highest(ofKind(legal, 'lose'), ({ card }) => -valueOf(card)),
  board: boardShip,
  counter,
}

/** Among these moves; null where there are none. */
export function proposalOf(view: View, legal: readonly Move[]): Move | null {
  if (legal.length === 0) return null
  return PROPOSE[view.step]?.(view, legal) ?? legal[0]!
}
