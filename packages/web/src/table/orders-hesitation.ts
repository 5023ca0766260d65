// Carries standing orders out: waits as a person might who glances at a hand, then answers, once, and never shows a refusal for it.
import type { Clock } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import type { Signal } from '@preact/signals'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pageClock } from '../session/pace.ts'
import type { Denial, Session } from '../session/session.ts'
import { isHushed, type StandingOrders } from './standing-order.ts'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

/** The bell strikes every 2.5 s: an ordered answer is in by the first, second or third stroke. */
export const LONGEST_MS = 6000
/** Where nobody gave an order and silence is a pass, there is first time enough to speak up. */
export const NOTICE_MS = 4000
/** At a table in this page there is nobody to hide from; time enough to see what is done. */
export const ALONE_MS = 600

/** Between 0 and 1, and nobody can tell what comes next. */
const pageChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Drawn afresh for every question. It must not know what could be answered: time would tell. */
export const hesitation = (kind: Session['kind'], table: TableInfo, chance: () => number): number =>
  kind === 'remote' ? (isHushed(table) ? NOTICE_MS : 0) + chance() * LONGEST_MS : ALONE_MS

export interface Watch {
  readonly state: Pick<TableState, 'session' | 'draft'>
  readonly orders: Pick<StandingOrders, 'passing' | 'answer' | 'takeUp' | 'lapse'>
  /** What lies over the table, and how often its player moved. */
  readonly over: { readonly [S in 'dialog' | 'curtain']: Signal<unknown> } & { readonly moved: Signal<number> }
  readonly clock: Clock
  readonly chance: () => number
}

/** Another tab or a bot was quicker: what comes next is on its way. Anything else is put to the player. */
const SETTLED: readonly string[] = ['already-answered', 'wrong-decision', 'kept-by-bot']
const isSettled = ({ problem }: Denial): boolean => SETTLED.includes(problem)

async function send({ state: { session }, orders }: Watch): Promise<void> {
  const move = orders.answer()
  if (move === null) return
  const denial = await session.play(move)
  if (denial !== null && !isSettled(denial)) orders.takeUp()
}

/** A card taken up, a move made: the player is at it. */
function heedHands({ state, orders, over }: Watch): () => void {
  let before = { draft: state.draft.peek(), value: state.draft.peek().peek(), moved: over.moved.peek() }
  return effect(() => {
    const draft = state.draft.value
    const now = { draft, value: draft.value, moved: over.moved.value }
    const touched = before.draft === draft && (before.value !== now.value || before.moved !== now.moved)
    before = now
    if (touched) orders.takeUp()
  })
}

/** Until the answer stops it. */
export function carryOut(watch: Watch): () => void {
  const { state, orders, over, clock, chance } = watch
  let sent: string | null = null
  const stopWaiting = effect(() => {
    const question = orders.passing.value
    const isCovered = over.dialog.value !== null || over.curtain.value !== null
    if (question === null || question === sent || isCovered || state.session.sending.value) return undefined
    return clock.after(hesitation(state.session.kind, state.session.table.peek(), chance), () => {
      sent = question
      void send(watch)
    })
  })
  const stopHeeding = heedHands(watch)
  const stopPlanning = effect(() => orders.lapse())
  return () => {
    stopPlanning()
    stopWaiting()
    stopHeeding()
  }
}

export function useOrders(state: TableState, ui: TableUi): void {
  const { orders } = ui
  const isOver = state.over.value
  useEffect(() => carryOut({ state, orders, over: ui, clock: pageClock, chance: pageChance }), [state, ui])
  useEffect(() => {
    const listen = (): void => orders.book.reread()
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [orders])
  useEffect(() => {
    if (isOver) orders.book.close()
  }, [isOver, orders])
}
