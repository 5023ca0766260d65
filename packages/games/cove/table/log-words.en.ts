// What the log says of rings in English, in the figures the mats show; the seat that stands before it is no part of it.
import type { Row } from '../cards.ts'
import { and, gold, section } from '../words.en.ts'

/** What a mat shows before and after. */
export interface Figures {
  readonly was: number
  readonly now: number
}

const rings = (count: number): string => (count === 1 ? 'one ring' : `${count} rings`)
/** Two rings may show the same figure. */
const fromTo = ({ was, now }: Figures): string => (was === now ? `still ${now}` : `from ${was} to ${now}`)

/** A ring goes back further than its figure may say. */
const insteadOf = ({ was, now }: Figures): string => (was === now ? `still ${now}` : `${now} instead of ${was}`)

export const logEn = {
  logFitted: (values: readonly number[], paid: number): string =>
    ` fits out for ${gold(paid)}: ${and(values.map((value, row) => `${section(row)} ${value}`))}`,
  logRaised: (row: Row, count: number, figures: Figures, paid: number): string =>
    ` raises ${section(row)} ${rings(count)}, ${fromTo(figures)}, for ${gold(paid)}`,
  logBack: (row: Row, count: number, figures: Figures): string =>
    `: ${section(row)} ${rings(count)} back, ${insteadOf(figures)}`,
  logPlays: ' plays ',
  logBuilt: (row: Row, figures: Figures): string => `: ${section(row)} up one ring, ${fromTo(figures)}`,
}
