// Grapeshot: threes and fours hit too, through Smoke; then the shooter's own cannons suffer.
import { CANNONS, GRAPESHOT } from '../cards.ts'
import { GRAPESHOT_HIT_FROM, GRAPESHOT_RECOIL } from '../data.ts'
import { hitSection } from '../hits.ts'
import { PLAY_GRAPESHOT } from '../moves.ts'
import type { VolleyCard } from './volley-card.ts'

/** COV-16.1, COV-16.4. The recoil meets artisan and parrot like any hit: COV-16.3. It may rout the shooter: COV-16.2, COV-A14. */
export const grapeshot: VolleyCard = {
  kind: 'grapeshot',
  card: GRAPESHOT,
  clause: 'COV-16.1',
  move: PLAY_GRAPESHOT,
  hitFrom: GRAPESHOT_HIT_FROM,
  spreads: false,
  blast: 0,
  recoil(state, seat, log) {
    log?.push({ type: 'recoiled', clause: 'COV-16.1', seat, hits: GRAPESHOT_RECOIL })
    hitSection(state, seat, CANNONS, GRAPESHOT_RECOIL, log)
  },
}
