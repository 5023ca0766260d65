// What a broadside can hit, before it is fired: open to all. Pure.
import type { Seat } from '@flibuste/kernel'
import { GOOD_KINDS, goodOf } from '../cards.ts'
import { DICE } from '../data.ts'
import type { PlaceView, View } from '../view.ts'

/** The chance that one colour die at least shows a good that another captain has there: STO-4.3, STO-4.6. */
export function chanceToHit({ sides }: PlaceView, seat: Seat): number {
  const goods = new Set(sides.flatMap(({ goods }, other) => (other === seat ? [] : goods.map(goodOf))))
  return 1 - (1 - goods.size / GOOD_KINDS) ** DICE
}

/** Where this captain may fire: STO-4.1. */
const mayFire = (place: PlaceView, seat: Seat): boolean =>
  place.ship !== null && (place.sides[seat]?.goods.length ?? 0) > 0

/** No ship where he may fire has anything to hit as it lies now. Another captain's cards only leave a ship, or come, in that captain's own turn. */
export const hitsNowhere = ({ sea }: View, seat: Seat): boolean =>
  sea.every((place) => !mayFire(place, seat) || chanceToHit(place, seat) === 0)
