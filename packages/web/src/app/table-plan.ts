// What somebody puts together before a match: how many seats, who sits, which variants. Pure; asks the game what it allows.
import type { AnyGame, OptionValues, Refusal } from '@flibuste/kernel'
import { USUAL_BOT } from '../session/bot-choices.ts'
import { botName } from '../session/captains.ts'
import type { LocalSitter } from '../session/kept-match.ts'

export type SheetMode = 'bots' | 'pass' | 'friends'

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
export function fitOptions(game: AnyGame, chosen: OptionValues, seats: number): Fitting {
  const refusal = game.refuseTable(chosen, seats)
  if (refusal === null) return { options: chosen, turned: null, refusal }
  for (const spec of game.options) {
    if (spec.kind !== 'switch') continue
    const options = { ...chosen, [spec.id]: chosen[spec.id] !== true }
    if (game.refuseTable(options, seats) === null) return { options, turned: spec.id, refusal: null }
  }
  return { options: chosen, turned: null, refusal }
}

const USUAL_SEATS: { readonly [mode in SheetMode]: number } = { bots: 4, pass: 2, friends: 4 }

export const seatCounts = ({ seats }: Pick<AnyGame, 'seats'>, mode: SheetMode): readonly number[] => {
  const min = mode === 'bots' ? seats.min : Math.max(2, seats.min)
  return Array.from({ length: seats.max - min + 1 }, (_, at) => min + at)
}

export const usualSeats = ({ seats }: Pick<AnyGame, 'seats'>, mode: SheetMode): number =>
  Math.max(seats.min, Math.min(seats.max, USUAL_SEATS[mode]))

/** Names for people who have not typed one. */
export interface Naming {
  readonly me: string
  captain(number: number): string
}

/** As many sitters as there are seats; those already chosen stay. */
export function fillSeats(
  chosen: readonly LocalSitter[],
  seats: number,
  mode: SheetMode,
  naming: Naming,
): readonly LocalSitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    const already = chosen[seat]
    if (already !== undefined) return already
    if (seat === 0) return { name: naming.me, human: true, bot: null }
    return mode === 'pass'
      ? { name: naming.captain(seat + 1), human: true, bot: null }
      : { name: botName(seat), human: false, bot: USUAL_BOT }
  })
}

/** Whoever is chosen from the list of a seat: a person, or a bot by its id. */
export const resit = (sitter: LocalSitter, seat: number, who: string, naming: Naming): LocalSitter =>
  who === 'person'
    ? { name: sitter.human ? sitter.name : naming.captain(seat + 1), human: true, bot: null }
    : { name: botName(seat), human: false, bot: who }
