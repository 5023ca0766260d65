// The engraving of a won game: the winner's ship under full sail before the rays of the sun.

import { spoken, type Labelled } from './label.ts'
import type { SeatIndex } from './seats.ts'
import { TallShip } from './tall-ship.tsx'
import { Glory, Sea, Sky } from './water.tsx'

export interface VictorySceneProps extends Labelled {
  /** The winner; none for a draw or a game all lost. */
  readonly seat?: SeatIndex | undefined
  /** Those who share it. */
  readonly flags?: readonly SeatIndex[]
}

/** Fills its box and crops what is over; good from 1:1 to about 2:1. */
export function VictoryScene({ seat, flags, label }: VictorySceneProps) {
  return (
    <svg class="scene" viewBox="0 0 560 330" preserveAspectRatio="xMidYMid slice" {...spoken(label)}>
      <rect class="card-ground" width="560" height="330" />
      <Glory x={280} y={150} r0={104} r1={420} rays={96} class="rays" />
      <rect class="card-ground" y="256" width="560" height="74" />
      <Sky x0={0} x1={560} y0={4} y1={120} seed={3} rows={12} />
      <g transform="translate(92 32) scale(.95)">
        <TallShip seat={seat} {...(flags === undefined ? {} : { flags })} />
      </g>
      <Sea x0={0} x1={560} y0={258} y1={330} seed={5} pitch={7} />
    </svg>
  )
}
