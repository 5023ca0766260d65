// The seven places: land, number, name, and the treasure card of the month hung on the shore.
import { burin, islandPath, Molehill, Palm, place as put, row, Shore } from '@flibuste/web/art'
import { isAsked, pressable } from '@flibuste/web/kit'
import { COVE, PLACES, WHEEL, type Place, type TreasureCard } from '../data.ts'
import type { View } from '../view.ts'
import { about } from './explain.ts'
import { covePath, isLarger, reachOf, spotOf, type Sheet } from './geometry.ts'
import { islandMoves } from './legal.ts'
import { MarkPiece, type MarkName } from './marks.tsx'
import { touchIsland, type Table } from './touch.ts'
import { say } from './words.ts'

interface Drawn {
  readonly table: Table
  readonly sheet: Sheet
}

const landOf = (sheet: Sheet, place: Place): string => {
  if (place === COVE) return covePath(sheet)
  const { x, y } = spotOf(sheet, place)
  const reach = reachOf(place)
  return islandPath(x, y, sheet.rx * reach, sheet.ry * reach, place * 41 + 3, 0.1)
}

export function Lands({ sheet, isSmall }: { readonly sheet: Sheet; readonly isSmall: boolean }) {
  return (
    <>
      {PLACES.map((name, at) => (
        <Shore key={name} d={landOf(sheet, at + 1)} rings={isSmall ? 3 : 4} gap={isSmall ? 2.6 : 4} />
      ))}
      {!isSmall &&
        WHEEL.filter((island) => !isLarger(island)).map((island) => (
          <Scenery key={island} sheet={sheet} island={island} />
        ))}
      <Cliffs sheet={sheet} />
    </>
  )
}

function Scenery({ sheet, island }: { readonly sheet: Sheet; readonly island: Place }) {
  const { x, y } = spotOf(sheet, island)
  return (
    <>
      {island % 2 === 0 ? (
        <Molehill x={x - sheet.rx * 0.64} y={y + sheet.ry * 0.36} size={14} />
      ) : (
        <Palm x={x - sheet.rx * 0.68} y={y + sheet.ry * 0.34} size={14} />
      )}
      <Molehill x={x + sheet.rx * 0.68} y={y + sheet.ry * 0.3} size={12} />
    </>
  )
}

/** The rock over the bay. */
function Cliffs({ sheet }: { readonly sheet: Sheet }) {
  const { x, y } = spotOf(sheet, COVE)
  const scale = sheet.cove
  const strokes = row(16, (nth) => {
    const from = x + (-70 + nth * 9) * scale
    const top = y + (-44 + Math.abs(nth - 8) * 1.4) * scale
    return burin([from, top], [from + 4 * scale, top + 14 * scale], 1.3, 0.1)
  })
  return <path class="ink" d={strokes} />
}

const PARTS = ['fame', 'gold', 'chests', 'tavern'] as const
const PART_MARKS: { readonly [P in (typeof PARTS)[number]]: MarkName } = {
  fame: 'star',
  gold: 'coin',
  chests: 'chest',
  tavern: 'card',
}
const PART_WIDTH = 36

function Slip({ treasure, x, y, scale }: { treasure: TreasureCard; x: number; y: number; scale: number }) {
  const parts = PARTS.filter((part) => treasure[part] > 0)
  const width = Math.max(1, parts.length) * PART_WIDTH + 8
  return (
    <g class="slip" transform={put(x, y, scale)}>
      <g class="turned">
        <rect x={-width / 2} y="-14" width={width} height="28" rx="4" />
        {parts.map((part, nth) => {
          const left = -width / 2 + 8 + nth * PART_WIDTH
          return (
            <g key={part}>
              <MarkPiece name={PART_MARKS[part]} x={left + 8} y={0} size={18} />
              <text x={left + 18.5} y="5.8">
                {treasure[part]}
              </text>
            </g>
          )
        })}
      </g>
    </g>
  )
}

/** Everything about a place in a sentence. */
function placeLine({ scene: { view, reader } }: Table, place: Place): string {
  const words = say()
  const ships = view.players.flatMap((player, seat) => (player.place === place ? [reader.name(seat)] : []))
  const hunters = view.blackShips.flatMap((ship) => (ship.place === place ? [words.blackShip(ship.legend)] : []))
  const navy = view.navy.place === place ? [words.royalNavy] : []
  return words.placeLine(place, view.islands[place - 1]?.treasure ?? null, [...ships, ...hunters, ...navy])
}

function Title({ sheet, place, isSmall }: { sheet: Sheet; place: Place; isSmall: boolean }) {
  const { x, y } = spotOf(sheet, place)
  const top = y - (isSmall ? 5 : 9)
  const isCove = place === COVE
  return (
    <>
      {!isCove && (
        <g class="isle-number" transform={put(x, top - (isSmall ? 5 : 9), isSmall ? 0.78 : 1)}>
          <circle r="12.5" />
          <text y="6">{place}</text>
        </g>
      )}
      <text class="isle-name" x={x} y={isCove ? y - (isSmall ? 5 : 10) : top + (isSmall ? 19 : 24)}>
        {isSmall ? say().shortPlace(place) : say().placeName(place)}
      </text>
    </>
  )
}

function PlaceTop({ table, sheet, place }: Drawn & { readonly place: Place }) {
  const { view, layout } = table.scene
  const isSmall = layout === 'phone'
  const { x, y } = spotOf(sheet, place)
  const treasure = view.islands[place - 1]?.treasure ?? null
  const mark = view.marks.find(({ island }) => island === place)
  return (
    <>
      <Title sheet={sheet} place={place} isSmall={isSmall} />
      {isLarger(place) && !isSmall && (
        <text class="place-note" x={x} y={y + 33}>
          {say().buryNote}
        </text>
      )}
      {treasure !== null && (
        <Slip treasure={treasure} x={x} y={y + sheet.ry + (isSmall ? 9 : 6)} scale={isSmall ? 0.78 : 1} />
      )}
      {mark !== undefined && (
        <MarkPiece name="quill" x={x + sheet.rx * 0.5} y={y - sheet.ry * 0.5} size={isSmall ? 14 : 20} />
      )}
    </>
  )
}

/** The chosen island is named by the primary button too. */
const isChosen = ({ draft }: Table, view: View, place: Place): boolean =>
  draft.value.island === place && view.step !== 'over'

/** A place: a button where it can be named now, a picture otherwise. */
export function PlacePiece({ table, sheet, place }: Drawn & { readonly place: Place }) {
  const { view, legal } = table.scene
  const isOpen = isAsked(table) && islandMoves(legal, table.draft.value.card).has(place)
  const line = placeLine(table, place)
  const role = isOpen
    ? {
        ...pressable(say().chooseIsland(line), () => touchIsland(table, place)),
        'aria-pressed': isChosen(table, view, place),
      }
    : { role: 'img' as const, 'aria-label': line }
  return (
    <g
      class={`place ${isOpen ? 'open' : ''} ${isChosen(table, view, place) ? 'chosen' : ''}`}
      data-place={place}
      {...about('place', place)}
      {...role}
    >
      <path class="touch-land" d={landOf(sheet, place)} />
      <PlaceTop table={table} sheet={sheet} place={place} />
    </g>
  )
}
