// Island effects: place by place, the fastest first (COV-10.1, COV-10.15). Repairs and income in the Cove; the rest is in visit.ts.
import { kept, seatsOf, todo, type Seat } from '@flibuste/kernel'
import { payGold, takeGold } from '../bank.ts'
import { NO_PARROT, type Row } from '../cards.ts'
import { COVE, COVE_CARDS, COVE_GOLD, OFF, REPAIR_PRICE, START_LEVEL, TAVERN } from '../data.ts'
import type { Event } from '../events.ts'
import { ITEM, type ItemOf } from '../items.ts'
import { INCOMES, MOVE_KINDS } from '../moves.ts'
import { orderBySpeed, type Racing } from '../order.ts'
import { NOT_NOW } from '../refusals.ts'
import { sailingSpeed } from '../ships.ts'
import { seatsAt, type CoveQuestion, type CoveStep, type State } from '../state.ts'
import { cardsLeft } from '../tavern.ts'

/** Whoever survived is victorious or in the Cove by now: COV-10.13, COV-12.11. */
function healParrots(state: State, log: Event[] | null): void {
  for (let seat = 0; seat < state.wounds.length; seat++) {
    const parrot = state.parrots[seat]!
    if (state.wounds[seat] === 0 || parrot === NO_PARROT) continue
    state.wounds[seat] = 0
    log?.push({ type: 'parrotHealed', clause: 'COV-10.13', seat, parrot })
  }
}

const sailing = (state: State, seats: readonly Seat[]): Racing => ({
  parties: seats,
  speeds: seats.map((seat) => sailingSpeed(state, seat)),
})

export const effects: CoveStep<'effects'> = {
  run(state, { place: from }, chance, log) {
    state.phase = 'effects'
    if (from === TAVERN) healParrots(state, log)
    for (let place = from; place <= COVE; place++) {
      const seats = seatsAt(state, place)
      if (seats === 0) continue
      const order = orderBySpeed(sailing(state, seatsOf(seats)), chance, log) // COV-3.3
      const lands = order.map((seat): ItemOf<'land'> => kept({ kind: 'land', seat }))
      todo(state, ...lands, kept({ kind: 'effects', place: place + 1 }))
      return
    }
    state.agenda.push(ITEM.blackShips)
  },
}

/**
 * All destroyed sections together, back to the start: COV-10.7, COV-10.8. Before any income: COV-A23. Who cannot pay repairs all the
 * same, pays nothing and gets nothing: COV-10.9, COV-A22. Other damage stays: COV-2.7. Tells whether there is an income.
 */
function repair(state: State, seat: Seat, log: Event[] | null): boolean {
  const levels = state.levels[seat]!
  const sections: Row[] = []
  for (let row = 0; row < levels.length; row++) if (levels[row] === OFF) sections.push(row)
  if (sections.length === 0) return true
  const price = sections.length * REPAIR_PRICE
  const paid = price <= state.gold[seat]! ? price : 0
  payGold(state, seat, paid)
  for (const row of sections) levels[row] = START_LEVEL
  log?.push({ type: 'repaired', clause: 'COV-10.7', seat, sections, paid })
  if (paid === 0) log?.push({ type: 'incomeForgone', clause: 'COV-10.9', seat })
  return paid > 0
}

export const land: CoveStep<'land'> = {
  run(state, { seat }, _chance, log) {
    state.agenda.push(kept({ kind: 'ashore', seat, bought: 0, raised: false, buried: false }))
    if (state.places[seat] === COVE && repair(state, seat, log)) state.agenda.push(kept({ kind: 'income', seat }))
  },
}

/** Two cards, or one and some gold: COV-10.6, COV-D10. */
export const income: CoveQuestion<'income'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: (_state, { seat }) => seat,
  list: () => INCOMES,
  refuse: (_state, _item, _seat, move) => (move.kind === 'income' ? null : NOT_NOW[move.kind]),

  answer(state, { seat }, _seat, move, _chance, log) {
    if (move.kind !== 'income') return
    const gold = takeGold(state, seat, COVE_GOLD[move.take])
    const count = COVE_CARDS[move.take]
    const cards = Math.min(count, cardsLeft(state)) // COV-A40
    log?.push({ type: 'incomeTaken', clause: 'COV-10.6', seat, cards, gold })
    state.agenda.push(kept({ kind: 'draw', seat, count }))
  },
}
