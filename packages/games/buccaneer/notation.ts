// Crews and purses in the notation of the rules, for positions that no match led to: lessons and tests lay them out by it. Not part of the game.
import { nth } from '@flibuste/kernel'
import { discOf, ownerOf, valueOf } from './crews.ts'
import { ALL_DUCATS, COPIES, TREASURES, VALUES } from './data.ts'
import { NO_DISC, type Disc, type State } from './state.ts'

/** Seats are A to E. */
const SEATS = 'ABCDE'

/** "B5", "A?". */
export function disc(name: string): Disc {
  const [seat = '', ...rest] = name
  const value = VALUES.find((known) => String(known) === rest.join(''))
  if (value === undefined || !SEATS.includes(seat)) throw new Error(`${name} is no pirate`)
  return discOf(SEATS.indexOf(seat), value)
}

export const nameOf = (pirate: Disc): string => `${SEATS[ownerOf(pirate)]}${valueOf(pirate)}`

/** Top to bottom: "A2 B5 C?". */
export function layCrew(state: State, crew: string): void {
  const men = crew.split(' ').map(disc)
  men.forEach((man, at) => {
    state.under[man] = men[at + 1] ?? NO_DISC
    state.men[man] = at === 0 ? men.length : 0
  })
}

export interface Money {
  /** By seat. */
  readonly ducats?: readonly number[]
  /** By seat: how many of each kind, in the order chest, barrel, candlestick, sabre. */
  readonly treasures?: readonly (readonly number[])[]
}

/** What nobody has is in the bank. */
export function layMoney(state: State, { ducats, treasures }: Money): void {
  ducats?.forEach((sum, seat) => (state.ducats[seat] = sum))
  state.bank = state.ducats.reduce((rest, sum) => rest - sum, ALL_DUCATS)
  treasures?.forEach((kinds, seat) => (state.treasures[seat] = kinds.slice()))
  state.bankTreasures = TREASURES.map((_, kind) =>
    state.treasures.reduce((rest, kinds) => rest - nth(kinds, kind), COPIES),
  )
}
