// Which questions this page answers for its player, as ordered (docs/decisions/0011). Sends nothing: see orders-hesitation.ts.
import { SPECTATOR, type AnyMove, type Asked } from '@flibuste/kernel'
import type { Position, TableInfo } from '@flibuste/protocol'
import { computed, type ReadonlySignal } from '@preact/signals'
import { allowed } from '../kit/moves.ts'
import type { AnyTableModule, Orders } from '../kit/table-module.ts'
import type { Drawer } from '../kit/storage.ts'
import type { Session } from '../session/session.ts'
import { orderBook, type OrderBook, type Standing } from './orders-store.ts'
import type { TableState } from './table-state.ts'

const ORDERS = ['single', 'only'] as const
/** "Pass where I have nothing to play", and "ask me only in …". */
export type OrderName = (typeof ORDERS)[number]

export interface StandingOrders {
  readonly book: OrderBook
  /** What can be ordered at this table. */
  readonly offered: ReadonlySignal<readonly OrderName[]>
  /** The question on show that the page answers for its player; null: none. */
  readonly passing: ReadonlySignal<string | null>
  /** What it answers. */
  answer(): AnyMove | null
  /** The player answers this one. */
  takeUp(): void
}

type Table = Pick<TableState, 'session' | 'module' | 'myTurn'>
type AnyOrders = Orders<Asked, AnyMove>

const NOTHING: readonly OrderName[] = []

export const placesOf = ({ orders }: Pick<AnyTableModule, 'orders'>): AnyOrders | null =>
  orders === undefined || orders === 'plain' ? null : orders

/** Several people share this screen: whose orders would they be? */
const isShared = ({ kind }: Session, { seats }: TableInfo): boolean =>
  kind === 'local' && seats.filter(({ owner }) => owner !== null).length > 1

/** Alone among bots in this page the table already answers where there is no choice. */
function offeredAt({ session, module }: Table): readonly OrderName[] {
  const table = session.table.value
  const viewer = session.position.value?.viewer ?? SPECTATOR
  if (module.orders === undefined || viewer === SPECTATOR) return NOTHING
  if (table.status !== 'playing' || isShared(session, table)) return NOTHING
  const places = placesOf(module) !== null
  return ORDERS.filter((name) => (name === 'single' ? session.kind === 'remote' : places))
}

function passedBy({ only }: Standing, orders: AnyOrders | null, view: Asked): AnyMove | null {
  if (only === null || orders === null) return null
  return orders.where(view).some((place) => only.includes(place)) ? null : orders.pass(view)
}

/** The ordered answer to a question. The second order looks at the view alone, and never at what could be answered. */
function orderedAnswer(
  { view, legal }: Pick<Position, 'view' | 'legal'>,
  module: Pick<AnyTableModule, 'orders'>,
  standing: Standing,
  offered: readonly OrderName[],
): AnyMove | null {
  const [moves, asked] = [legal as readonly AnyMove[], view as Asked]
  const pass = offered.includes('only') ? passedBy(standing, placesOf(module), asked) : null
  if (pass !== null) return allowed(moves, pass) ? pass : null
  const single = offered.includes('single') && standing.single && asked.pace === 'quiet' && moves.length === 1
  return single ? (moves[0] ?? null) : null
}

const questionOf = ({ decision, viewer }: Position): string => `${decision}/${viewer}`

export function standingOrders(table: Table, drawer: Drawer): StandingOrders {
  const { session, module, myTurn } = table
  const book = orderBook(session.table.peek().id, drawer)
  const offered = computed(() => offeredAt(table))
  const answer = (): AnyMove | null => {
    const position = session.position.value
    if (position === null || !myTurn.value || session.handover.value !== null) return null
    if (session.table.value.seats[position.viewer]?.bot !== null) return null
    const standing = book.standing.value
    return standing.byHand === questionOf(position) ? null : orderedAnswer(position, module, standing, offered.value)
  }
  const passing = computed(() => (answer() === null ? null : questionOf(session.position.value!)))
  return {
    book,
    offered,
    passing,
    answer,
    takeUp() {
      const question = passing.peek()
      if (question !== null) book.give({ byHand: question })
    },
  }
}

/** While the page answers for its player the table does not wait for them: no bell, no call, no brass edge. */
export const heeding = (state: TableState, { passing }: StandingOrders): TableState => ({
  ...state,
  myTurn: computed(() => state.myTurn.value && passing.value === null),
})
