// Which cards were used this turn, remembered from what happened: the view tells how many, and no more is needed to
// play.
import { useRef } from 'preact/hooks'
import type { Card } from '../cards.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import type { StortebekerScene } from './touch.ts'
import { usedOf } from './patterns.ts'

/** Null: somebody else's pirate, face down. Undefined: not seen by this page. */
export type UsedCard = Card | null | undefined

export interface UsedCards {
  readonly turn: number
  readonly cards: readonly UsedCard[]
}

export const NOTHING_USED: UsedCards = { turn: 0, cards: [] }

const usedIn = (events: readonly Event[]): UsedCard[] =>
  events.flatMap((event) => (event.type === 'placed' || event.type === 'discarded' ? [event.card] : []))

/**
 * What is known after these events led to this view: a card taken back is forgotten, a card that was missed stays
 * unknown.
 */
export function follow(kept: UsedCards, { turn, cards }: View, events: readonly Event[]): UsedCards {
  const count = usedOf(cards).length
  const before = kept.turn === turn ? kept.cards : []
  const grown = before.length < count ? [...before, ...usedIn(events)] : before
  return { turn, cards: Array.from({ length: count }, (_, at) => grown[at]) }
}

export function useUsedCards({ view, happened }: StortebekerScene): readonly UsedCard[] {
  const kept = useRef({ number: -1, view, used: NOTHING_USED })
  if (kept.current.number !== happened.number || kept.current.view !== view) {
    const isNew = kept.current.number !== happened.number
    kept.current = {
      number: happened.number,
      view,
      used: follow(kept.current.used, view, isNew ? happened.events : []),
    }
  }
  return kept.current.used.cards
}
