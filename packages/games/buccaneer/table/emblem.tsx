// A pile of captains’ men under a black flag: what stands in the medallion of the game, drawn about 0,0 with radius 88. The landing page loads it; it knows no rules.
import { burin, Disc, Glory, remember, row, type SeatIndex } from '@flibuste/web/art'

const CREW: readonly SeatIndex[] = [0, 4, 2, 3, 1]
const SKULL =
  'M0-11A10 10 0 0 1 10-1C10 4 7 5 6 7V11H-6V7C-7 5-10 4-10-1A10 10 0 0 1 0-11ZM-4-3A2.6 2.6 0 1 0-4 2.2 2.6 2.6 0 1 0-4-3ZM4-3A2.6 2.6 0 1 0 4 2.2 2.6 2.6 0 1 0 4-3Z'

const ground = remember(() => row(9, (i) => burin([-74 + i * 4, 70 + i * 2], [78 - i * 6, 70 + i * 2], 1.3, 0.2)))

export function Emblem() {
  return (
    <>
      <Glory r0={26} r1={92} rays={84} class="rays" />
      <path class="ink" d={ground()} />
      {CREW.map((seat, index) => (
        <Disc key={seat} seat={seat} x={0} y={42 - index * 16.5} rx={42} ry={15} thick={16.5} />
      ))}
      <path class="staff" d="M0-24V-76" />
      <path class="black-flag" d="M1-77C14-84 26-70 44-77V-48C26-42 14-55 1-48Z" />
      <path class="skull" fill-rule="evenodd" transform="translate(22 -63) scale(.62)" d={SKULL} />
    </>
  )
}
