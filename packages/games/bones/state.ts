// What lies on the table, as plain data; setting it up and copying it. What may be done with it is in decisions/.
import {
  bit,
  has,
  isSingle,
  kept,
  lowest,
  todo,
  type Chance,
  type Question,
  type Seat,
  type Step,
} from '@flibuste/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'

export interface Options {
  /** BON-9.1, BON-9.2, BON-9.3. */
  readonly friendly: boolean
  readonly vile: boolean
  readonly party: boolean
  /** BON-A9: the Scout comes home only when the turn is over. */
  readonly strictScout: boolean
}

export const PORT = 0
export const SEA = 1
export const ISLAND = 2
/** Where a ship lies in its lane. */
export type Place = typeof PORT | typeof SEA | typeof ISLAND

export type Duty = 'hand' | 'scout' | 'thief'

/** The First Mate: in hand, on an island as Scout, or beside a treasure as Thief. */
export interface Mate {
  duty: Duty
  /** The Scout's island; 0 for none. */
  island: number
  /** Whose treasure the Thief stands beside, and which; -1 for none. */
  owner: Seat
  token: number
}

/** What lies before one captain: BON-1.1. */
export interface Board {
  /** By lane, `ships[0]` in lane 1. */
  ships: Place[]
  /** Tokens, in the order they came. A token is named by its turn in leaving the reserve: BON-A11. */
  treasures: number[]
  mate: Mate
}

/** The steps of a turn (BON-2.1). The last two are opened: whether there is anything to ask is known only then. */
export type ItemKind = 'beginTurn' | 'reroll' | 'change' | 'openAct' | 'act' | 'openMate' | 'mate' | 'endTurn'
export type Item = { readonly [K in ItemKind]: { readonly kind: K } }[ItemKind]

/** Items carry no data, so each exists once. */
export const ITEM: { readonly [K in ItemKind]: { readonly kind: K } } = {
  beginTurn: Object.freeze({ kind: 'beginTurn' }),
  reroll: Object.freeze({ kind: 'reroll' }),
  change: Object.freeze({ kind: 'change' }),
  openAct: Object.freeze({ kind: 'openAct' }),
  act: Object.freeze({ kind: 'act' }),
  openMate: Object.freeze({ kind: 'openMate' }),
  mate: Object.freeze({ kind: 'mate' }),
  endTurn: Object.freeze({ kind: 'endTurn' }),
}

export interface State {
  options: Options
  /** From 1. */
  round: number
  firstSeat: Seat
  active: Seat
  boards: Board[]
  /** How many treasures have left the reserve so far. */
  taken: number
  /** The active captain's ships when the turn began: BON-6.5. */
  startShips: Place[]
  /** By island, whether its power is the active captain's this turn: BON-2.2. */
  powers: boolean[]
  dice: number[]
  /** By position, whether the die is spent: BON-6.8. */
  used: boolean[]
  rerollsLeft: number
  changesLeft: number
  /** Whether the final dice allowed to sail or plunder: BON-A8. */
  couldAct: boolean
  /** The dice for the first seat, a row of one die per seat for each throw; 0 where a seat did not throw. Copies of a state share it. */
  opening: readonly number[]
  /** Treasures at the end of each round, a row of one count per seat. */
  history: number[]
  agenda: Item[]
}

/** What the files in decisions/ are made of. */
export type BonesStep = Step<State, Item, Event>
export type BonesQuestion = Question<State, Item, Move, Event>

const perLane = <T>(value: T): T[] => [value, value, value, value, value, value]

/** BON-0.2, BON-1.1, BON-1.2: six ships, all in port, and a mate in hand. */
const newBoard = (): Board => ({
  ships: perLane<Place>(PORT),
  treasures: [],
  mate: { duty: 'hand', island: 0, owner: -1, token: -1 },
})

/** BON-1.4: each captain throws a die and the highest begins; the tied throw again, BON-A21. Alone, nobody throws. */
function throwForFirst(opening: number[], seatCount: number, chance: Chance): Seat {
  let throwing = (1 << seatCount) - 1
  while (!isSingle(throwing)) {
    let highest = 0
    let best = 0
    for (let seat = 0; seat < seatCount; seat++) {
      const die = has(throwing, seat) ? chance.die() : 0
      opening.push(die)
      if (die === highest) best |= bit(seat)
      if (die <= highest) continue
      highest = die
      best = bit(seat)
    }
    throwing = best
  }
  return lowest(throwing)
}

/** A row for each throw: BON-1.4, or BON-A21 where the tied threw again. */
export function logThrows({ opening, boards, firstSeat }: State, log: Event[]): void {
  for (let at = 0; at < opening.length; at += boards.length) {
    const dice = opening.slice(at, at + boards.length)
    log.push({ type: 'threwForFirst', clause: at === 0 ? 'BON-1.4' : 'BON-A21', dice })
  }
  log.push({ type: 'chosenFirst', clause: 'BON-1.4', seat: firstSeat })
}

/** The table before the first roll; the agenda rolls it. */
export function newState(options: Options, seatCount: number, chance: Chance): State {
  const opening: number[] = []
  const firstSeat = throwForFirst(opening, seatCount, chance)
  const boards: Board[] = []
  for (let seat = 0; seat < seatCount; seat++) boards.push(newBoard())
  const state: State = {
    options: kept(cloneOptions(options)),
    round: 1,
    firstSeat,
    active: firstSeat,
    boards,
    taken: 0,
    startShips: perLane<Place>(PORT),
    powers: perLane(false),
    dice: [],
    used: [],
    rerollsLeft: 0,
    changesLeft: 0,
    couldAct: false,
    opening: kept(opening),
    history: [],
    agenda: [],
  }
  todo(state, ITEM.beginTurn)
  return state
}

export const cloneOptions = ({ friendly, vile, party, strictScout }: Options): Options => ({
  friendly,
  vile,
  party,
  strictScout,
})

export const cloneMate = ({ duty, island, owner, token }: Mate): Mate => ({ duty, island, owner, token })

const cloneBoard = (board: Board): Board => ({
  ships: board.ships.slice(),
  treasures: board.treasures.slice(),
  mate: cloneMate(board.mate),
})

export function clone(state: State): State {
  return {
    options: state.options,
    round: state.round,
    firstSeat: state.firstSeat,
    active: state.active,
    boards: state.boards.map(cloneBoard),
    taken: state.taken,
    startShips: state.startShips.slice(),
    powers: state.powers.slice(),
    dice: state.dice.slice(),
    used: state.used.slice(),
    rerollsLeft: state.rerollsLeft,
    changesLeft: state.changesLeft,
    couldAct: state.couldAct,
    opening: state.opening,
    history: state.history.slice(),
    agenda: state.agenda.map((item) => ITEM[item.kind]),
  }
}

export const activeSeat = (state: State): Seat => state.active
export const activeBoard = (state: State): Board => state.boards[state.active]!
export const isSolo = (state: State): boolean => state.boards.length === 1
/** Nothing left to do: the game is over. */
export const isOver = (state: State): boolean => state.agenda.length === 0
