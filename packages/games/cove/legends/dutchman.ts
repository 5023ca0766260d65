// The Flying Dutchman: its dead crew mends part of what an exchange has cost it.
import { DUTCHMAN_RECOVERY } from '../data.ts'
import { plainLegend, type LegendRules } from './legend.ts'

/** COV-19.2. It regains what it lost in this exchange only, so it never has more than it began with: COV-19.3. */
export const dutchman: LegendRules = {
  ...plainLegend('COV-19.2'),
  endExchange({ battle }, log) {
    const by = Math.min(DUTCHMAN_RECOVERY, battle.lost)
    if (by === 0) return
    battle.legendHull += by
    log?.push({ type: 'mended', clause: 'COV-19.3', by, hull: battle.legendHull })
  },
}
