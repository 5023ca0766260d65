// Blackbeard: six dice at the hull of the captain with most cannons.
import { plainLegend } from './legend.ts'

/** COV-19.1. */
export const blackbeard = plainLegend('COV-19.1')
