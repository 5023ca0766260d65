// Event cards as they are played: over the chart while it is told, then only the log tells of them.
import type { Seat } from '@flibuste/kernel'
import {
  ARTISAN,
  BUCCANEERING,
  ESCAPE,
  LETTER_OF_MARQUE,
  LOOKOUT,
  ROYAL_NAVY_CARD,
  SHIPWRIGHT,
  TREASURE_MAP,
  type Card,
} from '../cards.ts'
import type { Event } from '../events.ts'
import { PlayedCard } from './played-card.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const CARD_OF: { readonly [T in Event['type']]?: Card } = {
  buccaneered: BUCCANEERING,
  mapRead: TREASURE_MAP,
  lookoutPosted: LOOKOUT,
  navySent: ROYAL_NAVY_CARD,
  navyTurned: LETTER_OF_MARQUE,
  escaped: ESCAPE,
  shipwrightPlayed: SHIPWRIGHT,
  artisanAttached: ARTISAN,
}

export interface Announced {
  readonly seat: Seat
  readonly card: Card
  /** Tells two alike apart. */
  readonly key: string
}

export function announcedIn(number: number, events: readonly Event[]): Announced[] {
  return events.flatMap((event, nth) => {
    const card = CARD_OF[event.type]
    return card === undefined || !('seat' in event) ? [] : [{ seat: event.seat, card, key: `${number}-${nth}` }]
  })
}

interface Props {
  readonly table: Table
  readonly cards: readonly Announced[]
}

export function AnnouncedCards({ table, cards }: Props) {
  if (cards.length === 0) return null
  return (
    <ul class="announced-cards" aria-label={say().laidCards}>
      {cards.map(({ seat, card, key }) => (
        <PlayedCard key={key} table={table} seat={seat} card={card} from={`[data-ship="${seat}"]`} isFresh />
      ))}
    </ul>
  )
}
