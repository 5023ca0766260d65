// What the lessons of Pirates! are made of, and the tables they begin with, in the notation of the rules. Types and positions, no words.
import { Sfc32 } from '@flibuste/kernel'
import type { Lesson } from '../../lesson.ts'
import type { Clause } from '../clauses.ts'
import type { Figure } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { slots } from '../notation.ts'
import { BARE, ITEM, newLair, newState, type LairState, type Options, type State } from '../state.ts'
import type { View } from '../view.ts'

export interface Pirates {
  readonly state: State
  readonly options: Options
  readonly move: Move
  readonly event: Event
  readonly view: View
  readonly clause: Clause
  readonly topic: 'space' | 'slot' | 'bank' | 'counts' | 'lairs' | 'captain' | 'steps'
}

export type PiratesLesson = Lesson<Pirates>

export const PLAIN: Options = { firstSeat: 'seat1', treasureSlot: 6, supply: 'unlimited', rounds: 100, edition: null }

interface LaidShip {
  readonly space: number
  /** Six slots from 1: "CCCPP." has nobody on the last. */
  readonly deck: string
  readonly aboard?: number
  readonly banked?: number
}

/** The learner's turn begins. */
interface Layout {
  readonly turn: number
  readonly ships: readonly LaidShip[]
  /** By lair space, which tile lies there. */
  readonly tiles: readonly number[]
  readonly gone?: readonly number[]
  /** Lairs that were turned: what stands on their slots, and their treasure. */
  readonly open?: { readonly [lair: number]: { readonly deck: string; readonly treasure: number } }
}

function layLair({ gone = [], open = {} }: Layout, tile: number, lair: number): LairState {
  if (gone.includes(lair)) return newLair('gone', tile, BARE, 0)
  const turned = open[lair]
  return turned === undefined
    ? newLair('down', tile, BARE, 0)
    : newLair('up', tile, slots(turned.deck), turned.treasure)
}

export function layOut(layout: Layout): { readonly seats: number; readonly state: State } {
  const { turn, ships, tiles } = layout
  const state = newState(PLAIN, ships.length, new Sfc32(1))
  state.turn = turn
  state.progress = turn - 1
  state.ships = ships.map(({ space, deck, aboard = 0, banked = 0 }) => ({ space, slots: slots(deck), aboard, banked }))
  state.lairs = tiles.map((tile, lair) => layLair(layout, tile, lair))
  state.agenda = [ITEM.endTurn, ITEM.openSecond, ITEM.first]
  return { seats: ships.length, state }
}

/** All six of a loading, in the same notation. */
export const figures = (deck: string): Figure[] => slots(deck).filter((slot) => slot !== null)
