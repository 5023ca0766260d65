// How sure a share is: Wilson's interval, which stays within 0 and 1 and is honest near both.

const Z_95 = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 95 % interval of a share of `wins` in `games`; everything is possible where nothing was played. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const z2 = Z_95 * Z_95
  const centre = share + z2 / (2 * games)
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
