// All captains at a glance: the values of their ships, what they carry, how many cards they hold.
import { bySeat, type Seat } from '@flibuste/kernel'
import { FAR } from '@flibuste/web/kit'
import { SECTIONS } from '../data.ts'
import { asCounted } from './counted.ts'
import { about } from './explain.ts'
import { Mark, SECTION_MARKS } from './marks.tsx'
import { calledIn, SeatSign } from './ship-sheet.tsx'
import { lookAtCaptain, type Table } from './touch.ts'
import { say } from './words.ts'

function Head() {
  const words = say()
  return (
    <tr>
      <th scope="col">
        <span class="visually-hidden">{words.captain}</span>
      </th>
      <th scope="col">
        <Mark name="star" />
        <span class="visually-hidden">{words.ledgerHead.star}</span>
      </th>
      {SECTIONS.map((name, row) => (
        <th key={name} scope="col">
          <Mark name={SECTION_MARKS[name]} />
          <span class="visually-hidden">{words.sectionName(row)}</span>
        </th>
      ))}
      {(['coin', 'chest', 'card'] as const).map((mark) => (
        <th key={mark} scope="col">
          <Mark name={mark} />
          <span class="visually-hidden">{words.ledgerHead[mark]}</span>
        </th>
      ))}
    </tr>
  )
}

function Line({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { view, reader, me } = table.scene
  const player = bySeat(view.players, seat)
  const { fame } = bySeat(asCounted(table.scene).players, seat)
  const name = reader.name(seat)
  return (
    <tr class={seat === me ? 'mine' : ''} {...about('captain', seat)}>
      <th scope="row">
        <button
          type="button"
          class="ledger-name"
          aria-label={say().lookAt(name)}
          title={name}
          onClick={() => lookAtCaptain(table, seat)}
        >
          <SeatSign table={table} seat={seat} size={18} />
          <span class="ledger-word">{calledIn(table, seat)}</span>
        </button>
      </th>
      <td>{fame}</td>
      {player.sections.map(({ value, level }, row) => (
        <td key={row} class={level === 0 ? 'lost' : ''}>
          {value}
        </td>
      ))}
      <td>{player.gold}</td>
      <td>
        {player.chests}
        <small>/{player.hold ?? '∞'}</small>
      </td>
      <td>{player.handSize}</td>
    </tr>
  )
}

export function Ledger({ table }: { readonly table: Table }) {
  const words = say()
  return (
    <section class="sheet ledger" aria-label={words.ledger} {...FAR}>
      <h2 {...about('ledger')}>{words.ledger}</h2>
      <table>
        <thead>
          <Head />
        </thead>
        <tbody>
          {table.scene.view.players.map((_, seat) => (
            <Line key={seat} table={table} seat={seat} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
