// The seascape of a boarding: the cog in the middle, the boarder on the left, whoever comes after on the right,
// grapples between.
import { RhumbNet, Sea, seatIndex, Sky, TallShip } from '@flibuste/web/art'
import type { Seat } from '@flibuste/kernel'
import type { DuelReport } from './duel-report.ts'
import { TownCog } from './town-cog.tsx'

interface SceneProps {
  readonly report: DuelReport
  /** Who lies on the right; null: nobody. */
  readonly rival: Seat | null
}

const LEFT_ROPES = 'M302 164C326 152 350 158 376 172M302 176C328 170 352 176 382 186'
const RIGHT_ROPES = 'M690 158C668 150 646 160 622 180M692 172C670 166 648 176 616 194'

/** The higher the box, the more sky: nothing is cut off at the sides. */
const VIEW = { laptop: '0 0 1000 300', wide: '0 -66 1000 366' } as const

export function LargeScene({ report, rival, layout }: SceneProps & { readonly layout: keyof typeof VIEW }) {
  return (
    <svg class="duel-scene" viewBox={VIEW[layout]} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="water" x="-400" y="-400" width="1800" height="900" />
      <Sky x0={-100} x1={1100} y0={layout === 'wide' ? -62 : 4} y1={150} seed={12} rows={22} />
      <RhumbNet x={500} y={20} radius={720} />
      <Sea x0={-100} x1={1100} y0={242} y1={262} seed={7} pitch={5} />
      <g transform="translate(321 30) scale(.9)">
        <TownCog colour={report.ship.colour} />
      </g>
      <g class="boarder-ship" transform="translate(-14 52) scale(.82)">
        <TallShip seat={seatIndex(report.boarder)} />
      </g>
      {rival !== null && (
        <g class="rival-ship" transform="translate(1014 44) scale(-.85 .85)">
          <TallShip seat={seatIndex(rival)} />
        </g>
      )}
      <path class="ropes" d={rival === null ? LEFT_ROPES : LEFT_ROPES + RIGHT_ROPES} />
      <Sea x0={-100} x1={1100} y0={248} y1={302} seed={8} pitch={7} />
    </svg>
  )
}

export function SmallScene({ report, rival }: SceneProps) {
  return (
    <svg class="duel-scene" viewBox="0 0 390 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect class="water" x="-400" y="-400" width="1200" height="700" />
      <Sky x0={-60} x1={450} y0={-90} y1={80} seed={12} rows={16} />
      <Sea x0={-200} x1={590} y0={118} y1={128} seed={7} pitch={4} />
      <g transform="translate(112 14) scale(.44)">
        <TownCog colour={report.ship.colour} />
      </g>
      <g transform="translate(-14 50) scale(.3)">
        <TallShip seat={seatIndex(report.boarder)} />
      </g>
      {rival !== null && (
        <g transform="translate(404 46) scale(-.31 .31)">
          <TallShip seat={seatIndex(rival)} />
        </g>
      )}
      <Sea x0={-200} x1={590} y0={121} y1={154} seed={8} pitch={5} />
    </svg>
  )
}
