// What is written on the islands: their names, and the power each gives, lit while it is in force.
import type { Seat } from '@flibuste/kernel'
import { PowerToken } from '@flibuste/web/art'
import { ISLAND_POWERS } from '../data.ts'
import { about } from './explain.ts'
import type { ChartGeometry, LaneGeometry } from './geometry.ts'
import { islandName, say } from './words.ts'

interface IslandsProps {
  readonly geometry: ChartGeometry
  readonly seat: Seat
  /** By island, whether its power is in force. */
  readonly lit: readonly boolean[]
  /** Islands nobody stands on: their names can be read. */
  readonly empty: readonly boolean[]
  /** By island from 1, what a Scout would be worth there. */
  readonly worth: ReadonlyMap<number, number>
}

/** Below this many pixels words are noise, and the token alone speaks. */
const READABLE_PX = 10.5
const WORD_UNITS = 13
/** On a narrow chart of some width (a tablet) words are written small, in pixels. */
const NARROW = { laneFromPx: 70, namePx: 13, wordPx: 11.5 } as const
const TOKEN = { large: 25, tall: 27, medium: 21, mini: 0 } as const

const isRoomy = ({ shape: { detail, scale } }: ChartGeometry): boolean =>
  detail === 'large' && scale * WORD_UNITS >= READABLE_PX

const isNarrow = (geometry: ChartGeometry): boolean => {
  const { detail, scale } = geometry.shape
  const isOwn = detail === 'large' || detail === 'tall'
  return isOwn && !isRoomy(geometry) && geometry.laneWidth * scale >= NARROW.laneFromPx
}

const sized = ({ shape: { scale } }: ChartGeometry, px: number) => ({ fontSize: `${px / scale}px` })

/** The baseline of words below a token, counted from its middle. */
const belowToken = ({ shape: { detail, scale } }: ChartGeometry): number => TOKEN[detail] * 0.6 + NARROW.wordPx / scale
const DESCENT_PX = 3.5

/** A token moves up no farther, in units: above it stands the island’s name. */
const MOST_LIFT = 14

/** How far it would have to, for its words to stay on a flat chart. */
const liftOf = (geometry: ChartGeometry, { power }: LaneGeometry): number =>
  Math.max(0, power.y + belowToken(geometry) + DESCENT_PX / geometry.shape.scale - geometry.shape.height)

const hasWords = (geometry: ChartGeometry, at: LaneGeometry): boolean =>
  isNarrow(geometry) && liftOf(geometry, at) <= MOST_LIFT

/** A flat chart ends close below its islands: there the token makes room for its words, or speaks alone. */
export const powerHeight = (geometry: ChartGeometry, at: LaneGeometry): number =>
  at.power.y - (hasWords(geometry, at) ? liftOf(geometry, at) : 0)

function Power({ at, geometry, lit }: { at: LaneGeometry; geometry: ChartGeometry; lit: boolean | undefined }) {
  const { detail } = geometry.shape
  const power = ISLAND_POWERS[at.lane - 1] ?? 'die'
  const words = say().power(power)
  const { x } = at.power
  const y = powerHeight(geometry, at)
  const state = lit === true ? 'lit' : 'plain'
  if (!isRoomy(geometry)) {
    return (
      <>
        <PowerToken x={x} y={y} power={power} size={TOKEN[detail]} state={state} />
        {isNarrow(geometry) && (
          <text class="power-words below" x={x} y={y + belowToken(geometry)} style={sized(geometry, NARROW.wordPx)}>
            {words}
          </text>
        )}
      </>
    )
  }
  const width = Math.min(geometry.laneWidth - 6, 38 + words.length * 6.1)
  return (
    <g class={`power-label ${state}`}>
      <rect class="power-plate" x={x - width / 2} y={y - 11} width={width} height={22} rx={11} />
      <PowerToken x={x - width / 2 + 11} y={y} power={power} size={TOKEN.large} state={state} />
      <text class="power-words" x={x - width / 2 + 29} y={y + 4.4}>
        {words}
      </text>
    </g>
  )
}

function Name({ at, geometry }: { readonly at: LaneGeometry; readonly geometry: ChartGeometry }) {
  const isLarge = isRoomy(geometry)
  if (!isLarge && !isNarrow(geometry)) return null
  return (
    <text class="island-name" x={at.x} y={at.shore.y + 1} style={isLarge ? undefined : sized(geometry, NARROW.namePx)}>
      {islandName(at.lane)}
    </text>
  )
}

const CHANCE_PX = 17

/** In the place of the name: the chance of the next turn with a Scout there. */
function Chance({ at, geometry, chance }: { at: LaneGeometry; geometry: ChartGeometry; chance: number }) {
  const size = Math.min(geometry.laneWidth * 0.36, CHANCE_PX / geometry.shape.scale)
  return (
    <text class="island-chance" x={at.x} y={at.shore.y + size * 0.3} style={{ fontSize: `${size}px` }}>
      {say().perCent(chance)}
    </text>
  )
}

export function Islands({ geometry, seat, lit, empty, worth }: IslandsProps) {
  return (
    <g aria-hidden="true">
      {geometry.lanes.map((at, index) => (
        <g key={at.lane}>
          <g {...about('island', seat, at.lane)}>
            <circle
              class="anchorage"
              data-island={`${seat}-${at.lane}`}
              cx={at.shore.x}
              cy={at.shore.y}
              r={at.shore.ry}
            />
            {empty[index] && !worth.has(at.lane) && <Name at={at} geometry={geometry} />}
            {worth.has(at.lane) && <Chance at={at} geometry={geometry} chance={worth.get(at.lane) ?? 0} />}
          </g>
          {geometry.shape.detail !== 'mini' && (
            <g {...about('gift', seat, at.lane)}>
              <Power at={at} geometry={geometry} lit={lit[index]} />
            </g>
          )}
        </g>
      ))}
    </g>
  )
}
