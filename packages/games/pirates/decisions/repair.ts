// Repairing, slot by slot (PIR-D4): any slots in port, two at sea, each once. It costs nothing: PIR-8.6.
import type { Refusal, Seat } from '@flibuste/kernel'
import { PORT } from '../chart.ts'
import { MOST_OF_A_KIND, SEA_REPAIRS, SLOTS, type Figure } from '../data.ts'
import type { Event } from '../events.ts'
import { countOf, supplyOf } from '../figures.ts'
import { DONE, PUTS, type Move, type Put } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, holdOf, type PiratesQuestion, type State } from '../state.ts'

function touchedCount(touched: number): number {
  let count = 0
  for (let rest = touched; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Slots that may still be changed: in port all that treasure does not take, PIR-8.1, PIR-8.5; two in all at sea, PIR-8.2. */
export function slotsLeft(state: State, seat: Seat, touched: number): number {
  const { space, aboard } = state.ships[seat]!
  const most = space !== PORT ? SEA_REPAIRS : aboard > 0 ? SLOTS - 1 : SLOTS
  return most - touchedCount(touched)
}

/** Five of a kind at most, PIR-8.3, and in strict supply no more than there are, PIR-A4. */
function refuseFigure(state: State, seat: Seat, figure: Figure): Refusal | null {
  if (countOf(state.ships[seat]!.slots, figure) >= MOST_OF_A_KIND) return REFUSE.tooManyAlike
  return state.options.supply === 'strict' && supplyOf(state, figure) <= 0 ? REFUSE.supplyEmpty : null
}

/** A change is another figure, or none: PIR-8.4, PIR-A15. */
export function refusePut(state: State, seat: Seat, touched: number, { slot, figure }: Put): Refusal | null {
  const { slots, aboard } = state.ships[seat]!
  const at = slot - 1
  if (at === holdOf(state) && aboard > 0) return REFUSE.treasureThere // PIR-8.5
  if ((touched >> at) & 1) return REFUSE.slotDone
  if (slotsLeft(state, seat, touched) <= 0) return REFUSE.twoSlots
  if (slots[at] === figure) return REFUSE.noChange
  return figure === null ? null : refuseFigure(state, seat, figure)
}

/** In place of a slot. */
const NONE = -1

/** What `refusePut` allows; what holds for all slots is looked at once. */
export function offerPuts(state: State, seat: Seat, touched: number, moves: Move[]): void {
  if (slotsLeft(state, seat, touched) <= 0) return
  const { slots, aboard } = state.ships[seat]!
  const hold = aboard > 0 ? holdOf(state) : NONE
  const cannon = refuseFigure(state, seat, 'cannon') === null
  const pirate = refuseFigure(state, seat, 'pirate') === null
  for (let at = 0; at < SLOTS; at++) {
    if (at === hold || (touched >> at) & 1) continue
    const now = slots[at]
    if (cannon && now !== 'cannon') moves.push(PUTS.cannon[at]!)
    if (pirate && now !== 'pirate') moves.push(PUTS.pirate[at]!)
    if (now !== null) moves.push(PUTS.nothing[at]!)
  }
}

/** Changes a slot and asks for the next one. */
export function put(state: State, seat: Seat, touched: number, { slot, figure }: Put, log: Event[] | null): void {
  const { slots, space } = state.ships[seat]!
  const inPort = space === PORT
  log?.push({
    type: 'repaired',
    clause: inPort ? 'PIR-8.1' : 'PIR-8.2',
    seat,
    slot,
    was: slots[slot - 1]!,
    figure,
    inPort,
  })
  slots[slot - 1] = figure
  state.agenda.push({ kind: 'repair', touched: touched | (1 << (slot - 1)) })
}

export const repair: PiratesQuestion<'repair'> = {
  takes: ['put', 'done', 'sail', 'attackLair', 'attackShip'],
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, { touched }, seat, moves) {
    offerPuts(state, seat, touched, moves)
    moves.push(DONE)
  },

  refuse(state, { touched }, seat, move) {
    if (move.kind === 'done') return null
    return move.kind === 'put' ? refusePut(state, seat, touched, move) : REFUSE.noThirdAction // PIR-2.2
  },

  answer(state, { touched }, seat, move, _chance, log) {
    if (move.kind === 'put') put(state, seat, touched, move, log)
  },
}
