// Tavern cards at the Tavern: up to three, one by one, each seen before the next (COV-D7).
import { kept, type Refusal, type Seat } from '@flibuste/kernel'
import { payGold } from '../bank.ts'
import { MOST_BOUGHT, TAVERN, TAVERN_PRICE } from '../data.ts'
import type { Event } from '../events.ts'
import type { Ashore } from '../items.ts'
import { REFUSE } from '../refusals.ts'
import type { State } from '../state.ts'
import { isTavernEmpty } from '../tavern.ts'

/** COV-10.2, COV-A4. */
export function refuseBuying(state: State, { seat, bought }: Ashore): Refusal | null {
  if (state.places[seat] !== TAVERN) return REFUSE.buyTime
  if (bought >= MOST_BOUGHT) return REFUSE.boughtEnough
  if (state.gold[seat]! < TAVERN_PRICE) return REFUSE.tooPoorToBuy
  return isTavernEmpty(state) ? REFUSE.tavernEmpty : null
}

export function buy(state: State, seat: Seat, log: Event[] | null): void {
  payGold(state, seat, TAVERN_PRICE)
  log?.push({ type: 'bought', clause: 'COV-10.2', seat, paid: TAVERN_PRICE })
  state.agenda.push(kept({ kind: 'draw', seat, count: 1 }))
}
