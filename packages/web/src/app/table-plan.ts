// What somebody puts together before a match: how many seats, and who sits. Pure.
import type { AnyGame } from '@flibuste/kernel'
import type { BotChoice } from '../session/bot-choices.ts'
import { botName } from '../session/captains.ts'
import type { LocalSitter } from '../session/kept-match.ts'

export type SheetMode = 'bots' | 'pass' | 'friends'

const USUAL_SEATS: { readonly [mode in SheetMode]: number } = { bots: 4, pass: 2, friends: 4 }

export const seatCounts = ({ seats }: Pick<AnyGame, 'seats'>, mode: SheetMode): readonly number[] => {
  const min = mode === 'bots' ? seats.min : Math.max(2, seats.min)
  return Array.from({ length: seats.max - min + 1 }, (_, at) => min + at)
}

export const usualSeats = ({ seats }: Pick<AnyGame, 'seats'>, mode: SheetMode): number =>
  Math.max(seats.min, Math.min(seats.max, USUAL_SEATS[mode]))

/** Names for people who have not typed one, and which bots fill the seats nobody chose for. */
export interface Naming {
  readonly me: string
  readonly level: BotChoice
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
      : { name: botName(seat), human: false, bot: naming.level }
  })
}

/** Whoever is chosen from the list of a seat: a person, or a bot by its id. */
export const resit = (sitter: LocalSitter, seat: number, who: string, naming: Naming): LocalSitter =>
  who === 'person'
    ? { name: sitter.human ? sitter.name : naming.captain(seat + 1), human: true, bot: null }
    : { name: botName(seat), human: false, bot: who }
