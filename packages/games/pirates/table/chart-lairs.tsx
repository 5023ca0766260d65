// The ten lairs on the chart: fortresses while nobody has looked, tiles once they are turned, wrecks when they are empty.
import { hexPath, islandPath, Shore } from '@flibuste/web/art'
import type { Layout } from '@flibuste/web/kit'
import { WATERS } from '../chart.ts'
import type { LairView } from '../view.ts'
import { Fort } from './figures.tsx'
import { HEX, type Spot } from './geometry.ts'
import { SmallTile } from './lair-tile.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface LairProps {
  readonly lair: LairView
  readonly spot: Spot
  readonly layout: Layout
  readonly seed: number
}

const WRECK = 'M-15 8L-7-7-2 2 3-10 9 3 13-1 17 8'

function Emptied({ spot: { x, y }, layout }: LairProps) {
  return (
    <g class="lair-gone">
      <path class="sunk-hex" d={hexPath(x, y, HEX * 0.9)} />
      <path class="wreck" transform={`translate(${x} ${y - (layout === 'phone' ? 0 : 6)})`} d={WRECK} />
      {layout !== 'phone' && (
        <text class="lair-name gone" x={x} y={y + HEX * 0.5}>
          {say().plundered}
        </text>
      )}
    </g>
  )
}

/** Names are left to the larger screens: on a phone the inspector has them. */
function Sealed({ lair, spot: { x, y }, layout }: LairProps) {
  const isPhone = layout === 'phone'
  return (
    <g>
      <Fort x={x} y={y - (isPhone ? -2 : HEX * 0.1)} size={HEX * (isPhone ? 0.84 : 0.7)} />
      {!isPhone && (
        <text class="lair-name" x={x} y={y + HEX * 0.5}>
          {lair.island}
        </text>
      )}
    </g>
  )
}

/** Its name stands below the tile, where no figure is. */
function Opened({ lair, spot: { x, y }, layout }: LairProps) {
  return (
    <>
      <SmallTile lair={lair} x={x} y={y} radius={HEX * 0.95} />
      {layout !== 'phone' && (
        <text class="lair-name" x={x} y={y + HEX * 1.22}>
          {lair.island}
        </text>
      )}
    </>
  )
}

function Lair(props: LairProps) {
  const { lair, spot, layout, seed } = props
  if (lair.face === 'gone') return <Emptied {...props} />
  const [rings, gap] = layout === 'phone' ? [2, 2.6] : [3, 3]
  return (
    <g data-lair={lair.space - WATERS}>
      <Shore d={islandPath(spot.x, spot.y, HEX * 0.78, HEX * 0.7, seed * 13 + 5, 0.09)} rings={rings} gap={gap} />
      <g class="lair-face">{lair.face === 'up' ? <Opened {...props} /> : <Sealed {...props} />}</g>
    </g>
  )
}

export function ChartLairs({ table }: { readonly table: Table }) {
  const { view, layout } = table.scene
  return (
    <g aria-hidden="true">
      {view.lairs.map((lair, at) => (
        <Lair key={at} lair={lair} spot={table.sea.spots[WATERS + at]!} layout={layout} seed={at + 1} />
      ))}
    </g>
  )
}
