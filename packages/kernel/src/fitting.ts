// Options made to fit a number of seats, for whoever lays a table. Asks the game what it allows.
import type { AnyGame, Refusal } from './contract.ts'
import type { OptionValues } from './options.ts'

export interface Fitting {
  readonly options: OptionValues
  /** The switch that had to be turned for this many seats. */
  readonly turned: string | null
  readonly refusal: Refusal | null
}

/**
 * The chosen options made to fit the seats: where the game refuses them, the one switch that would make it agree is turned.
 * What was chosen by hand is kept by the caller and comes back when the seats allow it.
 */
export function fitOptions(
  game: Pick<AnyGame, 'options' | 'refuseTable'>,
  chosen: OptionValues,
  seats: number,
): Fitting {
  const refusal = game.refuseTable(chosen, seats)
  if (refusal === null) return { options: chosen, turned: null, refusal }
  for (const spec of game.options) {
    if (spec.kind !== 'switch') continue
    const options = { ...chosen, [spec.id]: chosen[spec.id] !== true }
    if (game.refuseTable(options, seats) === null) return { options, turned: spec.id, refusal: null }
  }
  return { options: chosen, turned: null, refusal }
}
