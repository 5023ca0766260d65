// Treasures against the target, on the scale bar: brass is ashore and safe, hatched is still at sea.
import { bySeat, type Seat } from '@flibuste/kernel'
import type { ShipView, View } from '../view.ts'
import { about } from './explain.ts'
import { say } from './words.ts'

const stateOf = (cell: number, { banked, aboard }: ShipView): string =>
  cell < banked ? 'ashore' : cell < banked + aboard ? 'aboard' : ''

export function BankBar({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { target } = view
  const ship = bySeat(view.ships, seat)
  return (
    <span
      class="bank-bar"
      {...about('bank', seat)}
      role="img"
      aria-label={say().treasuresLine(ship.banked, ship.aboard, target)}
    >
      <span class="cells">
        {Array.from({ length: target }, (_, cell) => (
          <i key={cell} class={stateOf(cell, ship)} />
        ))}
      </span>
      <span class="bank-figure">
        <b>{ship.banked}</b>
        {ship.aboard > 0 && <span class="afloat">+{ship.aboard}</span>}
        <span class="of">/{target}</span>
      </span>
    </span>
  )
}
