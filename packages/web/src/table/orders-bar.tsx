// Standing orders in the action bar: that the page is about to answer, and that an order stands. Both can be stopped from here.
import { Icon } from '../art/index.ts'
import { toldPlaces } from './orders-told.ts'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** While the page hesitates. */
export function Passing({ ui }: { readonly ui: TableUi }) {
  const words = say().orders
  return (
    <>
      <p class="caption waiting">{words.passing}</p>
      <button type="button" class="btn" data-action="take-up" onClick={() => ui.orders.takeUp()}>
        <Icon name="hand" />
        <span>{words.takeUp}</span>
      </button>
    </>
  )
}

/** So that nobody is surprised not to be asked. */
export function OrderMark({ state, ui }: { readonly state: TableState; readonly ui: TableUi }) {
  const { only } = ui.orders.book.standing.value
  if (only === null || !ui.orders.offered.value.includes('only')) return null
  const told = toldPlaces(state.module, only)
  return (
    <button
      type="button"
      class="extra order-mark"
      data-action="orders"
      aria-label={told}
      aria-haspopup="dialog"
      title={told}
      onClick={() => (ui.dialog.value = 'orders')}
    >
      <Icon name="quill" />
      <span class="big-only">{told}</span>
      <span class="phone-only">{only.length}</span>
    </button>
  )
}
