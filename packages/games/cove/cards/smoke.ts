// Smoke: only a six hits this captain's ship.
import { SMOKE } from '../cards.ts'
import { PLAY_SMOKE } from '../moves.ts'
import { plainCard, type BoardingCard } from './boarding-card.ts'

/** COV-15.5. */
export const smoke: BoardingCard = {
  ...plainCard({ kind: 'smoke', card: SMOKE, clause: 'COV-15.5' }, PLAY_SMOKE),
  smokes: true,
}
