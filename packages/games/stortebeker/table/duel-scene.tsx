// The seascape of a boarding: the cog in the middle, the boarder on the left, whoever comes after on the right,
// grapples between. At the end the captor's colours fly over the prize, or the grapples are cut.
import { Glory, hatchFill, RhumbNet, Sea, seatClass, seatIndex, SeatToken, Sky, TallShip } from '@flibuste/web/art'
import type { Seat } from '@flibuste/kernel'
import type { DuelReport } from './duel-report.ts'
import { about } from './explain.ts'
import { TownCog } from './town-cog.tsx'

interface SceneProps {
  readonly report: DuelReport
  /** Who lies on the right; null: nobody. */
  readonly rival: Seat | null
}

const LEFT_ROPES = 'M302 164C326 152 350 158 376 172M302 176C328 170 352 176 382 186'
const RIGHT_ROPES = 'M690 158C668 150 646 160 622 180M692 172C670 166 648 176 616 194'

/** Where the boarder was beaten back: the ends hang in the water. */
const CUT_ROPES = 'M302 164C318 158 330 176 334 214M302 176C314 176 320 190 322 220M382 186C374 196 370 212 370 228'

const ropesOf = ({ end }: DuelReport, rival: Seat | null): string => {
  if (end.kind === 'failed') return CUT_ROPES
  return rival === null ? LEFT_ROPES : LEFT_ROPES + RIGHT_ROPES
}

const BANNER = 'M206 -8C232 -16 252 2 286 -6L274 13 286 32C252 40 232 22 206 30Z'

/** In the units of the cog: rays behind her. */
function PrizeGlory({ report }: { readonly report: DuelReport }) {
  if (report.end.kind !== 'taken') return null
  return (
    <g class="prize-glory">
      <Glory x={204} y={120} r0={150} r1={236} rays={72} />
    </g>
  )
}

/** The captor's colours where the town's flag was. */
function PrizeFlag({ report }: { readonly report: DuelReport }) {
  if (report.end.kind !== 'taken') return null
  const seat = seatIndex(report.end.seat)
  return (
    <g class={`prize-flag ${seatClass(seat)}`}>
      <path class="tincture" d={BANNER} />
      <path fill={hatchFill(seat)} d={BANNER} />
      <path class="outline" d={BANNER} />
      <SeatToken seat={seat} x={238} y={11} radius={13} />
    </g>
  )
}

function Prize({ report }: { readonly report: DuelReport }) {
  return (
    <g {...about('prize', report.ship.strength, report.ship.points)}>
      <PrizeGlory report={report} />
      <TownCog colour={report.ship.colour} />
      <PrizeFlag report={report} />
    </g>
  )
}

/** The higher the box, the more sky: nothing is cut off at the sides. Upright, a tablet has sky to spare. */
const VIEW = { tablet: '0 0 1000 300', laptop: '0 0 1000 300', wide: '0 -66 1000 366' } as const
const FITS = { tablet: 'xMidYMax meet', laptop: 'xMidYMax slice', wide: 'xMidYMax slice' } as const

export function LargeScene({ report, rival, layout }: SceneProps & { readonly layout: keyof typeof VIEW }) {
  return (
    <svg class="duel-scene" viewBox={VIEW[layout]} preserveAspectRatio={FITS[layout]} aria-hidden="true">
      <rect class="water" x="-400" y="-900" width="1800" height="1400" />
      <Sky x0={-100} x1={1100} y0={layout === 'wide' ? -62 : 4} y1={150} seed={12} rows={22} />
      <RhumbNet x={500} y={20} radius={720} />
      <Sea x0={-100} x1={1100} y0={242} y1={262} seed={7} pitch={5} />
      <g transform={layout === 'wide' ? 'translate(321 30) scale(.9)' : 'translate(334 50) scale(.82)'}>
        <Prize report={report} />
      </g>
      <g class="boarder-ship" transform="translate(-14 52) scale(.82)" {...about('captain', report.boarder)}>
        <TallShip seat={seatIndex(report.boarder)} />
      </g>
      {rival !== null && (
        <g class="rival-ship" transform="translate(1014 44) scale(-.85 .85)" {...about('captain', rival)}>
          <TallShip seat={seatIndex(rival)} />
        </g>
      )}
      <path class="ropes" d={ropesOf(report, rival)} />
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
      <RhumbNet x={195} y={-60} radius={360} />
      <g transform="translate(112 14) scale(.44)">
        <Prize report={report} />
      </g>
      <g transform="translate(-14 50) scale(.3)" {...about('captain', report.boarder)}>
        <TallShip seat={seatIndex(report.boarder)} />
      </g>
      {rival !== null && (
        <g transform="translate(404 46) scale(-.31 .31)" {...about('captain', rival)}>
          <TallShip seat={seatIndex(rival)} />
        </g>
      )}
      <Sea x0={-200} x1={590} y0={121} y1={154} seed={8} pitch={5} />
    </svg>
  )
}
