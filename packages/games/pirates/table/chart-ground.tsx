// What is engraved on the chart before anything happens on it: sea, winds, hexes, reefs, the port, the rose.
import { at, hexPath, place, RhumbNet, Rose, Shore, Town, Water } from '@flibuste/web/art'
import { still } from '@flibuste/web/kit'
import type { ComponentChildren } from 'preact'
import { PORT, WATERS } from '../chart.ts'
import { about } from './explain.ts'
import { HEX, rocksAlong, type Edge, type SeaChart, type Spot } from './geometry.ts'
import { say } from './words.ts'

/** Sea runs to the frame and beyond, so that any shape of box is filled. */
const BEYOND = 700

function Sea({ sea }: { readonly sea: SeaChart }) {
  const { x, y, width, height } = sea.frame
  const centre = { x: x + width / 2, y: y + height / 2 }
  return (
    <>
      <Water x={x - BEYOND} y={y - BEYOND} width={width + 2 * BEYOND} height={height + 2 * BEYOND} waves={0.55} />
      <RhumbNet x={centre.x} y={centre.y} radius={width * 1.15} />
    </>
  )
}

/** Every water but the port, in one path. */
const gridOf = ({ spots }: SeaChart): string =>
  spots
    .slice(1, WATERS)
    .map(({ x, y }) => hexPath(x, y, HEX))
    .join('')

const CRAG = 'M-4.8 2.6L-1.8-3 .4-1 2.6-3.6 5 2.6Z'
const CROSS = 'M-3.8 0H3.8M0-3.8V3.8'

/** The chart's own sign for rocks: stones and crosses in turn. */
function Reef({ edge, seed }: { readonly edge: Edge; readonly seed: number }) {
  return (
    <g>
      <path class="reef-calm" d={`M${at(edge.from.x, edge.from.y)}L${at(edge.to.x, edge.to.y)}`} />
      {rocksAlong(edge, seed).map(({ x, y, size }, nth) => (
        <path
          key={nth}
          class={nth % 2 === 0 ? 'rock' : 'rock-mark'}
          transform={place(x, y, size)}
          d={nth % 2 === 0 ? CRAG : CROSS}
        />
      ))}
    </g>
  )
}

/** A bay open towards its passage, in parts of a hex. */
const BAY = ((s: number) =>
  `M${at(-1.06 * s, 0.8 * s)}C${at(-0.9 * s, 0.24 * s)} ${at(-0.78 * s, -0.02 * s)} ${at(-0.6 * s, -0.18 * s)}` +
  `C${at(-0.45 * s, -0.22 * s)} ${at(-0.42 * s, 0)} ${at(-0.47 * s, 0.15 * s)}C${at(-0.31 * s, 0.5 * s)} ${at(0.31 * s, 0.5 * s)} ${at(0.47 * s, 0.15 * s)}` +
  `C${at(0.42 * s, 0)} ${at(0.45 * s, -0.22 * s)} ${at(0.6 * s, -0.18 * s)}C${at(0.78 * s, -0.02 * s)} ${at(0.9 * s, 0.24 * s)} ${at(1.06 * s, 0.8 * s)}Z`)(
  HEX,
)

interface PortProps {
  readonly spot: Spot
  readonly turn: number
  readonly name: string
}

function Port({ spot, turn, name }: PortProps) {
  return (
    <g transform={`translate(${at(spot.x, spot.y)})`}>
      <g transform={`rotate(${turn})`}>
        <Shore d={BAY} rings={2} gap={2.6} />
        <path class="passage" d={`M0 ${-HEX * 0.42}V${-HEX * 1.28}`} />
      </g>
      <Town x={-HEX * 0.68} y={HEX * 0.56} size={HEX * 0.2} />
      <Town x={HEX * 0.68} y={HEX * 0.56} size={HEX * 0.2} />
      <text class="port-name" y={HEX * 0.74}>
        {name}
      </text>
    </g>
  )
}

interface GroundProps {
  readonly sea: SeaChart
  /** Handed in, so that the ground is drawn anew with the language. */
  readonly portName: string
}

/** Drawn once: nothing here depends on the game. */
export const ChartGround = still(({ sea, portName }: GroundProps) => (
  <g aria-hidden="true">
    <Sea sea={sea} />
    <path class="hex-grid" d={gridOf(sea)} />
    {sea.straits.map(({ from, to }, nth) => (
      <path key={nth} class="strait" d={`M${at(from.x, from.y)}L${at(to.x, to.y)}`} />
    ))}
    <Port spot={sea.spots[PORT]!} turn={sea.portTurn} name={portName} />
    {sea.reefs.map((edge, nth) => (
      <Reef key={nth} edge={edge} seed={nth} />
    ))}
  </g>
))

const CARTOUCHE = 'M0 8Q8 8 8 0H138Q138 8 146 8V50Q138 50 138 58H8Q8 50 0 50Z'

/** In the corners, where no hex lies: the rose, and how many lairs are left. */
export function Corners({ sea, counts }: { readonly sea: SeaChart; readonly counts: ComponentChildren }) {
  const { x, y, width, height } = sea.frame
  return (
    <g aria-hidden="true">
      <Rose x={x + 62} y={y + height - 66} radius={42} />
      <g transform={`translate(${at(x + width - 150, y + 30)})`} {...about('lairs')}>
        <path class="cartouche-paper" d={CARTOUCHE} />
        <text class="cartouche-title" x="73" y="26">
          {say().lairs}
        </text>
        <text class="cartouche-line" x="73" y="46">
          {counts}
        </text>
      </g>
    </g>
  )
}
