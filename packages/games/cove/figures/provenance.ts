// Where a figure comes from. Knows no figure.

/** The booklet, its pictures included; independent public pages; arithmetic over both; or made to fit, for want of a source. */
export const PROVENANCES = ['booklet', 'public', 'deduced', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]
