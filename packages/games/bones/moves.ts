// What a captain can answer. Every move there is exists once, frozen: listing moves builds nothing but the list.
// Whether a move is allowed is not known here.
import { readMove, type MoveReaders, type RawMove, type Seat } from '@flibuste/kernel'
import { HIGHEST_FACE, LANES, MOST_DICE, MOST_TREASURES, PARTY_SEATS, type Group } from './data.ts'

export const MOVE_KINDS = ['reroll', 'change', 'sail', 'plunder', 'steal', 'scout', 'thief', 'defend', 'done'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** Dice are named by their position in the row, from 0. */
export interface Reroll {
  readonly kind: 'reroll'
  /** Ascending, not empty. */
  readonly dice: readonly number[]
}
export interface Change {
  readonly kind: 'change'
  readonly die: number
  readonly by: 1 | -1
}
export interface Sail {
  readonly kind: 'sail'
  readonly lane: number
  readonly with: Group
}
export interface Plunder {
  readonly kind: 'plunder'
  readonly lane: number
}
export interface Steal {
  readonly kind: 'steal'
  /** The face of the triple spent. */
  readonly with: number
}
export interface Scout {
  readonly kind: 'scout'
  readonly island: number
}
export interface Thief {
  readonly kind: 'thief'
  readonly owner: Seat
  readonly token: number
}
export interface Defend {
  readonly kind: 'defend'
  readonly thief: Seat
}
/** Ends the step that is open. */
export interface Done {
  readonly kind: 'done'
}

export type Action = Sail | Plunder | Steal
export type MateUse = Scout | Thief | Defend
export type Move = Reroll | Change | Action | MateUse | Done

function table<M>(length: number, make: (index: number) => M): readonly Readonly<M>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(make(index))))
}

const positionsIn = (set: number): readonly number[] =>
  Object.freeze(Array.from({ length: MOST_DICE }, (_, die) => die).filter((die) => (set & (1 << die)) !== 0))

/** By set of dice, one bit per position; the empty set is `DONE`, never offered. */
export const REROLLS = table<Reroll>(1 << MOST_DICE, (set) => ({ kind: 'reroll', dice: positionsIn(set) }))
/** By position. */
export const RAISES = table<Change>(MOST_DICE, (die) => ({ kind: 'change', die, by: 1 }))
export const LOWERS = table<Change>(MOST_DICE, (die) => ({ kind: 'change', die, by: -1 }))
/** By lane, island or face; place 0 is never used. */
export const SAILS: { readonly [G in Group]: readonly Sail[] } = {
  pair: table<Sail>(LANES + 1, (lane) => ({ kind: 'sail', lane, with: 'pair' })),
  triple: table<Sail>(LANES + 1, (lane) => ({ kind: 'sail', lane, with: 'triple' })),
}
export const PLUNDERS = table<Plunder>(LANES + 1, (lane) => ({ kind: 'plunder', lane }))
export const STEALS = table<Steal>(HIGHEST_FACE + 1, (face) => ({ kind: 'steal', with: face }))
export const SCOUTS = table<Scout>(LANES + 1, (island) => ({ kind: 'scout', island }))
/** By seat. */
export const DEFENDS = table<Defend>(PARTY_SEATS, (thief) => ({ kind: 'defend', thief }))
/** By owner, then token. */
export const THIEVES = Array.from({ length: PARTY_SEATS }, (_, owner) =>
  table<Thief>(MOST_TREASURES, (token) => ({ kind: 'thief', owner, token })),
)
export const DONE: Done = Object.freeze({ kind: 'done' })

const isWhole = (value: unknown, from: number, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) < below

/** The entry of a table that a field names, or null. */
const entry = <M>(entries: readonly M[], index: unknown, from: number): M | null =>
  isWhole(index, from, entries.length) ? entries[index]! : null

function readReroll(raw: RawMove): Move | null {
  if (!Array.isArray(raw.dice)) return null
  let set = 0
  for (const die of raw.dice) {
    if (!isWhole(die, 0, MOST_DICE) || (set & (1 << die)) !== 0) return null
    set |= 1 << die
  }
  return set === 0 ? null : REROLLS[set]!
}

function readChange(raw: RawMove): Move | null {
  if (raw.by !== 1 && raw.by !== -1) return null
  return entry(raw.by === 1 ? RAISES : LOWERS, raw.die, 0)
}

function readThief(raw: RawMove): Move | null {
  const tokens = entry(THIEVES, raw.owner, 0)
  return tokens && entry(tokens, raw.token, 0)
}

const READERS: MoveReaders<Move> = {
  reroll: readReroll,
  change: readChange,
  sail: (raw) => (raw.with === 'pair' || raw.with === 'triple' ? entry(SAILS[raw.with], raw.lane, 1) : null),
  plunder: (raw) => entry(PLUNDERS, raw.lane, 1),
  steal: (raw) => entry(STEALS, raw.with, 1),
  scout: (raw) => entry(SCOUTS, raw.island, 1),
  thief: readThief,
  defend: (raw) => entry(DEFENDS, raw.thief, 0),
  done: () => DONE,
}

export const read = (raw: unknown): Move | null => readMove(raw, READERS)
