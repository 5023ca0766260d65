// What a careful listener still knows of covered discs: each was seen before it was covered (BUC-I3). For bots that
// are given the events their seat has heard; no view is made here, and nobody is told anything he has not seen.
import { discOf, ownerOf, valueOf } from './crews.ts'
import type { Covered, CrewHome, Event } from './events.ts'
import type { Disc } from './state.ts'
import type { CrewView, DiscView, View } from './view.ts'

/** By crew: its men, bottom to top, as far as they are known. */
type Memory = Map<Disc, readonly (Disc | null)[]>

/**
 * What is remembered of a crew, from the bottom to the top. Where memory and table disagree, only the top disc is known, because everybody
 * can read it.
 */
function partOf(memory: Memory, crew: Disc, men: number): readonly (Disc | null)[] {
  const known = memory.get(crew)
  if (known?.length === men) return known
  return Array.from({ length: men }, (_, place) => (place === men - 1 ? crew : null))
}

function rememberCover(memory: Memory, { crew, target, crewMen, targetMen }: Covered): void {
  memory.set(crew, [...partOf(memory, target, targetMen), ...partOf(memory, crew, crewMen)])
  memory.delete(target)
}

/** Men who are on their own again can be read, so nothing of them is remembered. */
function forgetCrew(memory: Memory, { discs }: CrewHome): void {
  for (const disc of discs) memory.delete(disc)
}

function remember(heard: readonly Event[]): Memory {
  const memory: Memory = new Map()
  for (const event of heard) {
    if (event.type === 'covered') rememberCover(memory, event)
    else if (event.type === 'crewHome') forgetCrew(memory, event)
  }
  return memory
}

/** The value of a covered disc, if the disc remembered there has its colour and is not known to lie elsewhere. */
function recallDisc(seen: DiscView, disc: Disc | null, placed: Set<Disc>): DiscView {
  if (seen.value !== null || disc === null || ownerOf(disc) !== seen.seat || placed.has(disc)) return seen
  placed.add(disc)
  return { seat: seen.seat, value: valueOf(disc) }
}

/** The view, with the covered values its viewer can remember from what was heard, moves taken back included. */
export function recall(view: View, heard: readonly Event[]): View {
  const memory = remember(heard)
  const placed = new Set(
    view.crews.flatMap(({ discs }) =>
      discs.flatMap(({ seat, value }) => (value === null ? [] : [discOf(seat, value)])),
    ),
  )
  const recallCrew = (crew: CrewView): CrewView => {
    const men = partOf(memory, crew.id, crew.men)
    return { ...crew, discs: crew.discs.map((disc, place) => recallDisc(disc, men[place]!, placed)) }
  }
  return { ...view, crews: view.crews.map(recallCrew) }
}
