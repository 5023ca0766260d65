// How tests plant a bug in the toy: one line each, everything else stays clean.
import type { AnyEvent, AnyGame, Chance, Seat, Viewer } from '@flibuste/kernel'
import { Breach, conform, type Property, type Table } from '../index.ts'
import { toy } from './index.ts'
import type { Event, Move, State } from './state.ts'

export const TABLE: Table = { options: { rounds: 3 }, seats: 3, games: 40, deepEvery: 1 }

/** A bug, and the property it must be caught by. A fresh game each time: some bugs are memories. */
export interface Bug {
  readonly property: Property
  readonly bug: string
  game(): AnyGame
  readonly table: Table
}

export const planter =
  (bugs: Bug[]) =>
  (property: Property, bug: string, game: () => AnyGame, table: Table = TABLE): void => {
    bugs.push({ property, bug, game, table })
  }

/** The breach a game is caught by; throws when it is not caught. */
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

/** The toy, with something more, or something else, in every view. */
export const seeing = (bug: (state: State, viewer: Viewer) => object): AnyGame => ({
  ...toy,
  view: (state: State, viewer) => ({ ...toy.view(state, viewer), ...bug(state, viewer) }),
})
