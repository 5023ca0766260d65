// How tests plant a bug in the toy: one line each, everything else stays clean.
import {
  playByLists,
  type AnyEvent,
  type AnyGame,
  type Asked,
  type Chance,
  type Seat,
  type Viewer,
} from '@flibuste/kernel'
import { Breach, conform, type Property, type Table } from '../index.ts'
import { toy } from './index.ts'
import type { Event, Move, Options, State } from './state.ts'

export const TABLE: Table = { options: { rounds: 3 }, seats: 3, games: 40, deepEvery: 1 }

/** Random play follows from the other parts, so a bug planted in those must show in it too, unless random play is the bug. */
const consistent = (game: AnyGame): AnyGame =>
  game.pick !== toy.pick || game.playOut !== toy.playOut ? game : { ...game, ...playByLists(game) }

/** A bug, and the property that must catch it. Each time the game is made afresh, because some bugs remember things. */
export interface Bug {
  readonly property: Property
  readonly bug: string
  game(): AnyGame
  readonly table: Table
}

export const planter =
  (bugs: Bug[]) =>
  (property: Property, bug: string, game: () => AnyGame, table: Table = TABLE): void => {
    bugs.push({ property, bug, game: () => consistent(game()), table })
  }

/** The breach by which a game is caught. Throws if it is not caught. */
export function caught(game: AnyGame, table: Table = TABLE): Breach {
  try {
    conform(game, table)
  } catch (error) {
    if (error instanceof Breach) return error
    throw error
  }
  throw new Error('nothing was caught')
}

export interface Played {
  readonly state: State
  readonly seat: Seat
  readonly move: Move
  readonly chance: Chance
  readonly log: AnyEvent[] | null
  /** Whether the move was a sealed answer, and whether others are still missing. */
  readonly sealed: boolean
  readonly missing: boolean
}

const isSealed = (state: State): boolean => 'answers' in (state.agenda.at(-1) ?? {})

/** The toy, with something more done after every move. */
export const after = (bug: (played: Played) => void): AnyGame => ({
  ...toy,
  apply(state: State, seat: Seat, move: Move, chance: Chance, log: Event[] | null) {
    const [sealed, awaited] = [isSealed(state), toy.awaiting(state)]
    toy.apply(state, seat, move, chance, log)
    bug({ state, seat, move, chance, log, sealed, missing: sealed && (awaited & (awaited - 1)) !== 0 })
  },
})

export type Opened = Pick<Played, 'state' | 'chance' | 'log'>

/** The toy, with something more done after it was set up. */
export const opened = (bug: (opened: Opened) => void): AnyGame => ({
  ...toy,
  setup(options: Options, seats, chance, log: Event[] | null = null) {
    const state = toy.setup(options, seats, chance, log)
    bug({ state, chance, log })
    return state
  },
})

/** The toy, with something more, or something else, in every view. */
export function seeing(bug: (state: State, viewer: Viewer) => object): AnyGame {
  const view = (state: State, viewer: Viewer) => ({ ...toy.view(state, viewer), ...bug(state, viewer) })
  const asked = (state: State, viewer: Viewer): Asked => {
    const { asked: seats, answered, pace } = view(state, viewer)
    return { asked: seats, answered, pace }
  }
  return { ...toy, view, asked }
}

/** The toy, with events shown otherwise to those who see them. */
export const showing = (bug: (event: Event) => AnyEvent): AnyGame => ({
  ...toy,
  show(event: Event, viewer) {
    const shown = toy.show(event, viewer)
    return shown === null ? null : bug(shown)
  },
})
