// A captain's sheet: name, mate, treasures, chart. Large for whoever plays here, smaller for the others.
import { has, type Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { FAR, isAsked, Role } from '@flibuste/web/kit'
import { Chart } from './chart.tsx'
import { Chests } from './chests.tsx'
import { about } from './explain.ts'
import { MateInHand, mateLine, mateNote, mateUse } from './mates.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface SheetProps {
  readonly table: Table
  readonly seat: Seat
}

const activeMark = ({ scene }: Table, seat: Seat): string => (has(scene.lit, seat) ? 'active' : '')

/** In the last round what decides between equals is in sight: BON-8.4. */
function TiePoints({ table: { scene }, seat }: SheetProps) {
  const { lastRound, boards } = scene.view
  if (!lastRound) return null
  return (
    <b class="tie-points" {...about('captain', seat)}>
      {say().points(boards[seat]?.navigationPoints ?? 0)}
    </b>
  )
}

export function OwnSheet({ table, seat }: SheetProps) {
  const isPhone = table.scene.layout === 'phone'
  const use = mateUse(table.scene, seat)
  return (
    <section class={`sheet own ${activeMark(table, seat)}`} aria-label={say().chart(table.scene.reader.name(seat))}>
      <header>
        <SeatChip seat={seatIndex(seat)} size={26} {...about('captain', seat)} />
        <h2 {...about('captain', seat)}>{table.scene.reader.name(seat)}</h2>
        <Role captain={table.scene.captains[seat]} />
        <span class="mate-line">
          <MateInHand scene={table.scene} seat={seat} size={20} />
          <span class="mate-words" {...about('mate', seat)}>
            {mateNote(table.scene, seat)}
            {use !== null && <small class="mate-use">{use}</small>}
          </span>
          <TiePoints table={table} seat={seat} />
        </span>
        <Chests table={table} seat={seat} size={isPhone ? 25 : 30} />
      </header>
      <Chart table={table} seat={seat} role="own" />
    </section>
  )
}

export function OtherSheet({ table, seat }: SheetProps) {
  const isPhone = table.scene.layout === 'phone'
  const mayRob = isAsked(table) && (table.targets.thieves.length > 0 || table.targets.steals.length > 0)
  return (
    <section
      class={`sheet other ${activeMark(table, seat)} ${mayRob ? 'robbing' : ''}`}
      aria-label={say().chart(table.scene.reader.name(seat))}
      {...FAR}
    >
      <header>
        <SeatChip seat={seatIndex(seat)} size={isPhone ? 19 : 22} {...about('captain', seat)} />
        <b {...about('captain', seat)}>{table.scene.reader.name(seat)}</b>
        <Role captain={table.scene.captains[seat]} />
        <Chests table={table} seat={seat} size={isPhone ? 17 : 22} />
      </header>
      <Chart table={table} seat={seat} role="other" />
      <footer class="mate-line">
        <MateInHand scene={table.scene} seat={seat} size={16} />
        <span class="mate-words" {...about('mate', seat)}>
          {mateLine(table.scene, seat)}
        </span>
        <TiePoints table={table} seat={seat} />
      </footer>
    </section>
  )
}
