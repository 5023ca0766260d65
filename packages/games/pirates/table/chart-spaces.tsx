// The spaces of the chart as buttons: one stop for the Tab key, arrows from hex to hex, each told in words.
import { hexPath } from '@flibuste/web/art'
import { useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { isWater, lairOfSpace, PORT, type Space } from '../chart.ts'
import { islandsOff, waterName } from '../wording.ts'
import { about } from './explain.ts'
import { centredOn, isSeen, type Camera } from './camera.ts'
import { ARROWS, HEX, neighbourOf } from './geometry.ts'
import { aimOf, courseEnd } from './chart-reach.tsx'
import { shipsIn } from './glow.ts'
import { lairLine } from './lair-words.ts'
import { largeSeat, spacePiece, touchSpace, type Table } from './touch.ts'
import { say } from './words.ts'

function waterLabel(table: Table, space: Space): string {
  const words = say()
  const { view, reader } = table.scene
  const name = space === PORT ? words.port : words.waters(waterName(view, space), islandsOff(view, space))
  const steps = table.targets.sails.has(space) ? [words.away(view.reach[space] ?? 0)] : []
  const ships = shipsIn(view, space).map((seat) => reader.name(seat))
  return [name, ...steps, ...(ships.length === 0 ? [] : [words.liesHere(ships)])].join(', ')
}

const labelOf = (table: Table, space: Space): string =>
  isWater(space) ? waterLabel(table, space) : lairLine(table.scene.view.lairs[lairOfSpace(space)]!, say())

function isChosen(table: Table, space: Space): boolean {
  if (isWater(space)) return courseEnd(table) === space
  const aim = aimOf(table)
  return aim?.kind === 'lair' && aim.lair === lairOfSpace(space)
}

interface SpaceProps {
  readonly table: Table
  readonly space: Space
  /** The one space the Tab key stops at. */
  readonly stop: Signal<Space>
}

function SpaceButton({ table, space, stop }: SpaceProps) {
  const { x, y } = table.sea.spots[space]!
  const piece = spacePiece(space)
  const press = () => {
    stop.value = space
    touchSpace(table, space)
  }
  const isPlain = isWater(space) && !table.targets.sails.has(space)
  return (
    <g
      class={`space ${isPlain ? '' : 'open'}`}
      role="button"
      tabindex={stop.value === space ? 0 : -1}
      aria-label={labelOf(table, space)}
      aria-pressed={isChosen(table, space)}
      data-piece={piece}
      data-space={space}
      {...about('space', space)}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        press()
      }}
    >
      <path class="space-area" d={hexPath(x, y, HEX)} />
      <path class="focus-ring" d={hexPath(x, y, HEX * 0.9)} />
      {table.refused.value === piece && <path class="bad-ring" d={hexPath(x, y, HEX * 0.86)} />}
    </g>
  )
}

interface SpacesProps {
  readonly table: Table
  readonly camera: Signal<Camera>
}

/** Arrows walk from hex to hex; what is walked to is brought into sight. */
function useWalk({ table, camera }: SpacesProps, stop: Signal<Space>, group: RefObject<SVGGElement | null>) {
  return (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = neighbourOf(table.sea, stop.value, arrow)
    stop.value = next
    const { frame, spots } = table.sea
    if (!isSeen(frame, camera.value, spots[next]!, HEX)) camera.value = centredOn(frame, camera.value, spots[next]!)
    group.current?.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true })
  }
}

export function Spaces(props: SpacesProps) {
  const { table } = props
  const group = useRef<SVGGElement>(null)
  const home = table.scene.view.ships[largeSeat(table.scene)]?.space ?? PORT
  const stop = useSignal(home)
  const walk = useWalk(props, stop, group)
  return (
    <g ref={group} role="group" aria-label={say().chartKeys} onKeyDown={walk}>
      {table.sea.spots.map((_, space) => (
        <SpaceButton key={space} table={table} space={space} stop={stop} />
      ))}
    </g>
  )
}
