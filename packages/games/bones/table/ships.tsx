// Ships in port, at sea and at their islands. A ship is the same element wherever it lies, so that it can sail there.
import { BadRing, BonesShip, burin, seatIndex, SeatToken } from '@flibuste/web/art'
import { allowed, onPress, playSound } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import type { Move } from '../moves.ts'
import { ISLAND, type Place } from '../state.ts'
import { about } from './explain.ts'
import type { ChartGeometry } from './geometry.ts'
import { berthOf } from './geometry.ts'
import { allBut, pickLane } from './draft.ts'
import { readyNow, shipMove } from './glow.ts'
import { attempt, facesOf, isMine, type Table } from './touch.ts'
import { say } from './words.ts'

const DONE: Move = { kind: 'done' }

export const shipPiece = (seat: Seat, lane: number): string => `ship-${seat}-${lane}`

/** Three strokes astern, seen only under way. */
const WAKE =
  burin([-4, -13], [-4, -30], 1.6, 0.1) + burin([1, -12], [1, -36], 1.8, 0.1) + burin([6, -13], [6, -28], 1.6, 0.1)

interface ShipProps {
  readonly table: Table
  readonly geometry: ChartGeometry
  readonly seat: Seat
  readonly lane: number
}

/** A ship that is ready before its step, and no dice are left to throw for it: they are kept, then it goes. Says whether that was meant. */
function keepsDice({ scene, hands, meant }: Table, lane: number): boolean {
  const { view, legal } = scene
  const ready = readyNow(view).find(({ move }) => 'lane' in move && move.lane === lane)
  if ((view.step !== 'reroll' && view.step !== 'change') || ready === undefined || !allowed(legal, DONE)) return false
  meant.value = { move: ready.move, faces: facesOf(view) }
  hands.play(DONE)
  return true
}

/** While dice may be thrown again: those of the ship are kept, and those that move another; the rest is picked. Says whether that was meant. */
function goesFor({ scene, draft, targets }: Table, lane: number): boolean {
  const { view } = scene
  if (view.step !== 'reroll' || targets.rerolls.length === 0) return false
  const picked = allBut([lane, ...readyNow(view).map(({ face }) => face)], view.dice)
  if (picked.dice.length === 0) return false
  draft.value = picked
  playSound('select')
  return true
}

/** A touch sails the ship, or asks which of two ways is meant; before that, it says for which ship the dice are thrown. */
export function touchShip(table: Table, seat: Seat, lane: number): void {
  const ways = table.targets.destinations.filter((destination) => destination.lane === lane)
  if (goesFor(table, lane) || keepsDice(table, lane)) return
  if (ways.length > 1) table.draft.value = pickLane(table.draft.value, lane)
  else attempt(table, shipMove(table.scene.view, table.targets, lane), shipPiece(seat, lane))
}

function shipLabel({ targets }: Table, lane: number, place: Place): string {
  const words = say()
  const may = targets.plunders.includes(lane)
    ? words.mayPlunder
    : targets.destinations.some((destination) => destination.lane === lane)
      ? words.maySail
      : null
  return [words.shipButton(lane, place), may].filter((part) => part !== null).join(', ')
}

/** In step 4 every ship is a button; before and after, a touch only tells why not. */
function handling({ table, seat, lane }: ShipProps, place: Place) {
  if (!isMine(table, seat)) return {}
  if (table.scene.view.step === 'mate' && place === ISLAND) {
    return { onClick: () => attempt(table, { kind: 'scout', island: lane }, shipPiece(seat, lane)) }
  }
  const press = () => touchShip(table, seat, lane)
  if (table.scene.view.step !== 'act') return { onClick: press }
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-keyshortcuts': String(lane),
    'aria-label': shipLabel(table, lane, place),
    onClick: press,
    onKeyDown: onPress(press),
  }
}

const mayMove = ({ table, seat, lane }: ShipProps): boolean =>
  isMine(table, seat) &&
  (table.targets.plunders.includes(lane) || table.targets.destinations.some((way) => way.lane === lane))

function Ship(props: ShipProps) {
  const { table, geometry, seat, lane } = props
  const place = table.scene.view.boards[seat]?.ships[lane - 1] ?? 0
  const { x, y } = berthOf(geometry, lane, place)
  const isMini = geometry.shape.detail === 'mini'
  const piece = shipPiece(seat, lane)
  const isRefused = table.refused.value === piece
  const heights = geometry.lanes[lane - 1]?.berths.map((berth) => berth.y).join(' ')
  return (
    <g
      class={`piece ship ${mayMove(props) ? 'open' : ''}`}
      transform={`translate(${x} ${y})`}
      data-piece={piece}
      data-heights={heights}
      {...about('ship', seat, lane)}
      {...handling(props, place)}
    >
      {isRefused && <BadRing x={0} y={0} radius={geometry.ship * 0.66} />}
      <circle class="focus-ring" r={geometry.ship * 0.64} />
      <g class="moves">
        {isMini ? (
          <SeatToken seat={seatIndex(seat)} x={0} y={0} radius={geometry.ship / 2} />
        ) : (
          <>
            <path class="wake" d={WAKE} />
            <BonesShip seat={seatIndex(seat)} x={0} y={0} size={geometry.ship} />
          </>
        )}
      </g>
    </g>
  )
}

export function Ships({ table, geometry, seat }: Omit<ShipProps, 'lane'>) {
  return (
    <g>
      {geometry.lanes.map(({ lane }) => (
        <Ship key={lane} table={table} geometry={geometry} seat={seat} lane={lane} />
      ))}
    </g>
  )
}
