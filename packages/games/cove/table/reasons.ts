// Why a captain might make a move, as a key with its figures: what an island gives, how a volley falls, what a burial counts. Pure; reads
// the view alone.
import type { Seat } from '@flibuste/kernel'
import { CANNONS, CREW, SAILS, type Row } from '../cards.ts'
import { CHEST_FAME, TREASURE_ISLAND, type Place } from '../data.ts'
import type { Bury, Fire, Fit, Move, Raise } from '../moves.ts'
import type { View } from '../view.ts'
import { priceOfFit, raisedFrom, valueAt } from '../wording.ts'
import { meetingsAt, volleyOdds } from './battle-odds.ts'
import { cardReason, type CardReason } from './card-reasons.ts'
import { burialWorth } from './prospects.ts'
import { shoreReason, type ShoreReason } from './shore-reasons.ts'

export type Reason =
  | { readonly kind: 'ship'; readonly speed: number; readonly dice: number; readonly price: number }
  | { readonly kind: 'loot'; readonly fame: number; readonly gold: number; readonly chests: number }
  /** A legend lies there: the chance to outlast it. */
  | { readonly kind: 'legend'; readonly chance: number }
  | { readonly kind: 'fame'; readonly fame: number }
  | { readonly kind: 'flee' }
  | { readonly kind: 'volley'; readonly moves: number; readonly routs: number }
  /** What a row is worth before and after, the dice then and how many more they are; `waits`: the row that keeps them down. */
  | {
      readonly kind: 'raise'
      readonly row: Row
      readonly from: number
      readonly to: number
      readonly dice: number
      readonly more: number
      readonly waits: Row | null
    }
  | CardReason
  | ShoreReason

function courseReason(view: View, island: Place, seat: Seat): Reason | null {
  const legend = meetingsAt(view, seat, island).find((meeting) => meeting.legend >= 0)
  if (legend !== undefined) return { kind: 'legend', chance: legend.chance }
  if (island === TREASURE_ISLAND) return { kind: 'fame', fame: burialWorth(view, seat).fame }
  const treasure = view.islands[island - 1]?.treasure ?? null
  return treasure === null ? null : { kind: 'loot', fame: treasure.fame, gold: treasure.gold, chests: treasure.chests }
}

function volleyReason(view: View, { at, section }: Fire, seat: Seat): Reason | null {
  const { targets } = volleyOdds(view, seat, at)
  const aimed = targets.find((target) => target.section === section) ?? targets[0]
  return aimed === undefined ? null : { kind: 'volley', moves: aimed.moves, routs: aimed.routs }
}

const fitReason = (view: View, { levels }: Fit): Reason => {
  const value = (row: Row): number => valueAt(view, row, levels[row] ?? 1)
  return {
    kind: 'ship',
    speed: value(SAILS),
    dice: Math.min(value(CREW), value(CANNONS)),
    price: priceOfFit(view, levels),
  }
}

function raiseReason(view: View, { section: row, level }: Omit<Raise, 'kind'>, seat: Seat): Reason {
  const [from, to] = [raisedFrom(view, seat, row), valueAt(view, row, level)]
  const other = row === CREW ? CANNONS : row === CANNONS ? CREW : null
  const beside = other === null ? 0 : raisedFrom(view, seat, other)
  const before = view.players[seat]?.dice ?? 0
  // A parrot may have dice of its own: then no ring changes them.
  const isCounted = other !== null && before === Math.min(from, beside)
  const dice = isCounted ? Math.min(to, beside) : before
  return { kind: 'raise', row, from, to, dice, more: dice - before, waits: isCounted && beside < to ? other : null }
}

/** One step more: COV-14.6. */
const levelAfter = ({ players }: View, seat: Seat, row: Row): number => (players[seat]?.sections[row]?.level ?? 0) + 1

const burialReason = ({ chests, bags }: Bury): Reason => ({ kind: 'fame', fame: chests * CHEST_FAME + bags })

export function reasonOf(move: Move, view: View, seat: Seat): Reason | null {
  switch (move.kind) {
    case 'fit':
      return fitReason(view, move)
    case 'sail':
    case 'escape':
      return courseReason(view, move.island, seat)
    case 'fire':
      return volleyReason(view, move, seat)
    case 'flee':
      return { kind: 'flee' }
    case 'raise':
      return raiseReason(view, move, seat)
    case 'shipwright':
      return raiseReason(view, { section: move.section, level: levelAfter(view, seat, move.section) }, seat)
    case 'bury':
      return burialReason(move)
    default:
      return cardReason(move, view, seat) ?? shoreReason(move, view, seat)
  }
}
