// Lookout: courses are chosen openly, one after the other, from a captain its owner names.
import { LOOKOUT } from '../cards.ts'
import { EVENT_WINDOWS } from '../data.ts'
import { LOOKOUTS, type Lookout } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { seatCount } from '../state.ts'
import { outOfSight, playOut } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** COV-14.5. Anybody may be named, its owner too: COV-A45. */
export const lookout: EventCard<Lookout> = {
  kind: 'lookout',
  card: LOOKOUT,
  window: EVENT_WINDOWS.lookout,
  isPossible: (state) => outOfSight(state, LOOKOUT) > 0,
  offer(state, _seat, moves) {
    for (let first = 0; first < seatCount(state); first++) moves.push(LOOKOUTS[first]!)
  },
  refuse: (state, _seat, { first }) => (first < seatCount(state) ? null : REFUSE.noSuchCaptain),
  play(state, seat, { first }, _chance, log) {
    playOut(state, seat, LOOKOUT)
    state.lookout = first
    log?.push({ type: 'lookoutPosted', clause: 'COV-14.5', seat, first })
  },
}
