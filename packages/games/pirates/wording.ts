// What both languages need to know of a view before they put it into words. No words here.
import { has, type Outcome as AnyOutcome, type Phrase, type Seat, type TriedMove } from '@flibuste/kernel'
import { chartOf, PORT, type Lair, type Space } from './chart.ts'
import { EDITION, type Figure, type Place } from './data.ts'
import { frozenEdition } from './edition.ts'
import type { Move, Slot } from './moves.ts'
import type { Ending } from './score.ts'
import type { ShipView, View } from './view.ts'

export type Tried = TriedMove<Move, View>

/** Dice side by side, with room between for those who hear them. */
export const inRow = (dice: readonly number[]): Phrase =>
  dice.flatMap((die, at) => (at === 0 ? [{ die }] : [' ', { die }]))

export const islandIn = (view: View, lair: Lair): string => view.lairs[lair]?.island ?? ''

const editionIn = (view: View) => (view.options.edition === null ? EDITION : frozenEdition(view.options.edition))

/** Lairs still standing beside a water. */
export const islandsOff = (view: View, space: Space): string[] =>
  (chartOf(editionIn(view)).lairs[space] ?? []).flatMap((lair) =>
    view.lairs[lair]!.face === 'gone' ? [] : [islandIn(view, lair)],
  )

/** The name of a sea space on the board; empty for the port. */
export const waterName = (view: View, space: Space): string =>
  space === PORT ? '' : (editionIn(view).board.sea[space - 1]?.name ?? '')

/** Points of a compass rose, from north and clockwise: as many as tell waters three spaces away from each other. */
export const POINTS = 16

/** Which way one space lies from another, as a point of the rose. */
export function bearingOf(view: View, from: Space, to: Space): number {
  const { port, sea } = editionIn(view).board
  const placeOf = (space: Space): Place => (space === PORT ? port : (sea[space - 1] ?? port)).at
  const [[q, r], [toQ, toR]] = [placeOf(from), placeOf(to)]
  const [east, south] = [1.5 * (toQ - q), Math.sqrt(3) * (toR - r + (toQ - q) / 2)]
  return (Math.round((Math.atan2(east, -south) / Math.PI) * (POINTS / 2)) + POINTS) % POINTS
}

/** Waters in reach that way and distance and islands do not tell from this one. Far away there are some. */
export function isMistakable(view: View, from: Space, to: Space): boolean {
  const told = (space: Space): string =>
    [view.reach[space], bearingOf(view, from, space), ...islandsOff(view, space)].join()
  return view.reach.some((steps, space) => steps > 0 && space !== to && space !== PORT && told(space) === told(to))
}

/** Steps by water from a ship to a space. */
export const stepsTo = (view: View, { space }: ShipView, to: Space): number =>
  chartOf(editionIn(view)).steps[space]?.[to] ?? 0

export const shipOf = (view: View, seat: Seat): ShipView => view.ships[seat] ?? view.ships[0]!

/** Slots of a loading or a ship that have such a figure, from 1. */
export const slotsWith = (slots: readonly Slot[], figure: Figure): number[] =>
  slots.flatMap((slot, at) => (slot === figure ? [at + 1] : []))

/** Whether the figure in hand has a free slot to go to. */
export function hasFreeSlot(view: View): boolean {
  const { slots } = shipOf(view, view.stow?.seat ?? view.active)
  return slots.some((slot, at) => slot === null && at !== view.options.treasureSlot - 1)
}

/** 0 and 1 for the two actions; -1 before the first turn and after the last. */
export const stepNumber = (view: View): number => (view.step === 'load' || view.step === 'over' ? -1 : view.action - 1)

export const slotOfMove = (move: Move | null): number => (move !== null && 'slot' in move ? move.slot : 1)
export const spaceOfMove = (move: Move | null): Space => (move?.kind === 'sail' ? move.to : PORT)
export const lairOfMove = (move: Move | null): Lair => (move?.kind === 'attackLair' ? move.lair : -1)
export const shipOfMove = (move: Move | null): Seat => (move?.kind === 'attackShip' ? move.ship : -1)
export const figureOfMove = (move: Move | null): Figure => (move?.kind === 'put' ? (move.figure ?? 'cannon') : 'cannon')

/** Those whose loading the table still waits for. */
export const unloaded = (view: View): Seat[] =>
  view.ships.flatMap((_, seat) => (has(view.asked & ~view.answered, seat) ? [seat] : []))

/** Whom the table waits for. */
export const waitedFor = (view: View): Seat[] =>
  view.step === 'load' ? unloaded(view) : [view.stow?.seat ?? view.active]

/** Why a match ended, as its last view shows. */
export function causeIn({ clause }: Pick<AnyOutcome, 'clause'>, { lairs, calmLeft }: View): Ending {
  if (clause === 'PIR-9.6') return 'target'
  if (lairs.every(({ face }) => face === 'gone')) return 'plundered'
  return calmLeft === 0 ? 'calm' : 'rounds'
}
