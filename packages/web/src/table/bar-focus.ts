// Keeps the keyboard at the action bar while its buttons come and go, and takes it from nobody else.
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

export const BAR_ID = 'action-bar'

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Where the focus rests: on the button that names what to do, else on the bar itself. */
function focusBar(bar: HTMLElement): void {
  const primary = bar.querySelector<HTMLElement>('[data-action="primary"], [data-action="other"], [data-action="all"]')
  const target = primary ?? bar
  target.focus({ preventScroll: true })
}

/** Where the focus goes when what held it is gone: the bar, or at the end of a match its result. */
export function focusWhatIsLeft(): void {
  const bar = document.getElementById(BAR_ID)
  if (bar !== null) focusBar(bar)
  else document.querySelector<HTMLElement>('.result-line')?.focus({ preventScroll: true })
}

/** For what comes and goes: takes a focus that is nowhere when it comes, and hands on its own when it goes. */
export function useFocusInTurn(find: (box: HTMLElement) => HTMLElement | null): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current !== null && isNowhere()) find(current)?.focus({ preventScroll: true })
    return () => {
      if (current?.contains(document.activeElement) === true) setTimeout(focusWhatIsLeft)
    }
  }, [])
  return box
}

/** A focus on the bar itself, or on a button that only waits, moves on when there is something to do. */
const isResting = (bar: HTMLElement): boolean =>
  document.activeElement === bar || document.activeElement?.getAttribute('data-action') === 'skip'

export function useBarFocus(state: TableState, ui: TableUi): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const holds = useRef(false)
  useLayoutEffect(() => {
    const note = (event: FocusEvent): void => {
      holds.current = bar.current !== null && event.target instanceof Node && bar.current.contains(event.target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const moved = ui.moved.value
  const before = useRef(moved)
  const turn = state.myTurn.value
  const decision = state.session.position.value?.decision
  useLayoutEffect(() => {
    if (bar.current === null) return
    const justMoved = before.current !== moved
    before.current = moved
    const lost = isNowhere() && (holds.current || justMoved)
    if (lost || (turn && isResting(bar.current))) focusBar(bar.current)
  }, [moved, turn, decision])
  return bar
}
