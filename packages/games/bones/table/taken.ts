// Where something was taken from whoever looks, until their turn is over: places for treasure that are empty again. Pure.
import type { Seat } from '@flibuste/kernel'
import type { BonesScene } from './touch.ts'

/** Places of a captain's treasures, from 0. */
export function robbedPlaces({ taken, view, me }: BonesScene, seat: Seat): readonly number[] {
  if (seat !== me) return []
  const held = view.boards[seat]?.treasures.length ?? 0
  return taken.filter(({ type }) => type === 'stole').map((_, nth) => held + nth)
}
