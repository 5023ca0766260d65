// Treasure comes aboard where a figure stands: it has to make way. The choice, where there is one, is in decisions/stow.ts.
import type { Seat } from '@flibuste/kernel'
import type { Figure } from './data.ts'
import type { Event } from './events.ts'
import type { Slot } from './moves.ts'
import { holdOf, type State } from './state.ts'

/** Places of empty slots, save the one that treasure takes. */
export const freeSlots = (slots: readonly Slot[], hold: number): number[] =>
  slots.flatMap((slot, at) => (slot === null && at !== hold ? [at] : []))

/** Puts the figure down at a place; whoever stood there goes back to the supply: PIR-7.7, PIR-7.8. */
export function putAway(state: State, seat: Seat, figure: Figure, at: number, log: Event[] | null): void {
  const { slots } = state.ships[seat]!
  const hold = holdOf(state)
  const dropped = at === hold ? figure : slots[at]!
  if (dropped !== null) log?.push({ type: 'figureDropped', clause: 'PIR-7.8', seat, figure: dropped, slot: at + 1 })
  if (at === hold) return
  slots[at] = figure
  log?.push({ type: 'figureMoved', clause: 'PIR-7.7', seat, figure, from: hold + 1, to: at + 1 })
}

/** The slot is lost to treasure, PIR-7.6: who stands there is taken up, and his captain asked at once where he goes, PIR-A16. */
export function makeRoom(state: State, seat: Seat, log: Event[] | null): void {
  const { slots } = state.ships[seat]!
  const hold = holdOf(state)
  const figure = slots[hold]!
  if (figure === null) return
  slots[hold] = null
  const free = freeSlots(slots, hold)
  if (free.length === 1) putAway(state, seat, figure, free[0]!, log)
  else state.agenda.push({ kind: 'stow', seat, figure })
}
