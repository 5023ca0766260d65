// Where something was taken from whoever looks, until their turn is over: provisions of a side that are missing again. Pure.
import { goodOf } from '../cards.ts'
import type { ShipView } from '../view.ts'
import type { StortebekerScene } from './touch.ts'

/** Goods a ship has lost from my side, by their place in `GOODS`, one entry for each card. */
export const goodsTaken = ({ taken }: StortebekerScene, { id }: Pick<ShipView, 'id'>): number[] =>
  taken.flatMap((event) =>
    (event.type === 'seized' || event.type === 'sunk') && event.ship === id ? [goodOf(event.card)] : [],
  )
