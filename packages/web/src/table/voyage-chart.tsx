// A line per captain over the rounds, told apart by charge as well as colour; and the same figures as a table for those who hear it.
import { bySeat, type Seat } from '@flibuste/kernel'
import { SeatToken, seatClass, seatIndex } from '../art/index.ts'
import { useBox } from '../kit/box.ts'
import type { Captain, Voyage } from '../kit/table-module.ts'
import {
  CHARGE,
  endsOf,
  heightFor,
  LEFT,
  levelOf,
  levelsOf,
  markedRounds,
  marksUpTo,
  plotOf,
  RIGHT,
  xOf,
  yOf,
  type Plot,
} from './voyage-plot.ts'
import { say } from './words.ts'

function Grid({ plot }: { readonly plot: Plot }) {
  return (
    <g>
      {levelsOf(plot).map((value) => (
        <g key={value}>
          <path class="grid-line" d={`M${LEFT} ${levelOf(plot, value)}H${plot.width - RIGHT + 4}`} />
          <text class="grid-text" x={LEFT - 18} y={levelOf(plot, value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {marksUpTo(plot.rounds - 1, 14).map((round) => (
        <text key={round} class="grid-text" x={xOf(plot, round)} y={plot.height - 6}>
          {round}
        </text>
      ))}
    </g>
  )
}

interface TrackProps {
  readonly plot: Plot
  readonly line: readonly number[]
  readonly seat: Seat
  /** Where its charge stands. */
  readonly end: { readonly x: number; readonly y: number }
}

function Track({ plot, line, seat, end }: TrackProps) {
  const points = line.map((value, round) => `${xOf(plot, round)} ${yOf(plot, value, seat)}`)
  const path = `M${[...points, `${end.x} ${end.y}`].join('L')}`
  return (
    <g class={seatClass(seatIndex(seat))}>
      <path class="track-edge" d={path} />
      <path class="track" d={path} />
      {markedRounds(plot, line).map((round) => (
        <SeatToken
          key={round}
          seat={seatIndex(seat)}
          x={xOf(plot, round)}
          y={yOf(plot, line[round] ?? 0, seat)}
          radius={CHARGE}
        />
      ))}
      <SeatToken seat={seatIndex(seat)} {...end} radius={CHARGE} />
    </g>
  )
}

function Figures({ voyage, captains }: { voyage: Voyage; captains: readonly Captain[] }) {
  const rounds = voyage.lines[0] ?? []
  return (
    <table class="visually-hidden">
      <caption>{say().voyageTable}</caption>
      <thead>
        <tr>
          <th>{say().captain}</th>
          {rounds.map((_, round) => (
            <th key={round}>{`${say().round} ${round}`}</th>
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
  )
}

export interface VoyageChartProps {
  readonly voyage: Voyage
  readonly captains: readonly Captain[]
  readonly size: 'small' | 'large'
}

export function VoyageChart({ voyage, captains, size }: VoyageChartProps) {
  const [room, box] = useBox('voyage')
  const plot = size === 'small' ? plotOf(voyage, 420, 190) : plotOf(voyage, 640, heightFor(box))
  const ends = endsOf(plot, voyage)
  const order = voyage.lines.map((_, seat) => seat).toReversed()
  return (
    <>
      <div class="voyage-room" ref={room}>
        <svg class="voyage-chart" viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
          <Grid plot={plot} />
          {order.map((seat) => (
            <Track key={seat} plot={plot} line={voyage.lines[seat] ?? []} seat={seat} end={bySeat(ends, seat)} />
          ))}
        </svg>
      </div>
      <Figures voyage={voyage} captains={captains} />
    </>
  )
}
