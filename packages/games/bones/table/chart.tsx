// One captain's sea chart with everything that lies on it, drawn for the box it is in, and told in words beside it.
import type { Seat } from '@flibuste/kernel'
import { useBox, type Box } from '@flibuste/web/kit'
import { useId, useMemo } from 'preact/hooks'
import { ISLAND } from '../state.ts'
import { chartGeometry, detailOf, shapeOf, type ChartGeometry } from './geometry.ts'
import { Glories, Spots } from './glories.tsx'
import { litPlaces } from './glow.ts'
import { Islands } from './islands.tsx'
import { mateNote, ScoutPiece } from './mates.tsx'
import { Scenery } from './scenery.tsx'
import { scoutingOf } from './scouting.ts'
import { Ships } from './ships.tsx'
import { isMine, type Table } from './touch.ts'
import { say } from './words.ts'

interface ChartProps {
  readonly table: Table
  readonly seat: Seat
  readonly role: 'own' | 'other'
}

function useGeometry({ table, role }: ChartProps, box: Box): ChartGeometry {
  const { layout } = table.scene
  const detail = role === 'other' ? detailOf(box) : layout === 'phone' ? 'tall' : 'large'
  return useMemo(() => chartGeometry(shapeOf(box, detail)), [box, detail])
}

/** A power is lit while it is in force: this turn for the active captain, next turn for whoever stands there. */
function litOf({ table, seat }: ChartProps): readonly boolean[] {
  const { view } = table.scene
  const board = view.boards[seat]
  if (seat === view.active && view.step !== 'over') return view.powers
  return (board?.ships ?? []).map((place, index) => place === ISLAND || board?.mate.island === index + 1)
}

/** Islands whose name is not hidden under a ship, a ghost or a mate. */
function emptyOf({ table, seat }: ChartProps): readonly boolean[] {
  const { view } = table.scene
  const board = view.boards[seat]
  const ghosts = isMine(table, seat) ? litPlaces(view, table.targets) : []
  return (board?.ships ?? []).map(
    (place, index) =>
      place !== ISLAND &&
      board?.mate.island !== index + 1 &&
      !ghosts.some((ghost) => ghost.lane === index + 1 && ghost.place === ISLAND),
  )
}

const NOTHING: ReadonlyMap<number, number> = new Map()

/** While one's mate may be sent: what a Scout would be worth on each island. */
function worthOf({ table, seat }: ChartProps): ReadonlyMap<number, number> {
  if (!isMine(table, seat) || table.targets.scouts.length === 0) return NOTHING
  return scoutingOf(table.scene.view, table.targets.scouts)?.there ?? NOTHING
}

function ChartWords({ table, seat }: ChartProps) {
  const words = say()
  const { view, reader } = table.scene
  const ships = (view.boards[seat]?.ships ?? []).map((place, index) => words.shipLine(index + 1, place))
  const parts = [...ships, words.treasures(view.boards[seat]?.treasures.length ?? 0), mateNote(table.scene, seat)]
  return <p class="visually-hidden">{words.chartLine(reader.name(seat), parts)}</p>
}

function Pieces({ geometry, ...props }: ChartProps & { readonly geometry: ChartGeometry }) {
  const { table, seat } = props
  return (
    <>
      <Glories table={table} geometry={geometry} seat={seat} />
      <Islands geometry={geometry} seat={seat} lit={litOf(props)} empty={emptyOf(props)} worth={worthOf(props)} />
      <Spots table={table} geometry={geometry} seat={seat} />
      <Ships table={table} geometry={geometry} seat={seat} />
      <ScoutPiece table={table} geometry={geometry} seat={seat} />
    </>
  )
}

export function Chart(props: ChartProps) {
  const { table, seat } = props
  const [element, box] = useBox(props.role)
  const geometry = useGeometry(props, box)
  const clip = useId()
  const { width, height, detail } = geometry.shape
  return (
    <div class="chart-box" ref={element}>
      <ChartWords {...props} />
      {box.width > 0 && (
        <svg
          class={`chart ${detail}`}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={say().chart(table.scene.reader.name(seat))}
        >
          <defs>
            <clipPath id={clip}>
              <rect width={width} height={height} rx={detail === 'mini' ? 2.5 : 5} />
            </clipPath>
          </defs>
          <g clip-path={`url(#${clip})`}>
            <Scenery geometry={geometry} seat={seat} />
          </g>
          <Pieces {...props} geometry={geometry} />
          <rect
            class="board-frame"
            x={0.75}
            y={0.75}
            width={width - 1.5}
            height={height - 1.5}
            rx={detail === 'mini' ? 2.5 : 5}
          />
        </svg>
      )}
    </div>
  )
}
