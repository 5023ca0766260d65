// What both languages need to know of a view before they put it into words. No words here.
import { has, type Seat, type TriedMove } from '@flibuste/kernel'
import { ownerOf, valueOf } from './crews.ts'
import type { Value } from './data.ts'
import type { Move } from './moves.ts'
import { OPEN_STEPS, type CrewView, type MutinyView, type ShipView, type View } from './view.ts'
import type { Disc } from './state.ts'

export type Tried = TriedMove<Move, View>

export const crewIn = (view: View, id: Disc): CrewView | undefined => view.crews.find((crew) => crew.id === id)
export const menIn = (view: View, id: Disc): number => crewIn(view, id)?.men ?? 1

export const shipIn = (view: View, id: number): ShipView | undefined =>
  view.ships.find((ship) => ship.id === id) ?? view.gone.find(({ ship }) => ship.id === id)?.ship

/** What a crew is called: whose it is, what its top disc shows, how many men it counts. */
export interface Named {
  readonly seat: Seat
  readonly value: Value
  readonly men: number
}
export const namedIn = (view: View, id: Disc): Named => ({
  seat: ownerOf(id),
  value: valueOf(id),
  men: menIn(view, id),
})

export const stepNumber = (view: View): number =>
  view.step === 'over' ? -1 : Math.min(1, OPEN_STEPS.indexOf(view.step))

/** The crew a move is made with, and the one or the ship it is aimed at; -1 where it has none. */
export const crewOfMove = (move: Move | null): Disc => (move !== null && 'crew' in move ? move.crew : -1)
export const targetOfMove = (move: Move | null): Disc => (move?.kind === 'cover' ? move.target : -1)
export const shipOfMove = (move: Move | null): number => (move?.kind === 'board' ? move.ship : -1)

/** The mutiny the reader may call, if any. */
export const mutinyOf = (view: View, seat: Seat): MutinyView | undefined =>
  view.mutinies.find((mutiny) => mutiny.seat === seat)
/** Those the table still waits for. */
export const undecided = (view: View): Seat[] =>
  view.mutinies.flatMap(({ seat }) => (has(view.answered, seat) ? [] : [seat]))
export const ownMenIn = (view: View, id: Disc, seat: Seat): number =>
  crewIn(view, id)?.discs.filter((disc) => disc.seat === seat).length ?? 0

/** Crews in which a mutiny was called, each once. */
export const crewsCalled = (view: View): Disc[] => [...new Set(view.mutinies.map(({ crew }) => crew))]
