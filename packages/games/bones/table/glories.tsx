// Where one may act: the dashed course, the ghost of the ship, the engraved rays. Never a blur.
import { BonesShip, Glory, NumberTile, seatIndex } from '@flibuste/web/art'
import { kindle, onPress, sameMove } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { ISLAND, type Place } from '../state.ts'
import { about } from './explain.ts'
import { berthOf, type ChartGeometry, type Spot } from './geometry.ts'
import { litPlaces, litPlunders, spotMove, type Destination } from './glow.ts'
import { inAir } from './rolls.ts'
import { attempt, isMine, type Table } from './touch.ts'

interface LayerProps {
  readonly table: Table
  readonly geometry: ChartGeometry
  readonly seat: Seat
}

interface RaysProps {
  readonly at: Spot
  /** Where the rays begin and end. */
  readonly rim: readonly [number, number]
  readonly squash?: number
  readonly index: number
  /** Only the default target breathes by itself; others when the pointer is on them. */
  readonly pulse: 'breathes' | 'still'
}

function Rays({ at, rim, squash = 1, index, pulse }: RaysProps) {
  const rays = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (rays.current !== null) kindle(rays.current, index)
  }, [])
  return (
    <g transform={`translate(${at.x} ${at.y})`} aria-hidden="true">
      <g ref={rays}>
        <Glory r0={rim[0]} r1={rim[1]} rays={40} squash={squash} class={`glory ${pulse}`} />
      </g>
    </g>
  )
}

function CourseLine({ table, geometry, seat, lit }: LayerProps & { readonly lit: Destination }) {
  const place = table.scene.view.boards[seat]?.ships[lit.lane - 1] ?? 0
  const from = berthOf(geometry, lit.lane, place)
  const to = berthOf(geometry, lit.lane, lit.place)
  const sea = berthOf(geometry, lit.lane, 1)
  const passes = lit.place - place === 2
  return (
    <g aria-hidden="true">
      <path class="course" d={`M${from.x} ${from.y + geometry.ship * 0.5}V${to.y - geometry.ship * 0.62}`} />
      {passes && <circle class="berth legal-line" cx={sea.x} cy={sea.y} r={geometry.ship * 0.16} />}
    </g>
  )
}

/** Round a ship; where two places of a lane glow, they leave each other room. */
const rimOf = ({ ship }: ChartGeometry, ways: number = 1): readonly [number, number] => [
  ship * 0.6,
  ship * (ways > 1 ? 0.76 : 0.9),
]

function Ghost({
  table,
  geometry,
  seat,
  lit,
  index,
}: LayerProps & { readonly lit: Destination; readonly index: number }) {
  const at = berthOf(geometry, lit.lane, lit.place)
  const { best } = table.targets
  const ways = litPlaces(table.scene.view, table.targets).filter(({ lane }) => lane === lit.lane).length
  const pulse = best !== null && sameMove(best, lit.move) ? 'breathes' : 'still'
  return (
    <g>
      <Rays at={at} rim={rimOf(geometry, ways)} index={index} pulse={pulse} />
      <BonesShip seat={seatIndex(seat)} x={at.x} y={at.y} size={geometry.ship} class="ghost-piece" />
    </g>
  )
}

const key = ({ lane, place }: Destination): string => `${lane}-${place}`

/** Under the ships: courses and ghosts on the chart of whoever is about to sail. */
export function Glories({ table, geometry, seat }: LayerProps) {
  const { view, happened } = table.scene
  if (seat !== view.active || geometry.shape.detail === 'mini' || inAir(happened)) return null
  const lit = litPlaces(view, table.targets)
  const own = isMine(table, seat)
  return (
    <g class="glories">
      {lit.map((one) => (
        <CourseLine key={key(one)} table={table} geometry={geometry} seat={seat} lit={one} />
      ))}
      {own && lit.map((one, index) => <Ghost key={key(one)} {...{ table, geometry, seat, index }} lit={one} />)}
      <LitHeads table={table} geometry={geometry} seat={seat} />
      {own && <PlunderGlow table={table} geometry={geometry} seat={seat} />}
      {own && <ScoutGlow table={table} geometry={geometry} seat={seat} />}
    </g>
  )
}

/** The number of a lane whose ship can be moved is lit. */
function LitHeads({ table, geometry }: LayerProps) {
  if (geometry.shape.detail === 'medium') return null
  const { view } = table.scene
  const lanes = [...litPlaces(view, table.targets).map(({ lane }) => lane), ...litPlunders(view, table.targets)]
  return (
    <g aria-hidden="true">
      {geometry.lanes
        .filter(({ lane }) => lanes.includes(lane))
        .map(({ lane, head }) => (
          <g key={lane} {...about('lane', lane)}>
            <NumberTile x={head.x} y={head.y} value={lane} state="legal" />
          </g>
        ))}
    </g>
  )
}

function PlunderGlow({ table, geometry }: LayerProps) {
  const lanes = litPlunders(table.scene.view, table.targets)
  return (
    <>
      {lanes.map((lane, index) => (
        <Rays
          key={lane}
          at={berthOf(geometry, lane, ISLAND)}
          rim={rimOf(geometry)}
          index={index}
          pulse={index === 0 ? 'breathes' : 'still'}
        />
      ))}
    </>
  )
}

function ScoutGlow({ table, geometry }: LayerProps) {
  return (
    <>
      {table.targets.scouts.map(({ island }, index) => {
        const shore = geometry.lanes[island - 1]?.shore ?? { x: 0, y: 0, rx: 1, ry: 1 }
        const rim = [shore.rx * 1.04, shore.rx * 1.34] as const
        return <Rays key={island} at={shore} rim={rim} squash={shore.ry / shore.rx} index={index} pulse="still" />
      })}
    </>
  )
}

interface SpotProps extends LayerProps {
  readonly lane: number
  readonly place: Place
  readonly children?: ComponentChildren
}

/** A place in one's own lane that can be touched. What may be done there is in the tab order; the rest answers the pointer only. */
function TouchSpot({ table, geometry, seat, lane, place }: SpotProps) {
  const move = spotMove(table.scene.view, table.targets, lane, place)
  if (move === null) return null
  const piece = `spot-${seat}-${lane}-${place}`
  const isLegal = table.scene.legal.some((known) => sameMove(known, move))
  const press = () => attempt(table, move, piece)
  const at = berthOf(geometry, lane, place)
  const [width, height] = [geometry.laneWidth * 0.9, geometry.shape.height * 0.25]
  const button = isLegal
    ? {
        role: 'button' as const,
        tabindex: 0,
        'aria-label': table.scene.text.move(move, table.scene.view, table.scene.reader),
        onKeyDown: onPress(press),
      }
    : {}
  return (
    <g
      class={`spot ${isLegal ? 'open' : ''}`}
      data-piece={piece}
      {...(place === ISLAND ? about('island', seat, lane) : about('sea', lane))}
      transform={`translate(${at.x} ${at.y})`}
      onClick={press}
      {...button}
    >
      <rect class="spot-area" x={-width / 2} y={-height / 2} width={width} height={height} />
      <circle class="focus-ring" r={geometry.ship * 0.64} />
      {table.refused.value === piece && <circle class="bad-ring" r={geometry.ship * 0.66} />}
    </g>
  )
}

/** Empty places of one's own lanes; ships are touched themselves. */
export function Spots({ table, geometry, seat }: LayerProps) {
  const { view } = table.scene
  if (!isMine(table, seat) || (view.step !== 'act' && view.step !== 'mate')) return null
  const ships = view.boards[seat]?.ships ?? []
  const places: readonly Place[] = view.step === 'mate' ? [ISLAND] : [1, ISLAND]
  return (
    <g>
      {geometry.lanes.flatMap(({ lane }) =>
        places
          .filter((place) => view.step === 'mate' || place !== ships[lane - 1])
          .map((place) => <TouchSpot key={`${lane}-${place}`} {...{ table, geometry, seat, lane, place }} />),
      )}
    </g>
  )
}
