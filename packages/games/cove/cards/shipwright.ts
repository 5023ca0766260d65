// Shipwright: one level of one section for nothing, wherever the captain is.
import { ROWS, SHIPWRIGHT } from '../cards.ts'
import { EVENT_WINDOWS } from '../data.ts'
import { SHIPWRIGHTS, type OfSection } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { isHighest } from '../tables.ts'
import { outOfSight, playOut } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** COV-14.6, COV-10.12. Destroyed sections have been repaired before anybody is asked: COV-A39. */
export const shipwright: EventCard<OfSection<'shipwright'>> = {
  kind: 'shipwright',
  card: SHIPWRIGHT,
  window: EVENT_WINDOWS.shipwright,
  isPossible: (state) => outOfSight(state, SHIPWRIGHT) > 0,
  offer(_state, _seat, moves) {
    for (let row = 0; row < ROWS; row++) moves.push(SHIPWRIGHTS[row]!)
  },
  refuse: (state, seat, { section }) => (isHighest(state.levels[seat]![section]!) ? REFUSE.highest : null),
  play(state, seat, { section }, _chance, log) {
    playOut(state, seat, SHIPWRIGHT)
    const from = state.levels[seat]![section]!
    state.levels[seat]![section] = from + 1
    log?.push({ type: 'shipwrightPlayed', clause: 'COV-14.6', seat, section, from, to: from + 1 })
  },
}
