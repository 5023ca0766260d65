// A line per captain over the rounds, told apart by charge as well as colour; and the same figures as a table for those who hear it.
import { bySeat, type Seat } from '@flibuste/kernel'
import { SeatToken, seatClass, seatIndex } from '../art/index.ts'
import { useBox } from '../kit/box.ts'
import type { Captain } from '../kit/table-module.ts'
import type { Voyage } from '../kit/voyage.ts'
import {
  CHARGE,
  endsOf,
  footMarksOf,
  heightFor,
  widthFor,
  LEFT,
  levelOf,
  levelsOf,
  lossesOf,
  markedRounds,
  pathOf,
  plotOf,
  xOf,
  yOf,
  type Plot,
} from './voyage-plot.ts'
import { say } from './words.ts'

/** The charges that end the lines stand on the grid, too. */
export const EDGE = 2

function Grid({ plot }: { readonly plot: Plot }) {
  return (
    <g>
      {levelsOf(plot).map((value) => (
        <g key={value}>
          <path class="grid-line" d={`M${LEFT} ${levelOf(plot, value)}H${plot.width - EDGE}`} />
          <text class="grid-text" x={LEFT - 18} y={levelOf(plot, value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {footMarksOf(plot).map((round) => (
        <text key={round} class="grid-text" x={xOf(plot, round)} y={plot.height - 6}>
          {round}
        </text>
      ))}
    </g>
  )
}

/** What wins, across the chart. */
const GoalLine = ({ plot, goal }: { readonly plot: Plot; readonly goal: number }) => (
  <path class="goal-mark" d={`M${LEFT} ${levelOf(plot, goal)}H${plot.width - EDGE}`} />
)

/** Where the match turned: a flag over the round. */
function TurningFlag({ plot, round }: { readonly plot: Plot; readonly round: number }) {
  const x = xOf(plot, round)
  const flies = x > plot.width / 2 ? -1 : 1
  return (
    <g class="turning">
      <path class="turning-line" d={`M${x} 22V${levelOf(plot, 0)}`} />
      <path class="turning-flag" d={`M${x} 3h${24 * flies}l${-6 * flies} 8 ${6 * flies} 8H${x}z`} />
    </g>
  )
}

interface TrackProps {
  readonly plot: Plot
  readonly voyage: Voyage
  readonly seat: Seat
  /** Where its charge stands. */
  readonly end: { readonly x: number; readonly y: number }
}

const CROSS = 6

function Loss({ x, y }: { readonly x: number; readonly y: number }) {
  return <path class="loss" d={`M${x - CROSS} ${y - CROSS}l12 12m0-12l-12 12`} />
}

function Track({ plot, voyage: { lines, shape }, seat, end }: TrackProps) {
  const line = lines[seat] ?? []
  const path = `${pathOf(plot, line, seat, shape)}L${end.x} ${end.y}`
  const spot = (round: number) => ({ x: xOf(plot, round), y: yOf(plot, round, seat) })
  return (
    <g class={seatClass(seatIndex(seat))}>
      <path class="track-edge" d={path} />
      <path class="track" d={path} />
      {markedRounds(plot, line).map((round) => (
        <SeatToken key={round} seat={seatIndex(seat)} {...spot(round)} radius={CHARGE} />
      ))}
      {shape === 'steps' && lossesOf(line).map((round) => <Loss key={round} {...spot(round)} />)}
      <SeatToken seat={seatIndex(seat)} {...end} radius={CHARGE} />
    </g>
  )
}

interface LinesProps {
  readonly plot: Plot
  readonly voyage: Voyage
  readonly ranking: readonly Seat[]
}

/** Whoever won lies on top. */
export function VoyageLines({ plot, voyage, ranking }: LinesProps) {
  const ends = endsOf(plot, voyage)
  return (
    <>
      {voyage.goal !== null && <GoalLine plot={plot} goal={voyage.goal} />}
      {ranking.toReversed().map((seat) => (
        <Track key={seat} plot={plot} voyage={voyage} seat={seat} end={bySeat(ends, seat)} />
      ))}
    </>
  )
}

function Figures({ voyage, captains }: { voyage: Voyage; captains: readonly Captain[] }) {
  const rounds = voyage.lines[0] ?? []
  return (
    <div class="visually-hidden">
      <table>
        <caption>{say().voyageTable}</caption>
        <thead>
          <tr>
            <th>{say().captain}</th>
            {rounds.map((_, round) => (
              <th key={round}>{voyage.when(round)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voyage.lines.map((line, seat) => (
            <tr key={seat}>
              <th>{captains[seat]?.name}</th>
              {line.map((value, round) => (
                <td key={round}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export interface VoyageChartProps {
  readonly voyage: Voyage
  readonly captains: readonly Captain[]
  /** Seats in the order of the ranking. */
  readonly ranking: readonly Seat[]
  /** The round in which it turned. */
  readonly turning: number | null
  readonly size: 'small' | 'large'
}

export function VoyageChart({ voyage, captains, ranking, turning, size }: VoyageChartProps) {
  const [room, box] = useBox('voyage')
  const drawn = { ...voyage, ranking }
  const plot = size === 'small' ? plotOf(drawn, 420, 190) : plotOf(drawn, widthFor(box), heightFor(box))
  return (
    <>
      <div class="voyage-room" ref={room}>
        <svg
          class="voyage-chart"
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          preserveAspectRatio="xMidYMin"
          aria-hidden="true"
        >
          <Grid plot={plot} />
          {turning !== null && <TurningFlag plot={plot} round={turning} />}
          <VoyageLines plot={plot} voyage={voyage} ranking={ranking} />
        </svg>
      </div>
      <Figures voyage={voyage} captains={captains} />
    </>
  )
}
