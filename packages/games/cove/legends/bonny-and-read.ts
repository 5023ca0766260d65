// Anne Bonny and Mary Read: three dice at all sections of the fastest captain.
import { plainLegend } from './legend.ts'

/** COV-19.6. */
export const bonnyAndRead = plainLegend('COV-19.6')
