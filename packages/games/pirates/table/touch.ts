// What every part of the board is given, and how its pieces are touched.
import type { Seat } from '@flibuste/kernel'
import { attempt, isAsked, playSound, type BoardProps, type Touchable } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { isWater, lairOfSpace, type Space } from '../chart.ts'
import type { Event } from '../events.ts'
import { PUTS, SAILS, STOWS, type Move } from '../moves.ts'
import { lairParty, shipParty, type Party } from '../state.ts'
import type { View } from '../view.ts'
import { chooseSpace, chooseTarget, pickSlot, turnFigure, type PiratesDraft } from './draft.ts'
import type { FightReport } from './fight-report.ts'
import type { SeaChart } from './geometry.ts'
import { shipsIn, type Targets } from './glow.ts'

export type PiratesBoard = BoardProps<View, Move, Event, PiratesDraft>
export type PiratesScene = PiratesBoard['scene']

export interface Table extends PiratesBoard, Touchable<Move> {
  readonly scene: PiratesScene
  readonly targets: Targets
  readonly sea: SeaChart
  /** What the primary button proposes while nothing is chosen. */
  readonly proposal: Move | null
  /** What the inspector was asked to show; null: nothing in particular. */
  readonly look: Signal<Party | null>
  /** The fight that was shown last. */
  readonly fought: Signal<FightReport | null>
  showAgain(): void
}

export const spacePiece = (space: Space): string => `space-${space}`
export const slotPiece = (slot: number): string => `slot-${slot}`

/** Whose ship is large: mine, or, for somebody who watches, the active captain's. */
export const largeSeat = ({ me, view }: PiratesScene): Seat => (me >= 0 ? me : view.active)

/** Clockwise from the large ship's captain. */
export const otherSeats = (scene: PiratesScene): readonly Seat[] => {
  const count = scene.view.ships.length
  return Array.from({ length: count - 1 }, (_, index) => (largeSeat(scene) + index + 1) % count)
}

/** Whether this page may act on the chart: sail, or attack. */
export const isActing = (table: Table): boolean =>
  isAsked(table) && (table.scene.view.step === 'first' || table.scene.view.step === 'second')

/** What is touched comes before what was weighed. */
function lookAt({ look, draft }: Table, party: Party): void {
  look.value = party
  if (draft.value.weighed !== null) draft.value = { ...draft.value, weighed: null }
}

function touchLair(table: Table, space: Space): void {
  const lair = lairOfSpace(space)
  const target = lairParty(lair)
  lookAt(table, target)
  if (isActing(table) && table.scene.view.lairs[lair]!.face !== 'gone')
    table.draft.value = chooseTarget(table.draft.value, target)
}

/** Whom one sees in a space: others before oneself. */
const seenIn = (table: Table, space: Space): Seat | undefined => {
  const ships = shipsIn(table.scene.view, space)
  return ships.find((seat) => seat !== largeSeat(table.scene)) ?? ships[0]
}

/** The first touch draws the course, the second sails it. */
function touchCourse(table: Table, space: Space): void {
  const { draft, targets } = table
  const move = targets.sails.get(space)
  if (move !== undefined && draft.value.space === space) attempt(table, move, spacePiece(space))
  else if (move !== undefined) draft.value = chooseSpace(draft.value, space)
}

function touchWater(table: Table, space: Space): void {
  const seat = seenIn(table, space)
  if (seat !== undefined) lookAt(table, shipParty(seat))
  if (!isActing(table)) return
  if (table.targets.sails.has(space)) return touchCourse(table, space)
  const isPrey = seat !== undefined && seat !== table.scene.view.active
  if (isPrey) table.draft.value = chooseTarget(table.draft.value, shipParty(seat))
  else if (seat === undefined) attempt(table, SAILS[space]!, spacePiece(space))
}

export function touchSpace(table: Table, space: Space): void {
  playSound('select')
  table.refused.value = null
  if (isWater(space)) touchWater(table, space)
  else touchLair(table, space)
}

/** A captain's plan was touched. */
export function touchShip(table: Table, seat: Seat): void {
  playSound('select')
  const target = shipParty(seat)
  lookAt(table, target)
  if (isActing(table) && seat !== table.scene.view.active) table.draft.value = chooseTarget(table.draft.value, target)
}

/** A slot of one's own ship: turns a figure of the loading, makes room, or opens a repair. */
export function touchSlot(table: Table, slot: number): void {
  const { scene, draft, targets } = table
  const { step } = scene.view
  playSound('select')
  table.refused.value = null
  if (step === 'load') draft.value = turnFigure(draft.value, slot)
  else if (step === 'stow') attempt(table, STOWS[slot - 1]!, slotPiece(slot))
  else if (targets.puts.has(slot)) draft.value = pickSlot(draft.value, slot)
  else attempt(table, PUTS.nothing[slot - 1]!, slotPiece(slot))
}
