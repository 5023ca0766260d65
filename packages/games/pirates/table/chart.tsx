// The sea chart: drawn for whatever box it is in, brought nearer with fingers, wheel, buttons or keys.
import { Icon, type IconName } from '@flibuste/web/art'
import { useBox } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { approach, litSpots, showWhole, useApproach, wishOf, type Outlook } from './approach.ts'
import { NEAREST, placeIn, transformOf, WHOLE, type Camera } from './camera.ts'
import { ChartGround, Corners } from './chart-ground.tsx'
import { ChartLairs } from './chart-lairs.tsx'
import { Aims, Course, Distances, GhostShip, ReachWash } from './chart-reach.tsx'
import { ChartShips } from './chart-ships.tsx'
import { Spaces } from './chart-spaces.tsx'
import { isActing, type Table } from './touch.ts'
import { useCamera } from './use-camera.ts'
import { useZoomKeys } from './keys.ts'
import { say } from './words.ts'
import { zoomIn, zoomOut } from './zoom.ts'

interface ZoomProps {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  press(): void
}

function ZoomButton({ icon, label, off, press }: ZoomProps) {
  return (
    <button type="button" class="btn sm sq" aria-label={label} title={label} aria-disabled={off} onClick={press}>
      <Icon name={icon} />
    </button>
  )
}

/** A thumb pinches: one button is enough, and the chart has the room. */
function ThumbZoom({ outlook }: { readonly outlook: Outlook }) {
  const words = say()
  return (
    <div class="zoom" role="group" aria-label={words.zoom}>
      {outlook.camera.value.scale > 1 ? (
        <ZoomButton icon="globe" label={words.zoomWhole} off={false} press={() => showWhole(outlook)} />
      ) : (
        <ZoomButton icon="plus" label={words.zoomIn} off={false} press={() => approach(outlook)} />
      )}
    </div>
  )
}

function Zoom({ table, camera }: { readonly table: Table; readonly camera: Signal<Camera> }) {
  const words = say()
  const { scale } = camera.value
  return (
    <div class="zoom" role="group" aria-label={words.zoom}>
      <ZoomButton icon="plus" label={words.zoomIn} off={scale >= NEAREST} press={() => zoomIn(table, camera)} />
      <ZoomButton icon="minus" label={words.zoomOut} off={scale === 1} press={() => zoomOut(table, camera)} />
      {scale > 1 && (
        <ZoomButton icon="globe" label={words.zoomWhole} off={false} press={() => (camera.value = WHOLE)} />
      )}
    </div>
  )
}

function lairCounts({ scene }: Table): string {
  const { lairs } = scene.view
  const count = (face: string): number => lairs.filter((lair) => lair.face === face).length
  return say().lairCounts(count('down'), count('up'), count('gone'))
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const

/** Something lit lies beyond these edges: the chart can be dragged. */
function Beyond({ table, camera, box }: Outlook) {
  if (camera.value.scale === 1 || !isActing(table)) return null
  const places = litSpots(table).map((spot) => placeIn(table.sea.frame, box, camera.value, spot))
  const isBeyond = {
    left: places.some(({ x }) => x < -1),
    right: places.some(({ x }) => x > 1),
    top: places.some(({ y }) => y < -1),
    bottom: places.some(({ y }) => y > 1),
  }
  return SIDES.filter((side) => isBeyond[side]).map((side) => (
    <i key={side} class="beyond" data-side={side} aria-hidden="true" />
  ))
}

export function SeaChartSheet({ table }: { readonly table: Table }) {
  const words = say()
  const svg = useRef<SVGSVGElement>(null)
  const { frame } = table.sea
  const drawn = useRef<SVGGElement>(null)
  const [chartBox, box] = useBox('pirates-chart')
  const camera = useCamera(svg, table)
  const outlook: Outlook = { table, camera, wish: wishOf(table.hands), box, drawn }
  useApproach(outlook)
  useZoomKeys(outlook)
  const { x, y, width, height } = frame
  return (
    <section class="sheet chart-sheet" aria-label={words.chart}>
      <p class="visually-hidden">{lairCounts(table)}</p>
      <div class="chart-box" ref={chartBox} data-zoom={camera.value.scale > 1 ? 'near' : 'whole'}>
        <svg class="sea-chart" viewBox={`${x} ${y} ${width} ${height}`} ref={svg}>
          <g ref={drawn} transform={transformOf(frame, camera.value)}>
            <ChartGround sea={table.sea} portName={words.port} />
            <ReachWash table={table} />
            <ChartLairs table={table} />
            {table.scene.layout !== 'phone' && <Corners sea={table.sea} counts={lairCounts(table)} />}
            <Aims table={table} />
            <Course table={table} />
            <GhostShip table={table} />
            <ChartShips table={table} />
            <Distances table={table} />
            <Spaces table={table} camera={camera} />
          </g>
        </svg>
        <Beyond {...outlook} />
        {table.scene.layout === 'phone' ? <ThumbZoom outlook={outlook} /> : <Zoom table={table} camera={camera} />}
      </div>
    </section>
  )
}
