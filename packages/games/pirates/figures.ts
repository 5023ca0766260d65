// Cannons and pirates on slots: how many, how many are left in the supply, and whether they can fight.
import { oncePer } from '@flibuste/kernel'
import { FIGURES_OF_A_KIND, SLOTS, type Figure, type LairTile } from './data.ts'
import type { Slot } from './moves.ts'
import { newLair, tileOf, type Party, type State } from './state.ts'

export function countOf(slots: readonly Slot[], figure: Figure): number {
  let count = 0
  for (let at = 0; at < slots.length; at++) if (slots[at] === figure) count++
  return count
}

function readPrint({ pirates, cannons }: LairTile): readonly Slot[] {
  const slots: Slot[] = Array.from({ length: SLOTS }, () => null)
  for (const slot of pirates) slots[slot - 1] = 'pirate'
  for (const slot of cannons) slots[slot - 1] = 'cannon'
  return Object.freeze(slots)
}

/** By tile: every view asks for it. */
const PRINTS = new WeakMap<LairTile, readonly Slot[]>()

/** Figures as a tile prints them: PIR-5.7. */
export const printedOn = (tile: LairTile): readonly Slot[] => oncePer(PRINTS, tile, readPrint)

export const slotsOf = (state: State, party: Party): readonly Slot[] =>
  party.kind === 'ship' ? state.ships[party.seat]!.slots : state.lairs[party.lair]!.slots

/** The list is the state's from now on. */
export function setSlots(state: State, party: Party, slots: Slot[]): void {
  if (party.kind === 'ship') {
    state.ships[party.seat]!.slots = slots
    return
  }
  const { face, tile, treasure } = state.lairs[party.lair]!
  state.lairs[party.lair] = newLair(face, tile, slots, treasure)
}

/** Cannons no die can name stand on lairs only, and always count: PIR-6.4. */
export const fixedOf = (state: State, party: Party): number =>
  party.kind === 'ship' || state.lairs[party.lair]!.face !== 'up' ? 0 : tileOf(state, party.lair).fixed

export const cannonsOf = (state: State, party: Party): number =>
  countOf(slotsOf(state, party), 'cannon') + fixedOf(state, party)

/** At least one pirate and one cannon: PIR-5.3, PIR-6.5, PIR-7.1. */
export const isReady = (state: State, party: Party): boolean =>
  slotsOf(state, party).includes('pirate') && (slotsOf(state, party).includes('cannon') || fixedOf(state, party) > 0)

/** What is left of a kind, PIR-0.4; below zero where lairs took proxies. PIR-1.2, PIR-A4. */
export function supplyOf(state: State, figure: Figure): number {
  let left = FIGURES_OF_A_KIND
  for (const ship of state.ships) left -= countOf(ship.slots, figure)
  state.lairs.forEach((lair, at) => {
    if (lair.face === 'up') left -= countOf(lair.slots, figure) + (figure === 'cannon' ? tileOf(state, at).fixed : 0)
  })
  return left
}
