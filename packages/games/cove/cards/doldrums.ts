// Doldrums: no further card of any kind in this battle. What was played before stays in force.
import { DOLDRUMS } from '../cards.ts'
import { PLAY_DOLDRUMS } from '../moves.ts'
import { plainCard, type BoardingCard } from './boarding-card.ts'

/** COV-15.1. */
export const doldrums: BoardingCard = {
  ...plainCard({ kind: 'doldrums', card: DOLDRUMS, clause: 'COV-15.1' }, PLAY_DOLDRUMS),
  silences: true,
}
