// Cards and sides in the notation of the rules, for positions that no match led to: lessons and tests lay them out by it. Not part of the game.
import { addTo, bySeat, noteLaid, nth, trailsFrom, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, isPirate, type Card } from './cards.ts'
import { setSide, sideOf, type State } from './state.ts'

/** Goods in capitals, marked ones in small letters, pirates by their value: "WWb 4". */
export const LETTERS = 'WBZMRNwbzmrn234'

export function card(letter: string): Card {
  const kind = LETTERS.indexOf(letter)
  if (kind < 0) throw new Error(`${letter} is no card`)
  return kind
}
/** Of a hand, a pile or a side; "+" before pirates turned up is passed over. */
export const cards = (letters: string): Card[] => [...letters.replaceAll(/[ +]/g, '')].map(card)

export function bagOf(kinds: readonly Card[]): number[] {
  const bag = Array.from({ length: CARD_KINDS }, () => 0)
  for (const kind of kinds) addTo(bag, kind)
  return bag
}

/** The turn in which pirates of a layout were laid. */
const LAID_IN = 1

/** Provisions, then pirates face down, those after a "+" turned up: "WB 4 +3". */
export function laySide(state: State, slot: number, seat: Seat, letters: string): void {
  const [hidden = '', shown = ''] = letters.split('+')
  const lain = cards(hidden)
  const down = lain.filter(isPirate)
  setSide(state, slot, seat, {
    goods: lain.filter((kind) => !isPirate(kind)),
    up: cards(shown),
    down,
    laid: down.map(() => LAID_IN),
  })
}

/** As if all that is hidden came from one pile. */
export function layTrails(state: State): void {
  const down = state.scores.map((_, seat) => state.sea.flatMap((_ship, slot) => sideOf(state, slot, seat).down))
  const hands = state.hands.map((hand, seat) =>
    bagOf(bySeat(down, seat)).map((copies, kind) => copies + nth(hand, kind)),
  )
  state.trails = trailsFrom(state.draw, hands)
  down.forEach((pirates, seat) => {
    for (const kind of pirates) noteLaid(state.trails, seat, kind, LAID_IN)
  })
}
