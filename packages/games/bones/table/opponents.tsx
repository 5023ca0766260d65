// The other captains, in the order they play after the one whose chart is large; alone, the ladder of ranks.
import type { Seat } from '@flibuste/kernel'
import { OtherSheet } from './captain-sheet.tsx'
import { SoloLadder } from './solo-ladder.tsx'
import type { BonesScene, Table } from './touch.ts'

/** Whose chart is large: mine, or, for somebody who watches, always the first captain's: no chart changes its place with the turn. */
export const largeSeat = ({ me }: Pick<BonesScene, 'me'>): Seat => Math.max(me, 0)

/** Clockwise from the large chart's owner. */
export const otherSeats = (scene: BonesScene): readonly Seat[] => {
  const count = scene.view.boards.length
  return Array.from({ length: count - 1 }, (_, index) => (largeSeat(scene) + index + 1) % count)
}

export function Opponents({ table }: { readonly table: Table }) {
  const seats = otherSeats(table.scene)
  if (seats.length === 0) return <SoloLadder table={table} />
  return (
    <div class="others" data-count={seats.length}>
      {seats.map((seat) => (
        <OtherSheet key={seat} table={table} seat={seat} />
      ))}
    </div>
  )
}
