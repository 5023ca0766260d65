// The sheet of standing orders: what the page may answer for its player, and an honest word about what each order gives away.
import type { Asked } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { language } from '../kit/language.ts'
import type { AnyTableModule, OrderPlaces } from '../kit/table-module.ts'
import { toldPlaces } from './orders-told.ts'
import { placesOf, type StandingOrders } from './standing-order.ts'
import { say } from './words.ts'

interface OrderProps {
  readonly label: string
  /** What it does, and what it tells others. */
  readonly tells: string
  readonly stands: boolean
  readonly turn: (stands: boolean) => void
  readonly children?: ComponentChildren
}

function Order({ label, tells, stands, turn, children }: OrderProps) {
  const id = useId()
  return (
    <section class="order">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={stands}
          aria-describedby={id}
          onChange={(turned) => turn(turned.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class="quiet">
        {tells}
      </p>
      {children}
    </section>
  )
}

/** Figures stand in rows of their own, like a calendar. */
const isFigures = (places: OrderPlaces['places']): boolean => places.every(({ label }) => /^\d+$/.test(label))

interface PlacesProps {
  readonly group: OrderPlaces
  readonly chosen: readonly string[]
  readonly choose: (chosen: readonly string[]) => void
}

function Places({ group: { title, places }, chosen, choose }: PlacesProps) {
  const id = useId()
  const words = say().orders
  const others = chosen.filter((key) => places.every((place) => place.key !== key))
  const turn = (key: string): void =>
    choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
  return (
    <div class="order-group" role="group" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <button
          type="button"
          class="btn ghost"
          aria-label={words.allOf(title)}
          onClick={() => choose([...others, ...places.map(({ key }) => key)])}
        >
          {words.all}
        </button>
        <button type="button" class="btn ghost" aria-label={words.noneOf(title)} onClick={() => choose(others)}>
          {words.none}
        </button>
      </header>
      <div class={`order-places ${isFigures(places) ? 'figures' : ''}`}>
        {places.map(({ key, label, name }) => (
          <button
            key={key}
            type="button"
            data-place={key}
            aria-label={label === name ? undefined : name}
            aria-pressed={chosen.includes(key)}
            onClick={() => turn(key)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

export interface OrdersSheetProps {
  readonly module: AnyTableModule
  readonly view: Asked
  readonly orders: StandingOrders
  /** The table is laid so that silence is a pass. */
  readonly isHushed: boolean
  readonly close: () => void
}

function OnlyWhere({ module, view, orders: { book } }: OrdersSheetProps) {
  const words = say().orders
  const { only } = book.standing.value
  const groups = placesOf(module)?.groups(language.value, view) ?? []
  return (
    <Order
      label={words.only}
      tells={words.onlyTells}
      stands={only !== null}
      turn={(stands) => book.give({ only: stands ? [] : null })}
    >
      {only !== null &&
        groups.map((group) => (
          <Places key={group.title} group={group} chosen={only} choose={(chosen) => book.give({ only: chosen })} />
        ))}
      <p class="order-told" role="status">
        {only !== null && toldPlaces(module, view, only)}
      </p>
    </Order>
  )
}

export function OrdersSheet(props: OrdersSheetProps) {
  const words = say().orders
  const { book, offered } = props.orders
  const { single } = book.standing.value
  return (
    <Dialog title={words.title} class="orders" close={props.close}>
      <p class="prose">{words.intro}</p>
      {props.isHushed && <p class="prose">{words.hushed}</p>}
      {offered.value.includes('single') && (
        <Order
          label={words.single}
          tells={words.singleTells}
          stands={single}
          turn={(stands) => book.give({ single: stands })}
        />
      )}
      {offered.value.includes('only') && <OnlyWhere {...props} />}
    </Dialog>
  )
}
