// Buccaneering: half of somebody's booty to come. How it is split: shares.ts.
import { kept } from '@flibuste/kernel'
import { BUCCANEERING } from '../cards.ts'
import { EVENT_WINDOWS } from '../data.ts'
import { BUCCANEERINGS, type Buccaneering } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { seatCount } from '../state.ts'
import { layDown, outOfSight } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** COV-14.3. The card lies before its victim until the month is over. */
export const buccaneering: EventCard<Buccaneering> = {
  kind: 'buccaneering',
  card: BUCCANEERING,
  window: EVENT_WINDOWS.buccaneering,
  isPossible: (state) => outOfSight(state, BUCCANEERING) > state.shares.length,
  offer(state, _seat, moves) {
    for (let victim = 0; victim < seatCount(state); victim++) moves.push(BUCCANEERINGS[victim]!)
  },
  refuse(state, seat, { victim }) {
    if (victim >= seatCount(state)) return REFUSE.noSuchCaptain
    return victim === seat ? REFUSE.ownVictim : null
  },
  play(state, seat, { victim }, _chance, log) {
    layDown(state, seat, BUCCANEERING)
    state.shares.push(kept({ by: seat, victim }))
    log?.push({ type: 'buccaneered', clause: 'COV-14.3', seat, victim })
  },
}
