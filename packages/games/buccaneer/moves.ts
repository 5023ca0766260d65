// What a captain can answer. Every move there is exists once, frozen, so that listing moves builds nothing but the
// list. Whether a move is allowed is not known here.
import { readMove, type MoveReaders, type RawMove } from '@flibuste/kernel'
import { MOST_DISCS, SHIPS, TREASURES, type Treasure } from './data.ts'
import type { Disc } from './state.ts'

export const MOVE_KINDS = ['cover', 'board', 'call', 'decline', 'pass'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** Crews are named by their top disc. */
export interface Cover {
  readonly kind: 'cover'
  readonly crew: Disc
  readonly target: Disc
}
export interface Board {
  readonly kind: 'board'
  readonly crew: Disc
  /** By its place in the edition. */
  readonly ship: number
  /** What the captain takes; the second takes the other one, if there is one. */
  readonly treasure: Treasure
}
/** A mutiny in this crew. */
export interface Call {
  readonly kind: 'call'
  readonly crew: Disc
}
export interface Decline {
  readonly kind: 'decline'
}
/** Never legal: whoever can act must, and whoever cannot is not asked. Here so that the refusal can say so. */
export interface Pass {
  readonly kind: 'pass'
}

export type Move = Cover | Board | Call | Decline | Pass

function table<M>(length: number, make: (index: number) => M): readonly Readonly<M>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(make(index))))
}

/** By crew, then target. */
export const COVERS = Array.from({ length: MOST_DISCS }, (_, crew) =>
  table<Cover>(MOST_DISCS, (target) => ({ kind: 'cover', crew, target })),
)
/** By crew, then ship, then treasure. */
export const BOARDS = Array.from({ length: MOST_DISCS }, (_, crew) =>
  Array.from({ length: SHIPS }, (_none, ship) =>
    table<Board>(TREASURES.length, (kind) => ({ kind: 'board', crew, ship, treasure: TREASURES[kind]! })),
  ),
)
/** By crew. */
export const CALLS = table<Call>(MOST_DISCS, (crew) => ({ kind: 'call', crew }))
export const DECLINE: Decline = Object.freeze({ kind: 'decline' })
export const PASS: Pass = Object.freeze({ kind: 'pass' })

/** The place of a treasure in every list by kind. */
export const kindOf = (treasure: Treasure): number => TREASURES.indexOf(treasure)

/** The entry of a table that a field names, or null. */
const entry = <M>(entries: readonly M[] | null, index: unknown): M | null =>
  entries !== null && Number.isInteger(index) ? (entries[index as number] ?? null) : null

function readBoard(raw: RawMove): Move | null {
  const ships = entry(BOARDS, raw.crew)
  const kind = TREASURES.findIndex((treasure) => treasure === raw.treasure)
  return entry(entry(ships, raw.ship), kind)
}

const READERS: MoveReaders<Move> = {
  cover: (raw) => entry(entry(COVERS, raw.crew), raw.target),
  board: readBoard,
  call: (raw) => entry(CALLS, raw.crew),
  decline: () => DECLINE,
  pass: () => PASS,
}

export const read = (raw: unknown): Move | null => readMove(raw, READERS)
