// Grapple: every captain's ship rolls as many dice as its crew, whatever its cannons. Two parrots prevail: ships.ts.
import { GRAPPLE } from '../cards.ts'
import { PLAY_GRAPPLE } from '../moves.ts'
import { plainCard, type BoardingCard } from './boarding-card.ts'

/** COV-15.3. Ships without a captain keep their figures: COV-18.3. */
export const grapple: BoardingCard = {
  ...plainCard({ kind: 'grapple', card: GRAPPLE, clause: 'COV-15.3' }, PLAY_GRAPPLE),
  grapples: true,
}
