// Where something was taken from whoever looks, until their turn is over: slots whose figure was shot, a hold that was emptied. Pure.
import type { Seat } from '@flibuste/kernel'
import type { PiratesScene } from './touch.ts'

/** Slots of a ship from 1, as long as nothing else stands there. */
export function slotsTaken({ taken, view, me }: PiratesScene, seat: Seat): ReadonlySet<number> {
  const ship = view.ships[seat]
  if (seat !== me || ship === undefined) return new Set()
  const hold = view.options.treasureSlot
  const slots = taken.flatMap((event) =>
    event.type === 'struck' ? [event.slot] : event.type === 'treasureTaken' ? [hold] : [],
  )
  return new Set(slots.filter((slot) => ship.slots[slot - 1] === null && (slot !== hold || ship.aboard === 0)))
}
