// A captain's sheet: the ship from above, cannons and pirates counted, treasure against the target. One's own is large.
import { Icon, SeatChip, seatIndex } from '@flibuste/web/art'
import { bySeat, has, type Seat } from '@flibuste/kernel'
import { FAR, isAsked } from '@flibuste/web/kit'
import { PORT } from '../chart.ts'
import { islandsOff, slotsWith, waterName } from '../wording.ts'
import { about } from './explain.ts'
import { BankBar } from './bank-bar.tsx'
import { deckOf } from './deck.ts'
import { OwnNote } from './own-note.tsx'
import { Plan } from './plan.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { slotTouch } from './slot-touch.ts'
import { slotsTaken } from './taken.ts'
import { largeSeat, otherSeats, touchShip, type Table } from './touch.ts'
import { say } from './words.ts'

interface SheetProps {
  readonly table: Table
  readonly seat: Seat
}

function roleOf({ scene }: Table, seat: Seat): string {
  const captain = scene.captains[seat]
  if (seat === scene.me) return say().you
  return captain?.bot == null ? '' : say().levels[captain.bot].role
}

export function Counts({ table, seat }: SheetProps) {
  const { slots } = deckOf(table.scene, table.draft.value, seat)
  const [cannons, pirates] = [slotsWith(slots, 'cannon').length, slotsWith(slots, 'pirate').length]
  return (
    <span class="counts" {...about('counts', seat)} role="img" aria-label={say().counts(cannons, pirates)}>
      <Icon name="cannon" />
      <b>{cannons}</b>
      <Icon name="men" />
      <b>{pirates}</b>
    </span>
  )
}

/** Everything a sheet shows, in a sentence. */
export function shipLine({ scene, draft }: Table, seat: Seat): string {
  const words = say()
  const { view, reader } = scene
  const { space, aboard, banked } = bySeat(view.ships, seat)
  const { slots } = deckOf(scene, draft.value, seat)
  const where = space === PORT ? words.inPort : words.waters(waterName(view, space), islandsOff(view, space))
  return words.shipLine(
    reader.name(seat),
    where,
    [words.cannonSlots(slotsWith(slots, 'cannon')), words.pirateSlots(slotsWith(slots, 'pirate'))],
    words.treasuresLine(banked, aboard, view.target),
  )
}

const isActive = ({ scene: { view, lit } }: Table, seat: Seat): boolean => view.step !== 'load' && has(lit, seat)

export function OwnSheet({ table }: { readonly table: Table }) {
  const { scene, draft } = table
  const seat = largeSeat(scene)
  const isMine = isAsked(table) && seat === scene.me
  return (
    <section
      class={`sheet captain own ${isActive(table, seat) ? 'active' : ''}`}
      aria-label={say().shipOf(scene.reader.name(seat))}
      data-captain={seat}
    >
      <header>
        <SeatChip seat={seatIndex(seat)} size={26} {...about('captain', seat)} />
        <h2 class="name" {...about('captain', seat)}>
          {scene.reader.name(seat)}
        </h2>
        <i class="role">{roleOf(table, seat)}</i>
        <Counts table={table} seat={seat} />
      </header>
      <p class="visually-hidden">{shipLine(table, seat)}</p>
      <div class="plan-box">
        <Plan
          deck={deckOf(scene, draft.value, seat)}
          label={say().slots}
          refused={table.refused.value}
          taken={slotsTaken(scene, seat)}
          {...(isMine ? { touch: (slot: number) => slotTouch(table, slot) } : {})}
        />
        {isMine && <SlotPicker table={table} />}
      </div>
      <footer>
        <OwnNote table={table} seat={seat} />
        <BankBar view={scene.view} seat={seat} />
      </footer>
    </section>
  )
}

function OtherSheet({ table, seat }: SheetProps) {
  const { scene, draft } = table
  const name = scene.reader.name(seat)
  return (
    <section class={`sheet captain other ${isActive(table, seat) ? 'active' : ''}`} data-captain={seat} {...FAR}>
      <header>
        <SeatChip seat={seatIndex(seat)} size={20} {...about('captain', seat)} />
        <button type="button" class="name look" aria-label={say().lookAt(name)} onClick={() => touchShip(table, seat)}>
          {name}
        </button>
        <Counts table={table} seat={seat} />
      </header>
      <p class="visually-hidden">{shipLine(table, seat)}</p>
      <Plan deck={deckOf(scene, draft.value, seat)} size="small" />
      <BankBar view={scene.view} seat={seat} />
    </section>
  )
}

/** Clockwise. */
export function OtherSheets({ table }: { readonly table: Table }) {
  const seats = otherSeats(table.scene)
  return (
    <div class="others" data-count={seats.length}>
      {seats.map((seat) => (
        <OtherSheet key={seat} table={table} seat={seat} />
      ))}
    </div>
  )
}
