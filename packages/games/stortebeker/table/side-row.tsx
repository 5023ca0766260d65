// One captain's side of one ship: provisions in the ship's own order of need, pirates at the end as backs. STO-3.5,
// STO-3.7.
import type { Seat } from '@flibuste/kernel'
import { Glory, SeatChip, seatClass, seatIndex } from '@flibuste/web/art'
import { goodOf, isMarked, isPirate, valueOf } from '../cards.ts'
import type { PirateView, ShipView, SideView } from '../view.ts'
import { about } from './explain.ts'
import { NO_CARD } from './draft.ts'
import { Feeds } from './feeds.tsx'
import { shipNamed } from './glow.ts'
import { CardBack, PirateFace, Roundel } from './goods.tsx'
import { hiddenPirates, slotsOf, type Slot } from './rows.ts'
import { goodsTaken } from './taken.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface RowProps {
  readonly table: Table
  readonly ship: ShipView
  readonly seat: Seat
  readonly side: SideView
}

/** In words, for whoever does not see it. */
function sideSaid({ table, ship, seat, side }: RowProps): string {
  const words = say()
  const { view, reader } = table.scene
  const shown = side.pirates.flatMap(({ card }) => (card === null ? [] : [words.card(card)]))
  return words.sideLine(
    reader.name(seat),
    [...side.goods.map(words.card), ...shown, ...words.hiddenPirates(hiddenPirates(side))],
    view.sea.some((place) => place.ship?.id === ship.id) ? side.missing.map(words.good) : [],
  )
}

/** Whether a card that lies there is what the open question is about: a shot at it, or its loss. */
function isAimed({ table, ship, seat, side }: RowProps, at: number): boolean {
  const { view } = table.scene
  if (view.sea[view.matter.slot]?.ship?.id !== ship.id) return false
  const card = side.goods[at]!
  if (seat === table.scene.me) return table.targets.losses.has(card)
  return table.targets.shots.some((shot) => shot.from === seat && shot.card === card)
}

function Filled({ row, slot }: { readonly row: RowProps; readonly slot: Slot }) {
  const card = row.side.goods[slot.at]!
  const aimed = isAimed(row, slot.at)
  return (
    <span
      class={aimed ? 'slot aimed' : 'slot'}
      data-spot={`good-${row.ship.id}-${row.seat}-${slot.at}`}
      data-good={goodOf(card)}
      {...about('good', row.ship.id, row.seat, slot.at)}
    >
      <Roundel good={slot.good} marked={isMarked(card)} />
    </span>
  )
}

interface WantedProps {
  readonly slot: Slot
  readonly state: 'missing' | 'lit' | 'named'
  readonly isTaken: boolean
}

function Wanted({ slot, state, isTaken }: WantedProps) {
  return (
    <span class={`slot ${state} ${isTaken ? 'taken' : ''}`} {...about('want', slot.good)}>
      {state === 'named' && (
        <svg class="slot-rays" viewBox="-40 -40 80 80" aria-hidden="true">
          <Glory r0={24} r1={38} rays={28} />
        </svg>
      )}
      <Roundel good={slot.good} state={state === 'missing' ? 'missing' : 'lit'} />
    </span>
  )
}

function Goods(row: RowProps) {
  const { table, ship, seat, side } = row
  const { targets, scene } = table
  const slots = slotsOf(ship, side)
  const isTarget = seat === scene.me && targets.picked !== NO_CARD && targets.ships.has(ship.id)
  const litAt =
    isTarget && !isPirate(targets.picked)
      ? slots.findIndex(({ good, at }) => at < 0 && good === goodOf(targets.picked))
      : -1
  const litState = shipNamed(targets) === ship.id ? 'named' : 'lit'
  const taken = seat === scene.me ? goodsTaken(scene, ship) : []
  // One ring for each card that was taken, on the first places that miss it.
  const isTaken = ({ good }: Slot, nth: number): boolean =>
    slots.slice(0, nth).filter((slot) => slot.at < 0 && slot.good === good).length <
    taken.filter((lost) => lost === good).length
  return (
    <span class="row-goods">
      {slots.map((slot, nth) =>
        slot.at < 0 ? (
          <Wanted key={nth} slot={slot} state={nth === litAt ? litState : 'missing'} isTaken={isTaken(slot, nth)} />
        ) : (
          <Filled key={nth} row={row} slot={slot} />
        ),
      )}
    </span>
  )
}

/** One's own backs carry their value; the others' never. STO-I2. */
function Pirate({ pirate: { card, shown } }: { readonly pirate: PirateView }) {
  if (shown && card !== null) return <PirateFace value={valueOf(card)} />
  return (
    <>
      <CardBack />
      {card !== null && <b class="back-value">{valueOf(card)}</b>}
    </>
  )
}

function Pirates({ table, ship, seat, side }: RowProps) {
  const { targets, scene } = table
  const mayLay =
    seat === scene.me && targets.picked !== NO_CARD && isPirate(targets.picked) && targets.ships.has(ship.id)
  return (
    <span class="row-pirates">
      {side.pirates.map((pirate, at) => (
        <span
          key={at}
          class="pirate"
          data-spot={`pirate-${ship.id}-${seat}-${at}`}
          {...about('pirate', ship.id, seat, at)}
        >
          <Pirate pirate={pirate} />
        </span>
      ))}
      {mayLay && <span class={`pirate-place ${shipNamed(targets) === ship.id ? 'named' : ''}`} />}
    </span>
  )
}

export function SideRow(row: RowProps) {
  const { table, seat, ship } = row
  const isMine = seat === table.scene.me
  return (
    <li
      class={`side ${seatClass(seatIndex(seat))} ${isMine ? 'mine' : ''}`}
      data-spot={`side-${ship.id}-${seat}`}
      {...about('side', ship.id, seat)}
    >
      <span class="visually-hidden">{sideSaid(row)}</span>
      <SeatChip seat={seatIndex(seat)} size={19} />
      <Goods {...row} />
      <Pirates {...row} />
      {row.side.pirates.length > 0 && <Feeds side={row.side} />}
    </li>
  )
}
