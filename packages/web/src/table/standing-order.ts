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

const ORDERS = ['single', 'only', 'ahead'] as const
/** "Pass where I have nothing to play", "ask me only in …", and what is said ahead of the windows that follow. */
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
  /** Forgets what was said ahead, once something else is asked. */
  lapse(): void
}

type Table = Pick<TableState, 'session' | 'module' | 'myTurn'>
type AnyOrders = Orders<Asked, AnyMove>

const NOTHING: readonly OrderName[] = []

export const placesOf = ({ orders }: Pick<AnyTableModule, 'orders'>): AnyOrders | null =>
  orders === undefined || orders === 'plain' ? null : orders

/** Laid so that silence is a pass: there every page passes windows by itself, from the start (docs/decisions/0081). */
export const isHushed = ({ silence }: TableInfo): boolean => silence === 'passes'

/** Several people share this screen: whose orders would they be? */
const isShared = ({ kind }: Session, { seats }: TableInfo): boolean =>
  kind === 'local' && seats.filter(({ owner }) => owner !== null).length > 1

/** Alone among bots in this page the table already answers where there is no choice. */
function offeredAt({ session, module }: Table): readonly OrderName[] {
  const table = session.table.value
  const viewer = session.position.value?.viewer ?? SPECTATOR
  if (module.orders === undefined || viewer === SPECTATOR || session.tutor !== undefined) return NOTHING
  if (table.status !== 'playing' || isShared(session, table)) return NOTHING
  const hasPlaces = placesOf(module) !== null
  const may = { single: session.kind === 'remote', only: hasPlaces || isHushed(table), ahead: hasPlaces }
  return ORDERS.filter((name) => may[name])
}

/** The open question, what silence would answer to it, and what is ordered. */
interface Put {
  readonly view: Asked
  readonly legal: readonly AnyMove[]
  readonly silence: AnyMove | null
  readonly orders: AnyOrders | null
  readonly standing: Standing
}

/** Looks at what may be answered only to see whether what its player named may be played. */
function planned({ view, legal, silence, orders, standing: { ahead } }: Put): AnyMove | null {
  if (ahead === null || ahead.play === 'ask' || orders?.ahead.covers(view) !== true) return null
  return ahead.play !== 'nothing' && allowed(legal, ahead.play) ? ahead.play : silence
}

const isKept = ({ view, orders, standing: { ahead } }: Put): boolean =>
  ahead?.play === 'ask' && orders?.ahead.covers(view) === true

/** Looks at the view alone, and never at what could be answered. */
function passed(put: Put): AnyMove | null {
  const { view, silence, orders, standing } = put
  const { only } = standing
  if (only === null || isKept(put)) return null
  const where = orders?.where(view) ?? []
  return where.some((place) => only.includes(place)) ? null : silence
}

function single({ view, legal, standing }: Put): AnyMove | null {
  const [move, ...others] = legal
  return standing.single && view.pace === 'quiet' && others.length === 0 ? (move ?? null) : null
}

const ANSWERS: { readonly [O in OrderName]: (put: Put) => AnyMove | null } = { ahead: planned, only: passed, single }
/** What was said last comes first. */
const PRECEDENCE: readonly OrderName[] = ['ahead', 'only', 'single']

function orderedAnswer(put: Put, offered: readonly OrderName[]): AnyMove | null {
  for (const name of PRECEDENCE) {
    const move = offered.includes(name) ? ANSWERS[name](put) : null
    if (move !== null) return allowed(put.legal, move) ? move : null
  }
  return null
}

const questionOf = ({ decision, viewer }: Position): string => `${decision}/${viewer}`

export function standingOrders(table: Table, drawer: Drawer): StandingOrders {
  const { session, module, myTurn } = table
  const laid = session.table.peek()
  const book = orderBook(laid.id, drawer, isHushed(laid) ? [] : null)
  const offered = computed(() => offeredAt(table))
  const putBy = ({ view, legal }: Position): Put => ({
    view: view as Asked,
    legal: legal as readonly AnyMove[],
    silence: session.game.silence?.(view as Asked) ?? null,
    orders: placesOf(module),
    standing: book.standing.value,
  })
  const answer = (): AnyMove | null => {
    const position = session.position.value
    if (position === null || !myTurn.value || session.handover.value !== null) return null
    if (session.table.value.seats[position.viewer]?.bot !== null) return null
    const put = putBy(position)
    return put.standing.byHand === questionOf(position) ? null : orderedAnswer(put, offered.value)
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
    lapse() {
      const position = session.position.value
      if (position === null || position.legal.length === 0) return
      const { silence, orders, standing, view } = putBy(position)
      if (standing.ahead === null || silence !== null) return
      if (orders?.ahead.said(view)?.key !== standing.ahead.key) book.give({ ahead: null })
    },
  }
}

/** While the page answers for its player the table does not wait for them: no bell, no call, no brass edge. */
export const heeding = (state: TableState, { passing }: StandingOrders): TableState => ({
  ...state,
  myTurn: computed(() => state.myTurn.value && passing.value === null),
})
