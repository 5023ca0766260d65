// The bones: this turn's dice, what they are for, and what they open. Dice are toggles while they may be rolled again.
import type { Seat } from '@flibuste/kernel'
import { Chest, SeatChip, seatIndex } from '@flibuste/web/art'
import { callingReader, isAsked, useViewBefore } from '@flibuste/web/kit'
import { ISLAND_POWERS, MOST_DICE } from '../data.ts'
import type { DieView } from '../view.ts'
import { groupsOf, isParted, rowsOf } from './dice-rows.ts'
import { useGlide } from './dice-glide.ts'
import { DieSlot } from './die-slot.tsx'
import { about } from './explain.ts'
import { Powers, ReadyList } from './ready-list.tsx'
import { inAir } from './rolls.ts'
import type { Table } from './touch.ts'
import { trayTurn } from './tray-turn.ts'
import { say } from './words.ts'

/** Dice in a row of the tray. */
const ROW = 3
const DIE_ISLANDS = ISLAND_POWERS.flatMap((power, index) => (power === 'die' ? [index + 1] : []))

const isPicking = (table: Table): boolean => isAsked(table) && table.scene.view.step === 'reroll'

const groupWords = (dice: readonly DieView[]): string =>
  say().list(groupsOf(dice).map(({ face, count }) => say().group(face, count)))

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What a row of dice is about: kept, rolled again, or what it makes. */
function rowCaption(table: Table, row: readonly number[]): string {
  const words = say()
  const dice = row.flatMap((at) => table.scene.view.dice[at] ?? [])
  const picked = table.draft.value.dice
  const groups = groupWords(dice)
  if (!isPicking(table) || picked.length === 0) return isParted(table.scene.view.dice) ? '' : capital(groups)
  const again = row.filter((at) => picked.includes(at))
  if (again.length === 0) return words.keep(groups)
  if (again.length === row.length) return words.reroll
  const faces = (positions: readonly number[]) => positions.map((at) => table.scene.view.dice[at]?.face ?? 0)
  return words.keepSome(faces(row.filter((at) => !picked.includes(at))), faces(again))
}

/** What the dice make, where the rows cannot say it one by one. */
function wholeCaption({ scene, draft }: Table): string | null {
  if (draft.value.dice.length > 0) return null
  const groups = groupWords(scene.view.dice)
  if (groups === '') return say().noGroups
  return isParted(scene.view.dice) ? capital(groups) : null
}

/** Nothing before they lie. */
function captionOf(table: Table, row: readonly number[], from: number): string {
  if (inAir(table.scene.happened)) return ''
  return (from === 0 ? wholeCaption(table) : null) ?? rowCaption(table, row)
}

function DiceRow({ table, row, from }: { table: Table; row: readonly number[]; from: number }) {
  const caption = captionOf(table, row, from)
  return (
    <>
      <p class="caption row-caption" {...(caption === '' ? {} : about('group'))}>
        {caption}
      </p>
      {row.map((at, index) => (
        <DieSlot key={at} table={table} position={at} order={from + index + 1} />
      ))}
    </>
  )
}

/** Islands that would give one more die; their dice have a place each, where there is room to say so. */
function absentOf({ scene: { view, layout } }: Table): readonly number[] {
  if (layout === 'phone' || view.step === 'over') return []
  return DIE_ISLANDS.filter((island) => view.powers[island - 1] !== true).slice(0, MOST_DICE - view.dice.length)
}

function AbsentDice({ islands }: { readonly islands: readonly number[] }) {
  return (
    <>
      {islands.map((island) => (
        <span key={island} class="die-slot absent" aria-hidden="true" {...about('absentDie', island)}>
          <span>
            {say().absentDie}
            <br />
            {say().absent(island)}
          </span>
        </span>
      ))}
    </>
  )
}

/** What fills a first row that a second one follows: absent dice as far as they go. */
function RowEnd({ islands, room }: { readonly islands: readonly number[]; readonly room: number }) {
  const left = room - islands.length
  return (
    <>
      <AbsentDice islands={islands} />
      {left > 0 && <span class="row-gap" style={{ gridColumn: `span ${left}` }} />}
    </>
  )
}

function Felt({ table }: { readonly table: Table }) {
  const { view, reader } = table.scene
  const [first, second] = rowsOf(view.dice)
  const label = say().diceGroup(reader.name(view.active))
  const dice = useGlide(table.scene)
  const absent = absentOf(table)
  const room = second.length > 0 ? Math.max(ROW - first.length, 0) : 0
  return (
    <div class="felt">
      <div class="dice" role="group" aria-label={label} ref={dice}>
        <DiceRow table={table} row={first} from={0} />
        <RowEnd islands={absent.slice(0, room)} room={room} />
        {second.length > 0 && <DiceRow table={table} row={second} from={first.length} />}
        <AbsentDice islands={absent.slice(room)} />
      </div>
    </div>
  )
}

/** How many dice, and thanks to which islands. */
function diceWhy({ scene }: Table): string {
  const islands = DIE_ISLANDS.filter((island) => scene.view.powers[island - 1] === true)
  return say().diceWhy(scene.view.dice.length, islands)
}

function Whose({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const words = say()
  const { reader, view, captains } = table.scene
  const isOwn = view.active === reader.me
  return (
    <header>
      {!isOwn && <SeatChip seat={seatIndex(seat)} size={20} {...about('captain', seat)} />}
      <h3>{isOwn ? words.bones : words.bonesOf(callingReader(reader, captains).name(seat))}</h3>
      <span class="caption" {...about('handful', 0)}>
        {diceWhy(table)}
      </span>
    </header>
  )
}

/** Two captains leave the tray the whole height. */
const hasRoom = ({ scene: { layout, view } }: Table): boolean =>
  layout === 'wide' || (layout === 'laptop' && view.boards.length === 2)

export function DiceTray({ table: whole }: { readonly table: Table }) {
  const before = useViewBefore(whole.scene)
  const table = { ...whole, scene: trayTurn(whole.scene, before) }
  const { view, layout } = table.scene
  return (
    <section class="sheet tray" aria-label={say().bones}>
      <Whose table={table} seat={view.active} />
      <Felt key={`${view.round} ${view.active}`} table={table} />
      {layout !== 'phone' && <ReadyList table={table} />}
      {hasRoom(table) && <Powers table={table} />}
      {layout !== 'phone' && (
        <p class="reserve" {...about('reserve')}>
          <Chest size={22} />
          <span>{view.lastRound && view.boards.length > 1 ? say().tieRule : say().reserve(view.reserve)}</span>
        </p>
      )}
    </section>
  )
}
