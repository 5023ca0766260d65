// Letter of Marque: the answer to the Royal Navy, which it sends elsewhere.
import { LETTER_OF_MARQUE } from '../cards.ts'
import { EVENT_WINDOWS, OUTER_ISLANDS } from '../data.ts'
import { LETTERS, type OfIsland } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { NOWHERE } from '../state.ts'
import { outOfSight, playOut } from '../tavern.ts'
import type { EventCard } from './event-card.ts'
import { refuseNavyAt } from './royal-navy.ts'

/** COV-14.7. To another outer island, COV-A30; the command goes with it, COV-A29. */
export const letterOfMarque: EventCard<OfIsland<'letterOfMarque'>> = {
  kind: 'letterOfMarque',
  card: LETTER_OF_MARQUE,
  window: EVENT_WINDOWS.letterOfMarque,
  isPossible: (state) => state.navy.place !== NOWHERE && outOfSight(state, LETTER_OF_MARQUE) > 0,
  offer(_state, _seat, moves) {
    for (const island of OUTER_ISLANDS) moves.push(LETTERS[island]!)
  },
  refuse(state, _seat, { island }) {
    if (state.navy.place === NOWHERE) return REFUSE.noNavy
    return refuseNavyAt(island) ?? (island === state.navy.place ? REFUSE.sameIsland : null)
  },
  play(state, seat, { island }, _chance, log) {
    playOut(state, seat, LETTER_OF_MARQUE)
    const from = state.navy.place
    state.navy.place = island
    state.navy.seat = seat
    log?.push({ type: 'navyTurned', clause: 'COV-14.7', seat, island, from })
  },
}
