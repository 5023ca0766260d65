// Trails of positions that no match led to: lessons and tests lay them out.
import { newTrails, noteDrawn, type Trails } from './trails.ts'

/** The trails of a table whose past is unknown: all that is hidden counts as drawn from one pile. Hands by kind. */
export function trailsFrom(pile: readonly number[], hands: readonly (readonly number[])[]): Trails {
  const all = pile.map((copies, card) => hands.reduce((sum, hand) => sum + hand[card]!, copies))
  const trails = newTrails(all, hands.length)
  hands.forEach((hand, seat) =>
    hand.forEach((copies, card) => {
      for (let copy = 0; copy < copies; copy++) noteDrawn(trails, seat, card)
    }),
  )
  return trails
}
