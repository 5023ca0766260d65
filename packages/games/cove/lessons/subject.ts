// What the lessons of Pirate's Cove are made of, and the tables they begin with. Types and positions, no words.
import { Scripted } from '@flibuste/kernel'
import type { Lesson } from '../../lesson.ts'
import { agenda } from '../agenda.ts'
import type { Clause } from '../clauses.ts'
import type { Event } from '../events.ts'
import { layOut as layTable, type Layout } from '../layout.ts'
import type { Move } from '../moves.ts'
import type { Options, State } from '../state.ts'
import type { View } from '../view.ts'

export interface Cove {
  readonly state: State
  readonly options: Options
  readonly move: Move
  readonly event: Event
  readonly view: View
  readonly clause: Clause
  readonly topic:
    | 'place'
    | 'hunter'
    | 'ship'
    | 'fame'
    | 'calendar'
    | 'row'
    | 'purse'
    | 'mix'
    | 'wheel'
    | 'card'
    | 'ledger'
    | 'order'
    | 'dice'
    | 'volley'
    | 'captain'
    | 'steps'
}

export type CoveLesson = Lesson<Cove>

/** Shots at every other row of the same ship. */
export const besides = (at: number, row: number) =>
  [0, 1, 2, 3].filter((section) => section !== row).map((section) => ({ kind: 'fire', at, section }) as const)

/** Four captains, brought to the first question; what led there, the beginning of a battle, is the opening. No luck is needed for it. */
export function layOut(layout: Layout): {
  readonly seats: 4
  readonly state: State
  readonly opening: readonly Event[]
} {
  const opening: Event[] = []
  const state = layTable(layout, opening)
  agenda.run(state, new Scripted([]), opening)
  return { seats: 4, state, opening }
}
