// First mates: in hand beside the name, as Scout on an island, as Thief beside a chest.
import type { Seat } from '@flibuste/kernel'
import { FirstMate, MatePiece, SeatToken, seatIndex } from '@flibuste/web/art'
import { ISLAND_POWERS } from '../data.ts'
import { about } from './explain.ts'
import type { ChartGeometry } from './geometry.ts'
import type { BonesScene, Table } from './touch.ts'
import { say } from './words.ts'

/** Where a captain's mate is, in words. */
export function mateNote({ view, reader }: BonesScene, seat: Seat): string {
  const words = say()
  const mate = view.boards[seat]?.mate
  if (mate?.duty === 'scout') return words.mateScout(mate.island)
  if (mate?.duty !== 'thief') return words.mateInHand
  return mate.owner === reader.me ? words.mateThiefMine : words.mateThief(reader.name(mate.owner))
}

/** What an island’s Scout would give. */
const giftOf = (island: number): string => say().power(ISLAND_POWERS[island - 1] ?? 'die')

/** Beside a longer name there is no second line. */
const LONGEST_NAME = 12

/** What becomes of a captain’s mate there, in a few words: a Thief’s place says it. */
export function mateUse({ view, reader }: BonesScene, seat: Seat): string | null {
  const { mateUse: use } = say()
  const mate = view.boards[seat]?.mate
  if (reader.name(seat).length > LONGEST_NAME || mate?.duty === 'thief') return null
  return mate?.duty === 'scout' ? use.scout(giftOf(mate.island)) : use.hand()
}

/** The same beside where the mate is, where that has a line of its own. */
export function mateLine(scene: BonesScene, seat: Seat): string {
  const mate = scene.view.boards[seat]?.mate
  return mateNote(scene, seat) + (mate?.duty === 'scout' ? say().scoutGift(giftOf(mate.island)) : '')
}

interface InHandProps {
  readonly scene: BonesScene
  readonly seat: Seat
  readonly size: number
}

/** Its place beside the name stays when the mate is away: it comes back there. */
export function MateInHand({ scene, seat, size }: InHandProps) {
  const isHere = scene.view.boards[seat]?.mate.duty === 'hand'
  return (
    <span class={`mate-place ${isHere ? 'here' : 'away'}`} data-mate={seat} {...about('mate', seat)}>
      <FirstMate seat={seatIndex(seat)} size={size} />
    </span>
  )
}

export function ScoutPiece({ table, geometry, seat }: { table: Table; geometry: ChartGeometry; seat: Seat }) {
  const mate = table.scene.view.boards[seat]?.mate
  const at = mate?.duty === 'scout' ? geometry.lanes[mate.island - 1] : undefined
  if (at === undefined) return null
  const { x, y } = at.shore
  return (
    <g
      class="piece scout"
      transform={`translate(${x} ${y})`}
      data-scout={seat}
      aria-hidden="true"
      {...about('mate', seat)}
    >
      <g class="moves">
        {geometry.shape.detail === 'mini' ? (
          <MiniMate size={geometry.ship} seat={seat} />
        ) : (
          <MatePiece seat={seatIndex(seat)} x={0} y={geometry.ship * 0.36} size={geometry.ship * 0.92} />
        )}
      </g>
    </g>
  )
}

const HAT = 'M-5.4 1C-2.6.8-2.4-4 0-4.4 2.4-4 2.6.8 5.4 1 3 3 1.6 2 0 2S-3 3-5.4 1Z'

/** On a mini chart a mate is a token with a hat. */
function MiniMate({ size, seat }: { readonly size: number; readonly seat: Seat }) {
  return (
    <g transform={`scale(${size / 15.2})`}>
      <SeatToken seat={seatIndex(seat)} x={0} y={0} radius={7.2} />
      <circle class="mini-mate" r={7.2} />
      <path class="mini-hat" d={HAT} />
    </g>
  )
}
