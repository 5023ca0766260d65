// "Answer for me where I have only one answer": kept in this browser, carried out by this page, known to nobody else.
// Whoever gives it lets a question that stays open tell that they have a choice (docs/decisions/0011), so it is off until asked for.
import type { AnyMove } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

const KEPT_AS = 'flibuste.standing-order'

const kept = (): string | null => (typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT_AS))

export const standingOrder = signal(kept() === 'on')

export function turnStandingOrder(): void {
  standingOrder.value = !standingOrder.peek()
  localStorage.setItem(KEPT_AS, standingOrder.peek() ? 'on' : 'off')
}

/** The one answer to a quiet question, where the order stands. */
export function ordered({ session, myTurn }: Pick<TableState, 'session' | 'myTurn'>): AnyMove | null {
  const position = session.position.value
  if (!standingOrder.value || session.kind !== 'remote' || position === null || !myTurn.value) return null
  const { pace } = position.view as { readonly pace?: unknown }
  return pace === 'quiet' && position.legal.length === 1 ? (position.legal[0] as AnyMove) : null
}

export function useStandingOrder(state: TableState, ui: TableUi): void {
  const move = ordered(state)
  const decision = state.session.position.value?.decision
  useEffect(() => {
    if (move !== null) ui.play(move)
  }, [move === null, decision, ui])
}
