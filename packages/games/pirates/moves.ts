// What a captain can answer. Every move there is exists once, frozen, so that listing moves builds nothing but the list.
// Whether a move is allowed is not known here.
import { readMove, type MoveReaders, type RawMove, type Seat } from '@flibuste/kernel'
import { SPACES, type Lair, type Space } from './chart.ts'
import { LAIRS, MOST_SEATS, SLOTS, type Figure } from './data.ts'

export const MOVE_KINDS = [
  'load',
  'sail',
  'attackLair',
  'attackShip',
  'fire',
  'unload',
  'keep',
  'stow',
  'put',
  'done',
  'pass',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** What stands on a slot. */
export type Slot = Figure | null

/** A figure for each of the six slots, in order. */
export interface Load {
  readonly kind: 'load'
  readonly figures: readonly Figure[]
}
export interface Sail {
  readonly kind: 'sail'
  readonly to: Space
}
export interface AttackLair {
  readonly kind: 'attackLair'
  readonly lair: Lair
}
export interface AttackShip {
  readonly kind: 'attackShip'
  readonly ship: Seat
}
/** The dice of an attack that was declared. */
export interface Fire {
  readonly kind: 'fire'
}
export interface Unload {
  readonly kind: 'unload'
}
/** The treasure stays aboard. */
export interface Keep {
  readonly kind: 'keep'
}
/** The figure that makes way for treasure goes to this slot, from 1; on the treasure slot itself, back to the supply. */
export interface Stow {
  readonly kind: 'stow'
  readonly slot: number
}
/** One slot, from 1, filled, changed or emptied in a repair. */
export interface Put {
  readonly kind: 'put'
  readonly slot: number
  readonly figure: Slot
}
/** No more slots in this repair. */
export interface Done {
  readonly kind: 'done'
}
/** The action is lost. */
export interface Pass {
  readonly kind: 'pass'
}

export type Move = Load | Sail | AttackLair | AttackShip | Fire | Unload | Keep | Stow | Put | Done | Pass

function table<M>(length: number, make: (index: number) => M): readonly Readonly<M>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(make(index))))
}

/** The figures of a loading: bit k of the number is slot k + 1, set for a pirate. */
const figuresOf = (pirates: number): readonly Figure[] =>
  Object.freeze(Array.from({ length: SLOTS }, (_, slot): Figure => ((pirates >> slot) & 1 ? 'pirate' : 'cannon')))

/** By the slots that have pirates, a bit each; the two that are all alike included. */
export const LOADS = table<Load>(1 << SLOTS, (pirates) => ({ kind: 'load', figures: figuresOf(pirates) }))
/** Three cannons, then three pirates: what is proposed. PIR-A2. */
export const PROPOSED_LOAD = LOADS[0b111000]!
/** By space. */
export const SAILS = table<Sail>(SPACES, (to) => ({ kind: 'sail', to }))
export const LAIR_ATTACKS = table<AttackLair>(LAIRS, (lair) => ({ kind: 'attackLair', lair }))
export const SHIP_ATTACKS = table<AttackShip>(MOST_SEATS, (ship) => ({ kind: 'attackShip', ship }))
export const FIRE: Fire = Object.freeze({ kind: 'fire' })
export const UNLOAD: Unload = Object.freeze({ kind: 'unload' })
export const KEEP: Keep = Object.freeze({ kind: 'keep' })
/** By slot, from 0. */
export const STOWS = table<Stow>(SLOTS, (at) => ({ kind: 'stow', slot: at + 1 }))
const putsOf = (figure: Slot) => table<Put>(SLOTS, (at) => ({ kind: 'put', slot: at + 1, figure }))
/** By slot, from 0. */
export const PUTS = { cannon: putsOf('cannon'), pirate: putsOf('pirate'), nothing: putsOf(null) } as const
export const DONE: Done = Object.freeze({ kind: 'done' })
export const PASS: Pass = Object.freeze({ kind: 'pass' })

/** The entry of a table that a field names, or null. */
const entry = <M>(entries: readonly M[], index: unknown): M | null =>
  Number.isInteger(index) ? (entries[index as number] ?? null) : null

const slotEntry = <M>(entries: readonly M[], slot: unknown): M | null =>
  typeof slot === 'number' ? entry(entries, slot - 1) : null

function readLoad({ figures }: RawMove): Move | null {
  if (!Array.isArray(figures) || figures.length !== SLOTS) return null
  let pirates = 0
  for (let at = 0; at < SLOTS; at++) {
    if (figures[at] === 'pirate') pirates |= 1 << at
    else if (figures[at] !== 'cannon') return null
  }
  return LOADS[pirates]!
}

function readPut({ slot, figure }: RawMove): Move | null {
  if (figure === null) return slotEntry(PUTS.nothing, slot)
  return figure === 'cannon' || figure === 'pirate' ? slotEntry(PUTS[figure], slot) : null
}

const READERS: MoveReaders<Move> = {
  load: readLoad,
  sail: ({ to }) => entry(SAILS, to),
  attackLair: ({ lair }) => entry(LAIR_ATTACKS, lair),
  attackShip: ({ ship }) => entry(SHIP_ATTACKS, ship),
  fire: () => FIRE,
  unload: () => UNLOAD,
  keep: () => KEEP,
  stow: ({ slot }) => slotEntry(STOWS, slot),
  put: readPut,
  done: () => DONE,
  pass: () => PASS,
}

export const read = (raw: unknown): Move | null => readMove(raw, READERS)
