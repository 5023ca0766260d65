// What lies on the table, as plain data; setting it up and copying it. What may be done with it is in decisions/.
import { kept, todo, type Chance, type Question, type Sealed, type Seat, type Step } from '@flibuste/kernel'
import { chartOf, PORT, type Chart, type Lair, type Space } from './chart.ts'
import { EDITION, LAIRS, MOST_SEATS, SLOTS, type Edition, type Figure, type LairTile } from './data.ts'
import { frozenEdition } from './edition.ts'
import type { Event } from './events.ts'
import type { Move, Slot } from './moves.ts'

/** Who begins: drawn by lot, or the seat of the youngest as the table knows it. PIR-1.8, PIR-A1. */
export const FIRST_SEATS = ['drawn', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const
export type FirstSeat = (typeof FIRST_SEATS)[number]
/** Whether a repair may run short of figures: PIR-A4. */
export const SUPPLIES = ['unlimited', 'strict'] as const
export type Supply = (typeof SUPPLIES)[number]

export interface Options {
  readonly firstSeat: FirstSeat
  /** PIR-A3. */
  readonly treasureSlot: number
  readonly supply: Supply
  /** After so many rounds the game is counted: PIR-E4. */
  readonly rounds: number
  /** Null: the edition the game comes with. */
  readonly edition: Edition | null
}

export interface Ship {
  space: Space
  /** By slot, from 0; one figure each at most: PIR-0.3. */
  slots: Slot[]
  /** Treasures, not chests: PIR-A5. */
  aboard: number
  /** Laid down in front of its captain, safe for good: PIR-4.2. */
  banked: number
}

export const FACES = ['down', 'up', 'gone'] as const
export type Face = (typeof FACES)[number]

/** What stands on a lair space. Replaced, never altered: most lairs are the same for many turns, and copies of the state share them. */
export interface LairState {
  readonly face: Face
  /** Which tile of the edition; nobody knows while it lies face down. PIR-1.1, PIR-I2. */
  readonly tile: number
  /** Empty until the tile is turned: PIR-5.7. */
  readonly slots: readonly Slot[]
  readonly treasure: number
}

/** Slots without a figure, of every lair that is not turned or is gone. */
export const BARE: readonly Slot[] = Object.freeze(Array.from({ length: SLOTS }, () => null))

/** The slots are the lair's from now on. */
export const newLair = (face: Face, tile: number, slots: readonly Slot[], treasure: number): LairState =>
  kept({ face, tile, slots: kept(slots), treasure })

/** Somebody in a fight. Each exists once. */
export type ShipParty = { readonly kind: 'ship'; readonly seat: Seat }
export type LairParty = { readonly kind: 'lair'; readonly lair: Lair }
export type Party = ShipParty | LairParty

const SHIP_PARTIES = Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze({ kind: 'ship', seat } as const))
const LAIR_PARTIES = Array.from({ length: LAIRS }, (_, lair) => Object.freeze({ kind: 'lair', lair } as const))
export const shipParty = (seat: Seat): ShipParty => SHIP_PARTIES[seat]!
export const lairParty = (lair: Lair): LairParty => LAIR_PARTIES[lair]!
/** The one there is, for a copy that came over a wire. */
export const sameParty = (party: Party): Party =>
  party.kind === 'ship' ? shipParty(party.seat) : lairParty(party.lair)

/** The fight that was fought last, for whoever comes late. */
export interface Fight {
  readonly attacker: Seat
  readonly target: Party
  readonly volley: readonly number[]
  /** Empty where the target did not fire back. */
  readonly answer: readonly number[]
}

/** What became of the first action of this turn: PIR-2.5 asks for it. */
export type FirstAction = 'open' | 'sailed' | 'attacked' | 'lost'

export type Item =
  /** Asked of everybody before the first turn. */
  | { readonly kind: 'load'; readonly answers: (Move | null)[] }
  | { readonly kind: 'beginTurn' }
  | { readonly kind: 'unload' }
  | { readonly kind: 'first' }
  | { readonly kind: 'openSecond' }
  | { readonly kind: 'second' }
  /** An attack that was declared. */
  | { readonly kind: 'fire'; readonly target: Party }
  /** A figure in hand that has to make way for treasure. */
  | { readonly kind: 'stow'; readonly seat: Seat; readonly figure: Figure }
  /** Slots changed so far, a bit each. */
  /** What was done so far: in-hand.ts. */
  | { readonly kind: 'repair'; readonly touched: number }
  | { readonly kind: 'endTurn' }
type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>

/** Items without data exist once. */
export const ITEM = {
  beginTurn: Object.freeze({ kind: 'beginTurn' }),
  unload: Object.freeze({ kind: 'unload' }),
  first: Object.freeze({ kind: 'first' }),
  openSecond: Object.freeze({ kind: 'openSecond' }),
  second: Object.freeze({ kind: 'second' }),
  endTurn: Object.freeze({ kind: 'endTurn' }),
} as const

export interface State {
  options: Options
  firstSeat: Seat
  active: Seat
  /** From 1; 0 while the ships are loaded. */
  turn: number
  /** The turn in which a lair was last turned or emptied, or treasure unloaded: PIR-E2. */
  progress: number
  /** Which of the two actions is being taken: PIR-2.2. */
  action: 1 | 2
  firstAction: FirstAction
  /** By seat. */
  ships: Ship[]
  /** By lair space. */
  lairs: LairState[]
  lastFight: Fight | null
  agenda: Item[]
}

/** What the files in decisions/ are made of. */
export type PiratesStep = Step<State, Item, Event>
export type PiratesQuestion<K extends Item['kind']> = Question<State, ItemOf<K>, Move, Event>
export type PiratesSealed<K extends Item['kind']> = Sealed<State, ItemOf<K>, Move, Event>

export const seatCount = (state: State): number => state.ships.length
export const activeSeat = (state: State): Seat => state.active
export const activeShip = (state: State): Ship => state.ships[state.active]!
export const editionOf = (state: State): Edition => state.options.edition ?? EDITION
export const chartIn = (state: State): Chart => chartOf(editionOf(state))
export const tileOf = (state: State, lair: Lair): LairTile => editionOf(state).lairs[state.lairs[lair]!.tile]!
export const islandOf = (state: State, lair: Lair): string => editionOf(state).board.lairs[lair]!.island
/** The place of the treasure slot in `slots`. */
export const holdOf = ({ options }: State): number => options.treasureSlot - 1
export const roundOf = (state: State): number => Math.ceil(state.turn / seatCount(state))
/** Nothing left to do: the game is over. */
export const isOver = (state: State): boolean => state.agenda.length === 0

/** PIR-E2: nothing else only ever grows. */
export function markProgress(state: State): void {
  state.progress = state.turn
}

const firstSeatOf = ({ firstSeat }: Options, seats: number, chance: Chance): Seat =>
  firstSeat === 'drawn' ? chance.below(seats) : FIRST_SEATS.indexOf(firstSeat) - 1

/** Ten tiles, one on every lair space, unseen: PIR-0.6, PIR-1.1. */
function layLairs(chance: Chance): LairState[] {
  const tiles = Array.from({ length: LAIRS }, (_, tile) => tile)
  chance.shuffle(tiles)
  return tiles.map((tile) => newLair('down', tile, BARE, 0))
}

/** The table before the ships are loaded: PIR-1.1 to PIR-1.8. Unused ships do not exist, PIR-1.7. Chance: PIR-I4. */
export function newState(options: Options, seats: number, chance: Chance): State {
  const firstSeat = firstSeatOf(options, seats, chance)
  const state: State = {
    options: cloneOptions(options),
    firstSeat,
    active: firstSeat,
    turn: 0,
    progress: 0,
    action: 1,
    firstAction: 'open',
    ships: Array.from({ length: seats }, () => ({ space: PORT, slots: BARE.slice(), aboard: 0, banked: 0 })), // PIR-1.4
    lairs: layLairs(chance),
    lastFight: null,
    agenda: [],
  }
  todo<Item>(state, { kind: 'load', answers: state.ships.map(() => null) }, ITEM.beginTurn)
  return state
}

export function logFirst({ options, firstSeat }: State, log: Event[]): void {
  log.push({ type: 'firstChosen', clause: 'PIR-A1', seat: firstSeat, drawn: options.firstSeat === 'drawn' })
}

export const cloneOptions = ({ firstSeat, treasureSlot, supply, rounds, edition }: Options): Options => ({
  firstSeat,
  treasureSlot,
  supply,
  rounds,
  edition: edition === null ? null : frozenEdition(edition),
})

export function cloneItem(item: Item): Item {
  switch (item.kind) {
    case 'load':
      return { kind: 'load', answers: item.answers.slice() }
    case 'fire':
      return { kind: 'fire', target: sameParty(item.target) }
    case 'stow':
      return { kind: 'stow', seat: item.seat, figure: item.figure }
    case 'repair':
      return { kind: 'repair', touched: item.touched }
    default:
      return ITEM[item.kind]
  }
}

const cloneShip = ({ space, slots, aboard, banked }: Ship): Ship => ({ space, slots: slots.slice(), aboard, banked })

export function clone(state: State): State {
  return {
    options: cloneOptions(state.options),
    firstSeat: state.firstSeat,
    active: state.active,
    turn: state.turn,
    progress: state.progress,
    action: state.action,
    firstAction: state.firstAction,
    ships: state.ships.map(cloneShip),
    lairs: state.lairs.slice(),
    lastFight: state.lastFight,
    agenda: state.agenda.map(cloneItem),
  }
}

/** Whether the one who begins is not at the table. */
export const namesMissingSeat = ({ firstSeat }: Options, seats: number): boolean =>
  FIRST_SEATS.indexOf(firstSeat) > seats
