// Treasure Map: a die marks an outer island, where its owner finds twice the chests.
import { kept } from '@flibuste/kernel'
import { TREASURE_MAP } from '../cards.ts'
import { EVENT_WINDOWS, OUTER_ISLANDS } from '../data.ts'
import { MAP } from '../moves.ts'
import { layDown, outOfSight } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** COV-14.10. The mark is no chest, and for its owner alone: COV-A20. */
export const treasureMap: EventCard = {
  kind: 'treasureMap',
  card: TREASURE_MAP,
  window: EVENT_WINDOWS.treasureMap,
  isPossible: (state) => outOfSight(state, TREASURE_MAP) > state.marks.length,
  offer: (_state, _seat, moves) => void moves.push(MAP),
  refuse: () => null,
  play(state, seat, _move, chance, log) {
    layDown(state, seat, TREASURE_MAP)
    const dice = [chance.die()]
    while (dice[dice.length - 1]! > OUTER_ISLANDS.length) dice.push(chance.die())
    const island = OUTER_ISLANDS[dice[dice.length - 1]! - 1]!
    state.marks.push(kept({ seat, island }))
    log?.push({ type: 'mapRead', clause: 'COV-14.10', seat, dice, island })
  },
}
