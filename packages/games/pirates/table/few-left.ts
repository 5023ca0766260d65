// Figures that run short at a table with a strict supply, told while there is time to think of it. Pure.
import type { Figure } from '../data.ts'
import type { View } from '../view.ts'

/** A repair at sea changes two slots, and others repair before one's next. */
const FEW = 3

/** Of each kind so many for this repair; null: enough. */
export type FewLeft = { readonly [F in Figure]: number | null }

const PLENTY: FewLeft = { cannon: null, pirate: null }

/** What is in the supply, or was taken off in this repair: PIR-A4. */
export function fewLeft({ options, supply, repair }: View): FewLeft {
  if (options.supply !== 'strict') return PLENTY
  const fewOf = (left: number, inHand: number): number | null => {
    const may = Math.max(left, inHand, 0)
    return may <= FEW ? may : null
  }
  return {
    cannon: fewOf(supply.cannons, repair?.inHand.cannons ?? 0),
    pirate: fewOf(supply.pirates, repair?.inHand.pirates ?? 0),
  }
}
