// For tests: a table laid out in the notation of the rules, and dice that fall as they are told to. Not part of the game.
import { bySeat, lowest, nth, Scripted, SPECTATOR, type Refusal, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { auditPieces, treasureIn } from './audit.ts'
import { LAIRS, type Edition } from './data.ts'
import type { Event } from './events.ts'
import { printedOn } from './figures.ts'
import { pirates, type Move, type Options, type State, type View } from './index.ts'
import {
  DONE,
  FIRE,
  KEEP,
  LAIR_ATTACKS,
  LOADS,
  PASS,
  PUTS,
  SAILS,
  SHIP_ATTACKS,
  STOWS,
  UNLOAD,
  type Slot,
} from './moves.ts'
import { slots } from './notation.ts'
import { BARE, ITEM, newLair, newState, tileOf, type LairState, type Ship } from './state.ts'

export { slots }

export const STANDARD: Options = {
  firstSeat: 'seat1',
  treasureSlot: 6,
  supply: 'unlimited',
  rounds: 100,
  edition: null,
}

export const notation = (list: readonly Slot[]): string =>
  list.map((slot) => (slot === null ? '.' : slot === 'cannon' ? 'C' : 'P')).join('')

/** Lairs are A to J. */
const LETTERS = 'ABCDEFGHIJ'
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J'
export const lair = (letter: Letter): number => LETTERS.indexOf(letter)

export interface ShipLayout {
  /** The port by default. */
  readonly at?: number
  /** "CCCPPP" by default; with treasure aboard, "CCCPP.". */
  readonly slots?: string
  readonly aboard?: number
  readonly banked?: number
}

export interface LairLayout {
  /** By number on the list, from 1; A has 1, J has 10 by default. */
  readonly tile?: number
  /** Face up with these on its slots, or as printed. */
  readonly slots?: string | 'printed'
  /** The coin by default. */
  readonly treasure?: number
  readonly gone?: true
}

/** Every lair is gone but G, which is as laid out. */
export const lastLair = (layout: LairLayout): NonNullable<Layout['lairs']> => ({
  ...Object.fromEntries([...LETTERS].map((letter) => [letter, { gone: true }])),
  G: layout,
})

export interface Layout {
  readonly options?: Partial<Options>
  /** Two by default. */
  readonly seats?: number
  /** By seat; what is not told is in port, three cannons and three pirates. */
  readonly ships?: readonly ShipLayout[]
  readonly lairs?: { readonly [L in Letter]?: LairLayout }
  readonly active?: Seat
  /** How many turns were played, and in which something happened last. */
  readonly turns?: number
  readonly progress?: number
}

/** A table at play. Every move must be legal, every die rolled as told, and nothing lost or made. */
export class Table {
  readonly state: State
  /** What happened since the table was laid out. */
  readonly log: Event[] = []
  private readonly treasure: number

  constructor(state: State) {
    this.state = state
    this.treasure = treasureIn(state)
  }

  /** The seat that is asked, the lowest of several. */
  get seat(): Seat {
    return lowest(pirates.awaiting(this.state))
  }

  play(move: Move, ...dice: number[]): this {
    return this.answer(this.seat, move, ...dice)
  }

  answer(seat: Seat, move: Move, ...dice: number[]): this {
    const refusal = this.refusal(move, seat)
    if (refusal !== null) throw new Error(`${refusal.clause} ${refusal.reason}`)
    const chance = Scripted.dice(...dice)
    pirates.apply(this.state, seat, move, chance, this.log)
    chance.assertUsedUp()
    const wrong = auditPieces(this.state) ?? (treasureIn(this.state) === this.treasure ? null : 'treasure lost or made')
    if (wrong !== null) throw new Error(wrong)
    return this
  }

  load(seat: Seat, figures: string): this {
    return this.answer(seat, load(figures))
  }

  sail(to: number): this {
    return this.play(sail(to))
  }

  /** Declares the attack and fires: first the dice of the volley, then those of the answer. */
  attack(target: Letter | Seat, ...dice: number[]): this {
    return this.play(attack(target)).play(FIRE, ...dice)
  }

  unload(): this {
    return this.play(UNLOAD)
  }

  keep(): this {
    return this.play(KEEP)
  }

  stow(slot: number): this {
    return this.play(stow(slot))
  }

  /** "1C 4P 2-": a cannon on 1, a pirate on 4, nobody on 2; then the repair is done. */
  repair(changes: string): this {
    for (const change of changes.split(' ')) this.play(put(change))
    return this.play(DONE)
  }

  pass(): this {
    return this.play(PASS)
  }

  refusal(move: Move, seat: Seat = this.seat): Refusal | null {
    return pirates.check(this.state, seat, move)
  }

  /** The clause that refuses a move, or null. */
  refused(move: Move, seat: Seat = this.seat): string | null {
    return this.refusal(move, seat)?.clause ?? null
  }

  legal(kind?: Move['kind']): readonly Move[] {
    const moves = pirates.legal(this.state, this.seat)
    return kind === undefined ? moves : moves.filter((move) => move.kind === kind)
  }

  get view(): View {
    return pirates.view(this.state, SPECTATOR)
  }

  get step(): View['step'] {
    return this.view.step
  }

  ship(seat: Seat): Ship {
    return bySeat(this.state.ships, seat)
  }

  /** In notation. */
  slots(seat: Seat): string {
    return notation(this.ship(seat).slots)
  }

  lair(letter: Letter): LairState {
    return nth(this.state.lairs, lair(letter))
  }

  /** The newest event of a type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.log.findLast((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.log.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

export const load = (figures: string): Move =>
  nth(
    LOADS,
    [...figures].reduce((bits, figure, at) => (figure === 'P' ? bits | (1 << at) : bits), 0),
  )
export const sail = (to: number): Move => nth(SAILS, to)
export const attack = (target: Letter | Seat): Move =>
  typeof target === 'number' ? nth(SHIP_ATTACKS, target) : nth(LAIR_ATTACKS, lair(target))
export const stow = (slot: number): Move => nth(STOWS, slot - 1)

const FIGURES = { C: PUTS.cannon, P: PUTS.pirate, '-': PUTS.nothing } as const

/** "1C". */
export function put(change: string): Move {
  const [slot, figure] = [...change]
  if (figure !== 'C' && figure !== 'P' && figure !== '-') throw new Error(`${change} is no repair`)
  return nth(FIGURES[figure], Number(slot) - 1)
}

function layShip(ship: Ship, layout: ShipLayout): void {
  ship.space = layout.at ?? 0
  ship.aboard = layout.aboard ?? 0
  ship.banked = layout.banked ?? 0
  ship.slots = slots(layout.slots ?? (ship.aboard > 0 ? 'CCCPP.' : 'CCCPPP'))
}

/** Tiles in the order of the list; one that is asked for changes places. */
function layTile(state: State, at: number, tile: number): void {
  const other = state.lairs.findIndex((one) => one.tile === tile)
  const here = nth(state.lairs, at)
  state.lairs[at] = nth(state.lairs, other)
  state.lairs[other] = here
}

function layLair(state: State, at: number, layout: LairLayout): void {
  const { tile } = nth(state.lairs, at)
  if (layout.gone) state.lairs[at] = newLair('gone', tile, BARE, 0)
  if (layout.slots === undefined) return
  const figures = layout.slots === 'printed' ? printedOn(tileOf(state, at)) : slots(layout.slots)
  state.lairs[at] = newLair('up', tile, figures, layout.treasure ?? tileOf(state, at).coin)
}

function layLairs(state: State, lairs: NonNullable<Layout['lairs']>): void {
  state.lairs = state.lairs.map((_, at) => newLair('down', at, BARE, 0))
  const told = Object.entries(lairs) as [Letter, LairLayout][]
  for (const [letter, { tile }] of told) if (tile !== undefined) layTile(state, lair(letter), tile - 1)
  for (const [letter, layout] of told) layLair(state, lair(letter), layout)
}

/** A turn that has just begun, as laid out. */
export function position(layout: Layout = {}): Table {
  const state = newState(
    { ...STANDARD, ...layout.options },
    layout.seats ?? 2,
    new Scripted(Array.from({ length: LAIRS - 1 }, () => 0)),
  )
  state.ships.forEach((ship, seat) => layShip(ship, layout.ships?.[seat] ?? {}))
  layLairs(state, layout.lairs ?? {})
  state.active = layout.active ?? 0
  state.turn = layout.turns ?? 0
  state.progress = layout.progress ?? state.turn
  state.agenda = [ITEM.beginTurn]
  const wrong = auditPieces(state)
  if (wrong !== null) throw new Error(wrong)
  const table = new Table(state)
  agenda.run(state, new Scripted([]), table.log)
  return table
}

/** Before the ships are loaded. */
export const loading = (seats = 2, options: Partial<Options> = {}): Table =>
  new Table(pirates.setup({ ...STANDARD, ...options }, seats, new Scripted(Array.from({ length: LAIRS - 1 }, () => 0))))

/** The edition of the box with one thing changed. */
export const editionWith = (edition: Edition, change: Partial<Edition>): Edition => ({
  ...edition,
  name: 'test',
  ...change,
})
