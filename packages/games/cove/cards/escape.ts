// Escape: away to an outer island where nobody is, or to Treasure Island; Buccaneering cards on its owner come to nothing.
import { BUCCANEERING, ESCAPE } from '../cards.ts'
import { EVENT_WINDOWS, TREASURE_ISLAND, WHEEL, type Place } from '../data.ts'
import { ESCAPES, type OfIsland } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { seatsAt, type State } from '../state.ts'
import { discard, outOfSight, playOut } from '../tavern.ts'
import type { EventCard } from './event-card.ts'

/** A ship of any kind: COV-A21. */
const isOccupied = (state: State, island: Place): boolean =>
  seatsAt(state, island) !== 0 || state.navy.place === island || state.blackShips.some(({ place }) => place === island)

/** Tells how many cards came to nothing: COV-14.2. */
function freeFromShares(state: State, victim: number): number {
  const left = state.shares.filter((share) => share.victim !== victim)
  const freed = state.shares.length - left.length
  for (let at = 0; at < freed; at++) discard(state, BUCCANEERING)
  state.shares = left
  return freed
}

/** COV-14.1. */
export const escape: EventCard<OfIsland<'escape'>> = {
  kind: 'escape',
  card: ESCAPE,
  window: EVENT_WINDOWS.escape,
  isPossible: (state) => outOfSight(state, ESCAPE) > 0,
  offer(_state, _seat, moves) {
    for (const island of WHEEL) moves.push(ESCAPES[island]!)
  },
  refuse(state, _seat, { island }) {
    if (island < 1) return REFUSE.noSuchIsland
    return island !== TREASURE_ISLAND && isOccupied(state, island) ? REFUSE.occupied : null
  },
  play(state, seat, { island }, _chance, log) {
    playOut(state, seat, ESCAPE)
    const from = state.places[seat]!
    const freed = freeFromShares(state, seat)
    state.places[seat] = island
    log?.push({ type: 'escaped', clause: 'COV-14.1', seat, island, from, freed })
  },
}
