// Ships on the chart: the captains', the black ones under their legends, the Royal Navy. The course that is being chosen.
import { bySeat } from '@flibuste/kernel'
import { BonesShip, Glory, place as put, seatIndex } from '@flibuste/web/art'
import { begunEvents, isAsked } from '@flibuste/web/kit'
import type { Place } from '../data.ts'
import { NO_LEGEND } from '../state.ts'
import { about } from './explain.ts'
import {
  bendOf,
  berthAt,
  blackBerth,
  navyBerth,
  plateSpot,
  plateWidth,
  shipBerth,
  type Sheet,
  type Spot,
} from './geometry.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface Drawn {
  readonly table: Table
  readonly sheet: Sheet
}

const SAIL = 'M13 10C20 8.4 31 8.4 37 10 40.4 17 40.4 23 36.6 29.4 29 27.6 20 27.6 12.6 29.4 16 23 16 17 13 10Z'
const HULL =
  'M5 27H13L14.4 32.4C18 33.4 32 33.6 36 32.4L44 28 45.6 29C44.6 32.6 43.2 36 41.6 38.6 39.4 42.4 36 44 30 44H16C10.6 44 8 40 6.4 34.6Z'
const SKULL =
  'M0-11A10 10 0 0 1 10-1C10 4 7 5 6 7V11H-6V7C-7 5-10 4-10-1A10 10 0 0 1 0-11ZM-4-3A2.6 2.6 0 1 0-4 2.2 2.6 2.6 0 1 0-4-3ZM4-3A2.6 2.6 0 1 0 4 2.2 2.6 2.6 0 1 0 4-3Z'
const CROWN = 'M-9 7H9M-8.6 3.5L-10-6-4.4-2 0-9 4.4-2 10-6 8.6 3.5Z'

/** A ship no captain sails: black with a skull, or the king's with a crown. */
function Stranger({ x, y, size, of }: Spot & { readonly size: number; readonly of: 'black' | 'navy' }) {
  return (
    <g class={`stranger ${of}`} transform={`${put(x, y, size / 48)} translate(-25 -26)`}>
      <path class="sea-halo" d={`${SAIL}${HULL}`} />
      <path class="ship-mast" d="M25 3V34M42 31L49 24" />
      <path class="cloth" d="M24.6 1.4L11 4 24.6 8.2Z" />
      <path class="cloth" d={SAIL} />
      <path
        class="sign"
        fill-rule="evenodd"
        transform={`translate(26.4 19) scale(${of === 'black' ? 0.58 : 0.74})`}
        d={of === 'black' ? SKULL : CROWN}
      />
      <path class="timber" d={HULL} />
    </g>
  )
}

function Captains({ table, sheet }: Drawn) {
  const { view } = table.scene
  return (
    <>
      {view.players.map((_, seat) => {
        const { x, y } = shipBerth(sheet, view, seat)
        return (
          <g key={seat} data-ship={seat} {...about('ship', seat)} transform={`translate(${x} ${y})`}>
            <g class="moves">
              <BonesShip seat={seatIndex(seat)} x={0} y={0} size={sheet.ship} />
            </g>
          </g>
        )
      })}
    </>
  )
}

function Navy({ table, sheet }: Drawn) {
  const { x, y } = navyBerth(sheet, table.scene.view)
  return (
    <g data-navy="" {...about('hunter', NO_LEGEND)} transform={`translate(${x} ${y})`}>
      <g class="moves">
        <Stranger x={0} y={0} size={sheet.black} of="navy" />
      </g>
    </g>
  )
}

function Strangers({ table, sheet }: Drawn) {
  const { view } = table.scene
  return (
    <>
      {view.blackShips.map(({ legend }, ship) => {
        const { x, y } = blackBerth(sheet, view, ship)
        return (
          <g
            key={ship}
            data-black={ship}
            {...(legend >= 0 ? about('hunter', legend) : {})}
            transform={`translate(${x} ${y})`}
          >
            <g class="moves">
              <Stranger x={0} y={0} size={sheet.black} of="black" />
            </g>
          </g>
        )
      })}
      {view.navy.place > 0 && <Navy table={table} sheet={sheet} />}
    </>
  )
}

/** From where the own ship lies to where the wheel points; null where no wheel is set. */
function courseIn({ table, sheet }: Drawn): { readonly from: Spot; readonly to: Spot } | null {
  const { view, me } = table.scene
  if (!isAsked(table) || (view.step !== 'course' && view.step !== 'steer')) return null
  const island: Place = table.draft.value.island
  if (island === 0) return null
  return {
    from: shipBerth(sheet, view, me),
    to: berthAt(sheet, island, island === bySeat(view.players, me).place ? 0 : 5),
  }
}

/** The dashed course lies on the water, under every name and slip. */
export function CourseLine(props: Drawn) {
  const course = courseIn(props)
  if (course === null) return null
  const { from, to } = course
  const bend = bendOf(props.sheet, from, to)
  return <path class="course" d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
}

/** Where it ends: a ghost and a glory. */
function CourseEnd(props: Drawn) {
  const course = courseIn(props)
  if (course === null) return null
  const { sheet, table } = props
  const { x, y } = course.to
  return (
    <g class="course-drawn">
      <Glory x={x} y={y} r0={sheet.ship * 0.58} r1={sheet.ship * 0.86} rays={36} />
      <BonesShip seat={seatIndex(table.scene.me)} x={x} y={y} size={sheet.ship} class="ghost-piece" />
    </g>
  )
}

const PLATE_HEIGHT = 18
const PLATE_NUMBER = 18

/** Where a black ship is seen to lie: it sails on only in its beat. */
function placeSeen({ scene: { view, happened } }: Table, ship: number): Place {
  const begun = begunEvents(happened)
  const toCome = happened.events.find(
    (event) => event.type === 'blackShipMoved' && event.ship === ship && !begun.includes(event),
  )
  return toCome?.type === 'blackShipMoved' ? toCome.from : (view.blackShips[ship]?.place ?? 0)
}

interface PlateProps extends Spot {
  readonly legend: number
  readonly place: Place
}

/** By the number of its island. */
function HunterPlate({ x, y, legend, place }: PlateProps) {
  const name = say().legendName(legend)
  const width = plateWidth(name) + PLATE_NUMBER
  return (
    <g
      class="legend-plate"
      data-legend={legend}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
      {...about('hunter', legend)}
    >
      <rect x={-width / 2} y={-PLATE_HEIGHT / 2} width={width} height={PLATE_HEIGHT} rx="4" />
      <g class="legend-isle" transform={`translate(${PLATE_NUMBER / 2 - width / 2 + 2} 0)`}>
        <circle r="7" />
        <text y="4.2">{place}</text>
      </g>
      <text x={PLATE_NUMBER / 2} y="4.5">
        {name}
      </text>
    </g>
  )
}

/** On a phone there is room for the names of the legends where no island is. */
export function HunterPlates({ table, sheet }: Drawn) {
  const ships = table.scene.view.blackShips.map(({ legend }, ship) => ({ legend, ship }))
  return (
    <>
      {ships
        .filter(({ legend }) => legend >= 0)
        .map(({ legend, ship }, nth) => (
          <HunterPlate key={ship} {...plateSpot(sheet, nth)} legend={legend} place={placeSeen(table, ship)} />
        ))}
    </>
  )
}

export function Ships(props: Drawn) {
  return (
    <>
      <CourseEnd {...props} />
      <Strangers {...props} />
      <Captains {...props} />
    </>
  )
}
