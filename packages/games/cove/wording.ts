// What both languages need to know of a view before they put it into words. No words here.
import type { Seat, TriedMove } from '@flibuste/kernel'
import { cardOf, type Card, type Row } from './cards.ts'
import { PHASES, SECTIONS, START_LEVEL, TAVERN_KINDS, TREASURE_ISLAND, TREASURE_ISLAND_COST } from './data.ts'
import type { Item } from './items.ts'
import type { Move } from './moves.ts'
import { costOf, tablesOf } from './tables.ts'
import type { View } from './view.ts'

export { upper } from '@flibuste/kernel'

export type Tried = TriedMove<Move, View>

/** The open question. */
export const openItem = ({ agenda }: View): Item | undefined => agenda[agenda.length - 1]

/** The captain the table waits for, where it waits for one alone; -1 otherwise. */
export function seatAsked(view: View): Seat {
  const item = openItem(view)
  return item !== undefined && 'seat' in item ? item.seat : -1
}

/** Which of the six phases is open; -1 before the first month and after the last. */
export const stepNumber = ({ step, month, phase }: View): number =>
  step === 'over' || month === 0 ? -1 : PHASES.indexOf(phase)

export const valueAt = ({ options }: View, row: Row, level: number): number =>
  tablesOf(options.edition).values[row]![level]!

/** What fitting out to these levels costs. */
export const priceOfFit = ({ options }: View, levels: readonly number[]): number =>
  levels.reduce(
    (sum, level, row) => sum + costOf(tablesOf(options.edition), row, START_LEVEL, Math.max(START_LEVEL, level)),
    0,
  )

/** What the one step to a level costs. */
export const priceOfStep = ({ options }: View, row: Row, level: number): number =>
  costOf(tablesOf(options.edition), row, level - 1, level)

/** What a ring costs from where it is to a level, at the captain's place. */
/** What a section counts before it is raised. */
export const raisedFrom = (view: View, seat: Seat, row: Row): number =>
  valueAt(view, row, view.players[seat]?.sections[row]?.level ?? 1)

export function priceOfRaise({ options, players }: View, seat: Seat, row: Row, level: number): number {
  const player = players[seat]
  if (player === undefined || level <= player.sections[row]!.level) return 0
  const cost = costOf(tablesOf(options.edition), row, player.sections[row]!.level, level)
  return player.place === TREASURE_ISLAND ? cost * TREASURE_ISLAND_COST : cost
}

/** The card a move plays, or null. */
export function cardOfMove(move: Move | null): Card | null {
  const kind = TAVERN_KINDS.find((known) => known === move?.kind)
  return kind === undefined ? null : cardOf(kind)
}

/** Sections and their values, as levels give them. */
export const valuesOf = (view: View, levels: readonly number[]): number[] =>
  SECTIONS.map((_, row) => valueAt(view, row, levels[row]!))
