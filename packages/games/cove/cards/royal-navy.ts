// Royal Navy: sent to an outer island, and commanded by whoever sent it. How it fights: decisions/command.ts.
import type { Refusal } from '@flibuste/kernel'
import { ROYAL_NAVY_CARD } from '../cards.ts'
import { EVENT_WINDOWS, OUTER_ISLANDS, TREASURE_ISLAND, type Place } from '../data.ts'
import { NAVIES, type OfIsland } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { outOfSight, playOut } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** Treasure Island it never found: COV-6.5. */
export function refuseNavyAt(island: Place): Refusal | null {
  if (island < 1) return REFUSE.noSuchIsland
  return island >= TREASURE_ISLAND ? REFUSE.navyOuterOnly : null
}

/** COV-14.8. There is one Royal Navy: a second card moves it, and its command passes, COV-A31. */
export const royalNavy: EventCard<OfIsland<'royalNavy'>> = {
  kind: 'royalNavy',
  card: ROYAL_NAVY_CARD,
  window: EVENT_WINDOWS.royalNavy,
  isPossible: (state) => outOfSight(state, ROYAL_NAVY_CARD) > 0,
  offer(_state, _seat, moves) {
    for (const island of OUTER_ISLANDS) moves.push(NAVIES[island]!)
  },
  refuse: (_state, _seat, { island }) => refuseNavyAt(island),
  play(state, seat, { island }, _chance, log) {
    playOut(state, seat, ROYAL_NAVY_CARD)
    const from = state.navy.place
    state.navy.place = island
    state.navy.seat = seat
    log?.push({ type: 'navySent', clause: 'COV-14.8', seat, island, from })
  },
}
