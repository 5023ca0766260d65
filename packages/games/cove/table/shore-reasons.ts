// Why a captain might spend ashore, or keep what he has: cards, gold, guards, parrots. Pure; reads the view alone.
import { bySeat, type Seat } from '@flibuste/kernel'
import { FAME_KINDS, FIRST_FAME, type Card, type Row } from '../cards.ts'
import { BAG, COVE_CARDS, COVE_GOLD, monthsIn } from '../data.ts'
import type { Move } from '../moves.ts'
import { tablesOf } from '../tables.ts'
import type { View } from '../view.ts'
import { openItem } from '../wording.ts'

export type ShoreReason =
  /** So many of the cards that this seat cannot see count at the end. */
  | { readonly kind: 'cards'; readonly count: number; readonly fame: number; readonly unseen: number }
  | { readonly kind: 'purse'; readonly gold: number }
  /** What stays aboard, and what it would be worth buried. */
  | { readonly kind: 'spare'; readonly gold: number; readonly fame: number }
  | { readonly kind: 'guard'; readonly row: Row }
  | { readonly kind: 'parrot'; readonly parrot: Card }

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Cards in the pile and in other hands; fame cards are never discarded, and shown only at the end. */
function cardsReason({ options, players, tavernSize }: View, seat: Seat, count: number): ShoreReason {
  const isFame = (_: number, card: Card): boolean => card >= FIRST_FAME && card < FIRST_FAME + FAME_KINDS
  const mine = bySeat(players, seat).hand ?? []
  const unseen = tavernSize + sumOf(players.map(({ handSize }, other) => (other === seat ? 0 : handSize)))
  const fame = sumOf(tablesOf(options.edition).deck.filter(isFame)) - sumOf(mine.filter(isFame))
  return { kind: 'cards', count, fame, unseen }
}

/** At the end gold is worth nothing: COV-21.3. */
function spareReason(view: View, seat: Seat): ShoreReason | null {
  const { gold } = bySeat(view.players, seat)
  return gold === 0 || view.month === monthsIn(view) ? null : { kind: 'spare', gold, fame: Math.floor(gold / BAG) }
}

function parrotReason(view: View, { kind }: Move, seat: Seat): ShoreReason | null {
  const item = openItem(view)
  const parrot = kind === 'swap' && item?.kind === 'parrot' ? item.parrot : view.players[seat]?.parrot?.parrot
  return parrot === undefined ? null : { kind: 'parrot', parrot }
}

export function shoreReason(move: Move, view: View, seat: Seat): ShoreReason | null {
  switch (move.kind) {
    case 'buy':
      return cardsReason(view, seat, 1)
    case 'income':
      return move.take === 'cards'
        ? cardsReason(view, seat, COVE_CARDS.cards)
        : { kind: 'purse', gold: bySeat(view.players, seat).gold + COVE_GOLD.gold }
    case 'done':
      return spareReason(view, seat)
    case 'restore':
    case 'artisan':
      return { kind: 'guard', row: move.section }
    case 'swap':
    case 'keep':
      return parrotReason(view, move, seat)
    default:
      return null
  }
}
