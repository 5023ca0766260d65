// What may be done now, sorted by what it is done with. Reads the legal moves; decides nothing.
import { ofKind } from '@flibuste/web/kit'
import type { Place, TavernKind } from '../data.ts'
import { TAVERN_KINDS } from '../data.ts'
import type { Fire, Move, MoveKind } from '../moves.ts'

export const cardOfKind = (kind: MoveKind): TavernKind | undefined => TAVERN_KINDS.find((known) => known === kind)

/** Cards that can be played now. */
export const playableCards = (legal: readonly Move[]): TavernKind[] =>
  TAVERN_KINDS.filter((kind) => legal.some((move) => move.kind === kind))

/** The ways a card can be played. */
export const waysOf = (legal: readonly Move[], card: TavernKind): Move[] => legal.filter(({ kind }) => kind === card)

const islandOf = (move: Move): Place => ('island' in move ? move.island : 0)

/** Islands a touch of the chart can name now: courses, or targets of the card in hand. */
export function islandMoves(legal: readonly Move[], card: TavernKind | null): ReadonlyMap<Place, Move> {
  const wanted = legal.filter((move) => islandOf(move) > 0 && (move.kind === 'sail' || move.kind === card))
  return new Map(wanted.map((move) => [islandOf(move), move]))
}

/** By section: targets of the artisan or the shipwright in hand. */
export function sectionMoves(legal: readonly Move[], card: TavernKind | null): ReadonlyMap<number, Move> {
  const wanted = legal.flatMap((move) =>
    (move.kind === 'artisan' || move.kind === 'shipwright') && move.kind === card ? [move] : [],
  )
  return new Map(wanted.map((move) => [move.section, move]))
}

export const firesAt = (legal: readonly Move[]): Fire[] => ofKind(legal, 'fire')
