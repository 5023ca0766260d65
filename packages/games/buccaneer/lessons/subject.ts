// What the lessons of Buccaneer are made of, and the tables they begin with, in the notation of the rules. Types and positions, no words.
import { repeat, Scripted } from '@flibuste/kernel'
import type { Lesson } from '../../lesson.ts'
import type { Clause } from '../clauses.ts'
import { SHIPS } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { disc, layCrew, layMoney } from '../notation.ts'
import { ITEM, newState, type Options, type State } from '../state.ts'
import type { View } from '../view.ts'

export interface Buccaneer {
  readonly state: State
  readonly options: Options
  readonly move: Move
  readonly event: Event
  readonly view: View
  readonly clause: Clause
  readonly topic: 'crew' | 'disc' | 'ship' | 'hold' | 'question' | 'deck' | 'purse' | 'kind' | 'held' | 'captain'
}

export type BuccaneerLesson = Lesson<Buccaneer>

/** Covered men can be read, so that wages can be learnt; a match hides them. */
export const OPEN: Options = { firstSeat: 'seat1', covered: 'open', edition: null }
export const STRICT: Options = { ...OPEN, covered: 'strict' }

/** Against Perrine (B) and Mira (C). */
interface Layout {
  /** Top to bottom; everybody else stands alone. */
  readonly crews: readonly string[]
  /** Ships in sight, by their place in the edition. */
  readonly ships: readonly number[]
  /** Ships that have left, in order, and who took each. */
  readonly gone?: readonly (readonly [ship: number, taker: number])[]
  /** The crew that took the last of them, bottom to top. */
  readonly lastCrew?: string
  readonly ducats?: readonly number[]
  readonly treasures?: readonly (readonly number[])[]
  /** Purses after each ship that left. */
  readonly history?: readonly number[]
  readonly turn: number
  /** Whose turn begins with the question of a mutiny; else the learner acts. */
  readonly mutinyAgainst?: 1
}

const ANY_THREE = [0, 0, 0]

export function layOut(layout: Layout): { readonly seats: 3; readonly state: State } {
  const { crews, ships, gone = [], lastCrew = '', history = [], turn, mutinyAgainst } = layout
  const state = newState(OPEN, 3, new Scripted(ANY_THREE))
  for (const crew of crews) layCrew(state, crew)
  layMoney(state, layout)
  const left = gone.map(([ship]) => ship)
  state.faceUp = ships.slice()
  state.deck = repeat(SHIPS, 1).map((one, ship) => (ships.includes(ship) || left.includes(ship) ? 0 : one))
  state.gone = left
  state.takers = gone.map(([, taker]) => taker)
  state.lastBoarding = { ship: left.at(-1) ?? -1, crew: lastCrew === '' ? [] : lastCrew.split(' ').map(disc) }
  state.history = history.slice()
  state.turn = turn
  state.active = mutinyAgainst ?? 0
  state.agenda = [mutinyAgainst === undefined ? ITEM.act : { kind: 'mutiny', answers: [null, null, null] }]
  return { seats: 3, state }
}

/** The captain of a crew, by his name. */
export const crew = disc
