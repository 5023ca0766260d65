// Reads a move from untrusted JSON: the part that is the same in every game. The game says what each kind of move looks like.
import type { AnyMove } from './contract.ts'

/** An object from outside, of which nothing is known yet. */
export type RawMove = { readonly [field: string]: unknown }

/** By kind: the move in its one canonical form, or null. */
export type MoveReaders<Move extends AnyMove> = { readonly [K in Move['kind']]: (raw: RawMove) => Move | null }

const isRaw = (raw: unknown): raw is RawMove => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** A field that is not part of the move makes it malformed, because a typo must not be read as something else. */
export function readMove<Move extends AnyMove>(raw: unknown, readers: MoveReaders<Move>): Move | null {
  if (!isRaw(raw)) return null
  const { kind } = raw
  if (typeof kind !== 'string' || !Object.hasOwn(readers, kind)) return null
  const move = readers[kind as Move['kind']](raw)
  return move !== null && Object.keys(raw).length === Object.keys(move).length ? move : null
}
