// Ships on the chart, side by side where they share a water.
import { BonesShip, seatIndex } from '@flibuste/web/art'
import { bySeat, has, type Seat } from '@flibuste/kernel'
import { PORT } from '../chart.ts'
import { berthOf, HEX, type Berth, type SeaChart } from './geometry.ts'
import { shipsIn } from './glow.ts'
import type { View } from '../view.ts'
import type { Table } from './touch.ts'

/** The port is a bay: ships in it lie a little lower and closer. */
export function shipBerth(view: View, sea: SeaChart, seat: Seat): Berth {
  const { space } = bySeat(view.ships, seat)
  const there = shipsIn(view, space)
  const spot = sea.spots[space]!
  const berth = berthOf(
    space === PORT ? { x: spot.x, y: spot.y - HEX * 0.08 } : spot,
    there.indexOf(seat),
    there.length,
  )
  return space === PORT ? { ...berth, size: berth.size * 0.84 } : berth
}

const WAKE = 'M-4 16c-8 3-15 3-22 0M-6 20c-7 3-12 3-18 1M-8 24c-5 2-9 2-14 1'

function ChartShip({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { view, lit } = table.scene
  const { x, y, size } = shipBerth(view, table.sea, seat)
  const { aboard } = bySeat(view.ships, seat)
  const isActive = view.step !== 'load' && has(lit, seat)
  return (
    <g class={`chart-ship ${isActive ? 'active' : ''}`} data-ship={seat} transform={`translate(${x} ${y})`}>
      <g class="moves">
        <path class="wake" d={WAKE} />
        <BonesShip seat={seatIndex(seat)} x={0} y={0} size={size} />
        {aboard > 0 && (
          <g class="cargo" transform={`translate(${size * 0.4} ${size * 0.34})`}>
            <circle r={HEX * 0.17} />
            <text y={HEX * 0.085} style={{ fontSize: `${HEX * 0.25}px` }}>
              {aboard}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}

/** The one whose turn it is on top. */
export function ChartShips({ table }: { readonly table: Table }) {
  const { view } = table.scene
  const seats = view.ships
    .map((_, seat) => seat)
    .toSorted((one, two) => Number(one === view.active) - Number(two === view.active))
  return (
    <g aria-hidden="true">
      {seats.map((seat) => (
        <ChartShip key={seat} table={table} seat={seat} />
      ))}
    </g>
  )
}
