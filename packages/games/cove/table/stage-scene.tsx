// The battle drawn: every ship in the order of its speed, the ball on its way, the mark of a hit.
import { Glory, RhumbNet, Sea, seatIndex, Sky, TallShip, Water } from '@flibuste/web/art'
import { isSeat, NAVY, type Party } from '../moves.ts'
import type { BattleFrame } from './battle-report.ts'

const WIDTH = 1100
const HEIGHT = 300
const WATERLINE = 236
const BEYOND = 700

interface Berth {
  readonly x: number
  readonly scale: number
  readonly turned: boolean
}

/** Side by side; the left half looks right, the right half left. */
function berthOf(count: number, nth: number): Berth {
  const room = WIDTH / Math.max(2, count)
  const scale = Math.min(0.86, (room / 400) * 0.98)
  const turned = nth >= count / 2
  return { x: room * (nth + 0.5), scale, turned }
}

function ShipPiece({ party, here, berth }: { readonly party: Party; readonly here: boolean; readonly berth: Berth }) {
  const { x, scale, turned } = berth
  const side = turned ? -1 : 1
  const of = isSeat(party) ? '' : party === NAVY ? 'navy-ship' : 'black-ship'
  return (
    <g
      class={`fighter ${of} ${here ? '' : 'gone'}`}
      data-fighter={party}
      transform={`translate(${x - side * 200 * scale} ${WATERLINE - 243 * scale}) scale(${side * scale} ${scale})`}
    >
      <TallShip seat={isSeat(party) ? seatIndex(party) : undefined} decks={2} />
    </g>
  )
}

const DOTS = 13

function Ball({ from, to, isHit }: { readonly from: Berth; readonly to: Berth; readonly isHit: boolean }) {
  const [x0, x1] = [
    from.x + Math.sign(to.x - from.x) * 110 * from.scale,
    to.x - Math.sign(to.x - from.x) * 90 * to.scale,
  ]
  const y = WATERLINE - 40
  const rise = Math.min(150, Math.abs(x1 - x0) * 0.3)
  return (
    <g class="ball">
      {Array.from({ length: DOTS }, (_, nth) => {
        const part = (nth + 1) / (DOTS + 1)
        return (
          <circle key={nth} cx={x0 + (x1 - x0) * part} cy={y - rise * 4 * part * (1 - part)} r={1.6 + part * 2.6} />
        )
      })}
      {isHit && <Glory x={x1} y={y} r0={12} r1={34} rays={28} />}
    </g>
  )
}

/** A picture of what the words beside it say. */
export function StageScene({ frame }: { readonly frame: BattleFrame }) {
  const { ships, volley } = frame
  const berths = new Map(ships.map(({ party }, nth) => [party, berthOf(ships.length, nth)]))
  const from = volley === null ? undefined : berths.get(volley.by)
  const to = volley === null ? undefined : berths.get(volley.at)
  return (
    <svg
      class="stage-scene"
      viewBox={`0 8 ${WIDTH} ${HEIGHT - 30}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <Water x={-BEYOND} y={-BEYOND} width={WIDTH + 2 * BEYOND} height={HEIGHT + 2 * BEYOND} waves={0} />
      <Sky x0={-BEYOND} x1={WIDTH + BEYOND} y0={-20} y1={170} rows={16} />
      <RhumbNet x={WIDTH / 2} y={10} radius={1000} />
      <Sea x0={-BEYOND} x1={WIDTH + BEYOND} y0={WATERLINE - 4} y1={HEIGHT + 120} pitch={5} />
      {ships.map(({ party, here }) => (
        <ShipPiece key={party} party={party} here={here} berth={berths.get(party)!} />
      ))}
      {from !== undefined && to !== undefined && volley !== null && (
        <Ball from={from} to={to} isHit={volley.hits > 0} />
      )}
    </svg>
  )
}
