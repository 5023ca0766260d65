// Repairs as captains mean them: so many pirates, and cannons on the other slots. For bots; no rule is made here.
import { bySeat, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { PORT } from './chart.ts'
import { SEA_REPAIRS, SLOTS, type Figure } from './data.ts'
import { countOf } from './figures.ts'
import { DONE, PASS, PUTS, type Move, type Put } from './moves.ts'
import { holdOf, type State } from './state.ts'

/** Where nothing speaks for another number. */
export const USUAL_CREW = 3

/** Figures aboard, and what a repair could still do. */
export interface Fitting {
  readonly pirates: number
  readonly cannons: number
  readonly empty: number
  readonly changes: number
}

/** What a repair would begin with in these waters; coming home, treasure goes ashore first. */
export function fittingAt(state: State, seat: Seat, space: number): Fitting {
  const { slots, aboard } = bySeat(state.ships, seat)
  const [pirates, cannons] = [countOf(slots, 'pirate'), countOf(slots, 'cannon')]
  const usable = SLOTS - (aboard > 0 && space !== PORT ? 1 : 0)
  return { pirates, cannons, empty: usable - pirates - cannons, changes: space === PORT ? SLOTS : SEA_REPAIRS }
}

/** What is lacking on an empty slot. */
const lacking = (pirates: number, crew: number): Figure => (pirates < crew ? 'pirate' : 'cannon')

/** How many pirates and cannons a repair that aims at so many pirates comes to. */
export function refitted({ pirates, cannons, empty, changes }: Fitting, crew: number): string {
  for (let left = changes; left > 0; left--) {
    if (empty > 0) {
      empty--
      if (lacking(pirates, crew) === 'pirate') pirates++
      else cannons++
    } else if (pirates < crew && cannons > 1) [pirates, cannons] = [pirates + 1, cannons - 1]
    else if (pirates > crew) [pirates, cannons] = [pirates - 1, cannons + 1]
    else break
  }
  return `${pirates} ${cannons}`
}

const allowed = (state: State, seat: Seat, put: Put | undefined): put is Put =>
  put !== undefined && agenda.check(state, seat, put) === null

/** The first slot with `now` on it that may be changed to `figure`. */
function change(state: State, seat: Seat, now: Figure | null, figure: Figure): Put | null {
  const { slots, aboard } = bySeat(state.ships, seat)
  for (let at = 0; at < SLOTS; at++) {
    if (slots[at] !== now || (at === holdOf(state) && aboard > 0)) continue
    const put = PUTS[figure][at]
    if (allowed(state, seat, put)) return put
  }
  return null
}

/** The next slot of such a repair, or the end of it: empty slots first. */
export function refit(state: State, seat: Seat, crew: number): Move {
  const { slots } = bySeat(state.ships, seat)
  const [pirates, cannons] = [countOf(slots, 'pirate'), countOf(slots, 'cannon')]
  const figure = lacking(pirates, crew)
  const filled =
    change(state, seat, null, figure) ?? change(state, seat, null, figure === 'pirate' ? 'cannon' : 'pirate')
  if (filled !== null) return filled
  const changed =
    pirates < crew && cannons > 1
      ? change(state, seat, 'cannon', 'pirate')
      : pirates > crew
        ? change(state, seat, 'pirate', 'cannon')
        : null
  return changed ?? (agenda.check(state, seat, DONE) === null ? DONE : PASS)
}
