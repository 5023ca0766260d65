// All event cards, and those of each window: COV-14.11. One played is discarded when its effect is over: COV-14.12.
import type { Window } from '../data.ts'
import type { Move } from '../moves.ts'
import { buccaneering } from './buccaneering.ts'
import { escape } from './escape.ts'
import type { EventCard } from './event-card.ts'
import { letterOfMarque } from './letter-of-marque.ts'
import { lookout } from './lookout.ts'
import { royalNavy } from './royal-navy.ts'
import { shipwright } from './shipwright.ts'
import { treasureMap } from './treasure-map.ts'

const EVENTS: readonly EventCard[] = [buccaneering, treasureMap, lookout, royalNavy, letterOfMarque, escape, shipwright]

const inWindow = (window: Window): readonly EventCard[] => EVENTS.filter((event) => event.window === window)

/** COV-4.3, COV-5.1, COV-5.6, COV-10.12. */
export const WINDOW_CARDS: { readonly [W in Window]: readonly EventCard[] } = {
  treasureEnd: inWindow('treasureEnd'),
  navigationStart: inWindow('navigationStart'),
  navigationEnd: inWindow('navigationEnd'),
  effects: inWindow('effects'),
}

export const eventCardOf = (move: Move): EventCard | undefined => EVENTS.find(({ kind }) => kind === move.kind)
