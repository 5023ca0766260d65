// What of the shared picture is no word: engraving, frame, rose, curve and chips, from the parts of the table.
import { render } from 'preact'
import type { Seat } from '@flibuste/kernel'
import { Glory, HatchDefs, Rose, Sea, SeatChip, Sky, TallShip, seatIndex } from '../art/index.ts'
import { PICTURE, type Box, type Laid, type Row } from './picture-layout.ts'
import type { Curve } from './picture-told.tsx'

const SCENE = 609
const SHIP = { x: 5, y: 73, scale: 1.52 } as const
const SEA = 452
/** The sea runs on beyond what is seen of it. */
const OVER = 60

interface EngravingProps {
  /** Null: nobody’s alone; all who share it fly their flags. */
  readonly ship: Seat | null
  readonly winners: readonly Seat[]
}

/** The ship under full sail before the sun. */
function Engraving({ ship, winners }: EngravingProps) {
  return (
    <svg x={0} y={0} width={SCENE} height={PICTURE.height} viewBox={`0 0 ${SCENE} ${PICTURE.height}`}>
      <rect class="card-ground" width={SCENE} height={PICTURE.height} />
      <Glory x={304} y={262} r0={168} r1={620} rays={96} class="rays" />
      <rect class="card-ground" y={SEA - 8} width={SCENE} height={PICTURE.height - SEA + 8} />
      <Sky x0={0} x1={SCENE} y0={12} y1={230} seed={3} rows={20} />
      <g transform={`translate(${SHIP.x} ${SHIP.y}) scale(${SHIP.scale})`}>
        <TallShip seat={ship === null ? undefined : seatIndex(ship)} flags={winners.map(seatIndex)} />
      </g>
      <Sea x0={-OVER} x1={SCENE + OVER} y0={SEA} y1={PICTURE.height} seed={5} pitch={9} />
    </svg>
  )
}

const INSET = 11
const BAR = 9
const BARS = '34 34'

/** The scale bar run round the picture. */
function Frame() {
  const { width, height } = PICTURE
  const ink = { fill: 'none', stroke: 'var(--chart-line)' }
  const middle = INSET + BAR / 2
  const bars = `M${INSET} ${middle}H${width - INSET}M${INSET} ${height - middle}H${width - INSET}M${middle} ${INSET}V${height - INSET}M${width - middle} ${INSET}V${height - INSET}`
  const inner = INSET + BAR
  return (
    <g>
      <path style={{ ...ink, strokeWidth: 2 }} d={`M${SCENE} ${inner}V${height - inner}`} />
      <path style={{ ...ink, strokeWidth: BAR, strokeDasharray: BARS }} d={bars} />
      <rect
        style={{ ...ink, strokeWidth: 2 }}
        x={INSET}
        y={INSET}
        width={width - 2 * INSET}
        height={height - 2 * INSET}
      />
      <rect style={ink} x={inner} y={inner} width={width - 2 * inner} height={height - 2 * inner} />
    </g>
  )
}

const CHIP = 27

const Chip = ({ row: { captain, x, y } }: { readonly row: Row }) => (
  <svg x={x - CHIP / 2} y={y - CHIP / 2} width={CHIP} height={CHIP}>
    <SeatChip seat={seatIndex(captain.seat)} />
  </svg>
)

/** Where no curve was kept, the rose of the chart. */
function Middle({ chart, curve }: { readonly chart: Box; readonly curve: Curve | null }) {
  if (curve !== null) return <g transform={`translate(${chart.x - curve.left} ${chart.y})`}>{curve.drawing}</g>
  const radius = Math.min(80, chart.height / 2 - 16)
  return <Rose x={chart.x + chart.width / 2} y={chart.y + chart.height / 2} radius={radius} />
}

export interface DrawingProps extends EngravingProps {
  readonly laid: Laid
  readonly curve: Curve | null
}

export function Drawing({ laid: { chart, rows }, curve, ...engraved }: DrawingProps) {
  const { width, height } = PICTURE
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <HatchDefs />
      <rect style={{ fill: 'var(--panel)' }} width={width} height={height} />
      <Engraving {...engraved} />
      <Frame />
      <Rose x={671} y={66} radius={21} north="bare" />
      <Middle chart={chart} curve={curve} />
      {rows.map((row) => (
        <Chip key={row.captain.seat} row={row} />
      ))}
    </svg>
  )
}

const SMALL = { height: 24, gap: 5 } as const

/** The pictures of a cell that says all it says by them, as chests do; none where it has a word or a figure. */
export function picturesOf(cell: Row['captain']['shown']): readonly SVGSVGElement[] {
  const box = document.createElement('div')
  render(<>{cell}</>, box)
  const pictures = box.textContent === '' ? [...box.querySelectorAll('svg')] : []
  return pictures.map((picture) => picture.cloneNode(true) as SVGSVGElement)
}

const widthOfOne = ({ viewBox: { baseVal } }: SVGSVGElement): number =>
  baseVal.height === 0 ? SMALL.height : (SMALL.height * baseVal.width) / baseVal.height

export const widthOfAll = (pictures: readonly SVGSVGElement[]): number =>
  pictures.reduce((sum, picture) => sum + widthOfOne(picture) + SMALL.gap, pictures.length === 0 ? 0 : -SMALL.gap)

/** One beside the other, up to the right edge of the row. */
export function layPictures(drawing: SVGSVGElement, pictures: readonly SVGSVGElement[], { right, y }: Row): void {
  let x = right - widthOfAll(pictures)
  for (const picture of pictures) {
    const place = { x, y: y - SMALL.height / 2, width: widthOfOne(picture), height: SMALL.height }
    for (const [name, value] of Object.entries(place)) picture.setAttribute(name, String(value))
    drawing.append(picture)
    x += place.width + SMALL.gap
  }
}
