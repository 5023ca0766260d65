// Who holds how many of each treasure, and who would be paid for the most: BUC-8.3, as it stands now.
import type { Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex, Treasure } from '@flibuste/web/art'
import type { Standing } from '../score.ts'
import { about } from './explain.ts'
import type { BuccaneerScene, Table } from './touch.ts'
import { say } from './words.ts'

const seatsOf = ({ view }: BuccaneerScene): readonly Seat[] => view.players.map((_, seat) => seat)

function Row({
  table: { scene, counted },
  standing,
  kind,
}: {
  readonly table: Table
  readonly standing: Standing
  readonly kind: number
}) {
  const words = say()
  const { treasure, value, counts, leaders } = standing
  return (
    <tr {...about('kind', kind)}>
      <th scope="row">
        <Treasure name={treasure} label={words.kinds(treasure)} />
        <span class="worth">{words.worth(value)}</span>
      </th>
      {seatsOf(scene).map((seat) => (
        <td key={seat} class={leaders.includes(seat) ? 'leads' : ''}>
          {counts[seat] === 0 ? <span class="none">0</span> : <b>{counts[seat]}</b>}
        </td>
      ))}
      <td class="left">{counted.bank.treasures[kind]}</td>
    </tr>
  )
}

export function Treasury({ table }: { readonly table: Table }) {
  const words = say()
  const { scene } = table
  return (
    <section class="sheet treasury" aria-label={words.treasury}>
      <table>
        <caption>
          <span class="small-caps">{words.treasury}</span> <i>{words.most}</i>
        </caption>
        <thead>
          <tr>
            <td />
            {seatsOf(scene).map((seat) => (
              <th key={seat} scope="col" {...about('captain', seat)}>
                <SeatChip seat={seatIndex(seat)} size={18} label={scene.reader.name(seat)} />
              </th>
            ))}
            <th scope="col" class="left">
              {words.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.counted.standings.map((standing, kind) => (
            <Row key={standing.treasure} table={table} standing={standing} kind={kind} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** On a phone: one line, the leaders only; the whole table is in the sheet about the edition. */
export function TreasuryStrip({ table }: { readonly table: Table }) {
  const words = say()
  const { scene } = table
  return (
    <ul class="treasury-strip" aria-label={words.treasury}>
      {table.counted.standings.map(({ treasure, value, counts, leaders }, kind) => (
        <li key={treasure} {...about('kind', kind)}>
          <span class="visually-hidden">
            {words.kindLine(
              words.kinds(treasure),
              value,
              words.list(counts.map((count, seat) => words.counted(scene.reader.name(seat), count))),
              words.leads(leaders.map((seat) => scene.reader.name(seat))),
            )}
          </span>
          <span class="strip-kind" aria-hidden="true">
            <Treasure name={treasure} />
            <b>{value}</b>
            {leaders.slice(0, 2).map((seat) => (
              <SeatChip key={seat} seat={seatIndex(seat)} size={14} />
            ))}
            {leaders.length > 0 && <span class="strip-count">{counts[leaders[0]!]}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
