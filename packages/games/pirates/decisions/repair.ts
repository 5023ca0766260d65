// Repairing, slot by slot (PIR-D4): any slots in port, two at sea, each once. It costs nothing: PIR-8.6.
import type { Refusal, Seat } from '@flibuste/kernel'
import { PORT } from '../chart.ts'
import { MOST_OF_A_KIND, SEA_REPAIRS, SLOTS, type Figure } from '../data.ts'
import type { Event } from '../events.ts'
import { countOf, supplyOf } from '../figures.ts'
import { inHand, isTouched, touchedCount, withInHand, withTouched } from '../in-hand.ts'
import { DONE, PUTS, type Move, type Put, type Slot } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, holdOf, type PiratesQuestion, type State } from '../state.ts'

/** Slots that may still be changed: in port all that treasure does not take, PIR-8.1, PIR-8.5; two in all at sea, PIR-8.2. */
export function slotsLeft(state: State, seat: Seat, touched: number): number {
  const { space, aboard } = state.ships[seat]!
  const most = space !== PORT ? SEA_REPAIRS : aboard > 0 ? SLOTS - 1 : SLOTS
  return most - touchedCount(touched)
}

const isStrict = ({ options }: State): boolean => options.supply === 'strict'

/** Five of a kind at most, PIR-8.3, and in strict supply no more than there are, or were taken off in this repair: PIR-A4. */
function refuseFigure(state: State, seat: Seat, touched: number, figure: Figure): Refusal | null {
  if (countOf(state.ships[seat]!.slots, figure) >= MOST_OF_A_KIND) return REFUSE.tooManyAlike
  if (!isStrict(state) || inHand(touched, figure) > 0) return null
  return supplyOf(state, figure) <= 0 ? REFUSE.supplyEmpty : null
}

/** Emptied in this repair, so that its figure can go elsewhere: in strict supply two figures change places like this. PIR-A4. */
const mayRefill = (state: State, now: Slot): boolean => isStrict(state) && now === null

/** Not under treasure, PIR-8.5; each once, PIR-8.4; not more than may be changed. */
function refuseSlot(state: State, seat: Seat, touched: number, at: number): Refusal | null {
  const { slots, aboard } = state.ships[seat]!
  if (at === holdOf(state) && aboard > 0) return REFUSE.treasureThere
  if (isTouched(touched, at)) return mayRefill(state, slots[at]!) ? null : REFUSE.slotDone
  return slotsLeft(state, seat, touched) > 0 ? null : REFUSE.twoSlots
}

/** A change is another figure, or none: PIR-8.4, PIR-A15. */
export function refusePut(state: State, seat: Seat, touched: number, { slot, figure }: Put): Refusal | null {
  const refusal = refuseSlot(state, seat, touched, slot - 1)
  if (refusal !== null) return refusal
  if (state.ships[seat]!.slots[slot - 1] === figure) return REFUSE.noChange
  return figure === null ? null : refuseFigure(state, seat, touched, figure)
}

/** What `refusePut` allows; what holds for all slots is looked at once. */
export function offerPuts(state: State, seat: Seat, touched: number, moves: Move[]): void {
  if (!isStrict(state) && slotsLeft(state, seat, touched) <= 0) return
  const { slots } = state.ships[seat]!
  const cannon = refuseFigure(state, seat, touched, 'cannon') === null
  const pirate = refuseFigure(state, seat, touched, 'pirate') === null
  for (let at = 0; at < SLOTS; at++) {
    if (refuseSlot(state, seat, touched, at) !== null) continue
    const now = slots[at]
    if (cannon && now !== 'cannon') moves.push(PUTS.cannon[at]!)
    if (pirate && now !== 'pirate') moves.push(PUTS.pirate[at]!)
    if (now !== null) moves.push(PUTS.nothing[at]!)
  }
}

/** What is done by now; in strict supply with what was taken off, and less what goes on. */
function doneWith(state: State, touched: number, at: number, was: Slot, figure: Slot): number {
  let done = withTouched(touched, at)
  if (!isStrict(state)) return done
  if (figure !== null && inHand(done, figure) > 0) done = withInHand(done, figure, -1)
  return was === null ? done : withInHand(done, was, 1)
}

/** Changes a slot and asks for the next one. */
export function put(state: State, seat: Seat, touched: number, { slot, figure }: Put, log: Event[] | null): void {
  const { slots, space } = state.ships[seat]!
  const inPort = space === PORT
  const at = slot - 1
  const was = slots[at]!
  log?.push({
    type: 'repaired',
    clause: inPort ? 'PIR-8.1' : 'PIR-8.2',
    seat,
    slot,
    was,
    figure,
    inPort,
  })
  slots[at] = figure
  state.agenda.push({ kind: 'repair', touched: doneWith(state, touched, at, was, figure) })
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
