// Fair Wind: faster for the whole battle; two of them add up.
import { FAIR_WIND } from '../cards.ts'
import { FAIR_WIND_SPEED } from '../data.ts'
import { PLAY_FAIR_WIND } from '../moves.ts'
import { plainCard, type BoardingCard } from './boarding-card.ts'

/** COV-15.2. */
export const fairWind: BoardingCard = {
  ...plainCard({ kind: 'fairWind', card: FAIR_WIND, clause: 'COV-15.2' }, PLAY_FAIR_WIND),
  speed: () => FAIR_WIND_SPEED,
}
