// The chart itself: sea, coast with its towns, lanes, berths and islands. Never changes during a match; no pieces on it.
import { Molehill, NumberTile, Palm, RhumbNet, Shore, Town, Water } from '@flibuste/web/art'
import { still } from '@flibuste/web/kit'
import { about } from './explain.ts'
import { coastOf, shorePath, type ChartGeometry, type LaneGeometry } from './geometry.ts'

interface SceneryProps {
  readonly geometry: ChartGeometry
  readonly seat: number
}

const isOwn = ({ shape }: ChartGeometry): boolean => shape.detail === 'large' || shape.detail === 'tall'

/** Smaller numbers are only noise. */
const READABLE_PX = 7.5

const WAVES = { large: 1, tall: 1, medium: 0.6, mini: 0 } as const

function Sea({ geometry }: SceneryProps) {
  const { width, height, detail } = geometry.shape
  return (
    <>
      <Water width={width} height={height} waves={WAVES[detail]} />
      {isOwn(geometry) && <RhumbNet x={width / 2} y={height * 0.505} radius={width * 0.92} />}
    </>
  )
}

/** Towns and hills behind the ports. */
function Hinterland({ geometry }: SceneryProps) {
  const { shape, lanes, laneWidth } = geometry
  const [size, y] = shape.detail === 'tall' ? [8, shape.height * 0.2] : [9, shape.height * 0.2]
  return (
    <>
      {lanes.map(({ lane, x }) => {
        const left = shape.detail === 'tall' ? x - laneWidth * (lane === 1 ? 0.36 : 0.5) : x - laneWidth * 0.38
        return lane % 2 === 1 ? (
          <Town key={lane} x={left} y={y} size={size} />
        ) : (
          <g key={lane}>
            <Molehill x={left} y={y - shape.height * 0.02} size={size + 1} />
            {shape.detail === 'large' && <Molehill x={left + laneWidth * 0.08} y={y} size={size - 1} />}
          </g>
        )
      })}
    </>
  )
}

function Course({ geometry, at }: { readonly geometry: ChartGeometry; readonly at: LaneGeometry }) {
  const { ship, rings, gap, shape } = geometry
  const [port, sea] = at.berths
  const end = at.shore.y - at.shore.ry - gap * rings - 2
  return (
    <>
      <path class="lane" d={`M${at.x} ${port.y + ship * 0.2}V${end}`} />
      {shape.detail !== 'mini' && <circle class="berth" cx={at.x} cy={sea.y} r={ship * 0.16} />}
    </>
  )
}

function IslandMarks({ at }: { readonly at: LaneGeometry }) {
  const { x, y, rx, ry } = at.shore
  return (
    <>
      <Palm x={x - rx * 0.74} y={y + ry * 0.4} size={10} />
      <Molehill x={x + rx * 0.68} y={y + ry * 0.34} size={9} />
    </>
  )
}

function LaneHeads({ geometry, seat }: SceneryProps) {
  const small = geometry.shape.detail === 'medium' ? 13 : 8.5
  if (!isOwn(geometry) && geometry.shape.scale * small < READABLE_PX) return null
  return (
    <>
      {geometry.lanes.map(({ lane, head }) =>
        isOwn(geometry) ? (
          <g key={lane} {...about('lane', lane, seat)}>
            <NumberTile x={head.x} y={head.y} value={lane} />
          </g>
        ) : (
          <text
            key={lane}
            class="lane-mark"
            x={head.x}
            y={head.y + small * 0.36}
            font-size={small}
            {...about('lane', lane, seat)}
          >
            {lane}
          </text>
        ),
      )}
    </>
  )
}

export const Scenery = still(({ geometry, seat }: SceneryProps) => {
  const { lanes, rings, gap } = geometry
  return (
    <g aria-hidden="true">
      <Sea geometry={geometry} seat={seat} />
      <Shore d={coastOf(geometry, seat + 1)} rings={rings} gap={gap} />
      {lanes.map((at) => (
        <Course key={at.lane} geometry={geometry} at={at} />
      ))}
      {lanes.map((at) => (
        <Shore key={at.lane} d={shorePath(geometry, at, seat + 1)} rings={rings} gap={gap} />
      ))}
      {isOwn(geometry) && <Hinterland geometry={geometry} seat={seat} />}
      {geometry.shape.detail === 'large' && lanes.map((at) => <IslandMarks key={at.lane} at={at} />)}
      <LaneHeads geometry={geometry} seat={seat} />
    </g>
  )
})
