// Moves as boards compare them: by what they say, not by which object they are. Knows no game.
import type { AnyMove } from '@flibuste/kernel'

/** Moves are plain data, so equal fields make equal moves, lists and parts of a move included. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [of, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return (
    of.length === other.size && of.every(([field, value]) => other.has(field) && sameValue(value, other.get(field)))
  )
}

export const sameMove = <Move extends AnyMove>(a: Move, b: Move): boolean => sameValue(a, b)

export const allowed = <Move extends AnyMove>(legal: readonly Move[], move: Move): boolean =>
  legal.some((known) => sameMove(known, move))

type OfKind<Move extends AnyMove, Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

export const ofKind = <Move extends AnyMove, Kind extends Move['kind']>(
  moves: readonly Move[],
  kind: Kind,
): OfKind<Move, Kind>[] => moves.filter((move): move is OfKind<Move, Kind> => move.kind === kind)
