// The trio in sight, the deck behind it, and the bank.
import { Icon, Rose } from '@flibuste/web/art'
import type { Signal } from '@preact/signals'
import { TRIO } from '../data.ts'
import type { GoneView, View } from '../view.ts'
import { about } from './explain.ts'
import { EmptyBerth, ShipCard } from './ship-card.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

/** Ships of this trio that have left, the last first. */
const goneOfTrio = ({ ships, gone }: View): readonly GoneView[] =>
  ships.length === 0 ? [] : gone.slice(gone.length - (TRIO - ships.length))

function Deck({ table }: { readonly table: Table }) {
  const words = say()
  const { shipsToCome } = table.scene.view
  return (
    <div class="deck" {...about('deck')}>
      <div class="deck-back" data-left={Math.min(3, Math.ceil(shipsToCome / TRIO))} aria-hidden="true">
        <svg viewBox="-60 -60 120 120">
          <Rose x={0} y={0} radius={46} north="bare" />
        </svg>
        <b class="deck-count">{shipsToCome}</b>
      </div>
      <p class="caption">{words.toCome(shipsToCome)}</p>
    </div>
  )
}

/** The reserve of money, open to all: BUC-1.5. And where every figure comes from. */
export function Bank({ table, about: isOpen }: { readonly table: Table; readonly about: Signal<boolean> }) {
  const words = say()
  const { ducats } = table.counted.bank
  return (
    <div class="bank">
      <Deck table={table} />
      <p class="bank-money" {...about('bank')}>
        <span class="caption">{words.bank}</span>
        <span class="purse" data-spot="purse-bank">
          <Icon name="coin" />
          <b>{ducats}</b>
        </span>
      </p>
      <button
        type="button"
        class="btn sm quiet-edge about-button"
        aria-label={words.about}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="info" />
        <span>{words.about}</span>
      </button>
    </div>
  )
}

/** Every ship of the trio keeps her berth, also when she has left it: nothing moves up. */
export function Ships({ table }: { readonly table: Table }) {
  const { view } = table.scene
  const berths = [
    ...view.ships.map((ship) => ({ id: ship.id, berth: <ShipCard key={ship.id} table={table} ship={ship} /> })),
    ...goneOfTrio(view).map((gone) => ({
      id: gone.ship.id,
      berth: <EmptyBerth key={gone.ship.id} table={table} gone={gone} />,
    })),
  ]
  return <div class="ships">{berths.toSorted((one, two) => one.id - two.id).map(({ berth }) => berth)}</div>
}
