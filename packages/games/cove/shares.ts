// Booty shared under Buccaneering: card by card in the order they were played, each kind of goods for itself.
import type { Seat } from '@flibuste/kernel'
import { changeFame } from './bank.ts'
import type { Clause } from './clauses.ts'
import type { Booty, Event } from './events.ts'
import type { State } from './state.ts'

/** Rounded in favour of the card's owner: COV-14.3. */
const half = (amount: number): number => Math.ceil(amount / 2)

/** What a card's owner gets. */
export interface Part extends Booty {
  readonly seat: Seat
}

/** Chests, gold, Tavern cards and fame, each split: COV-A18; several cards take their share of what is left, COV-A19. The rest is the victim's, last. */
export function partsOf(state: State, victim: Seat, booty: Booty): Part[] {
  let { chests, gold, fame, tavern } = booty
  const parts: Part[] = []
  for (const share of state.shares) {
    if (share.victim !== victim) continue
    const part = { seat: share.by, chests: half(chests), gold: half(gold), fame: half(fame), tavern: half(tavern) }
    parts.push(part)
    chests -= part.chests
    gold -= part.gold
    fame -= part.fame
    tavern -= part.tavern
  }
  parts.push({ seat: victim, chests, gold, fame, tavern })
  return parts
}

/** What lies with the one who won it goes to the others; fame is marked for all. */
export function handOut(
  state: State,
  from: Seat,
  parts: readonly Part[],
  clauses: { readonly own: Clause; readonly shared: Clause },
  log: Event[] | null,
): void {
  for (const { seat, chests, gold, fame, tavern } of parts) {
    if (seat !== from) {
      state.chests[from]! -= chests
      state.chests[seat]! += chests
      state.gold[from]! -= gold
      state.gold[seat]! += gold
      log?.push({ type: 'shared', clause: clauses.shared, seat, from, chests, gold, fame, tavern })
    }
    changeFame(state, seat, fame, seat === from ? clauses.own : clauses.shared, log)
  }
}
