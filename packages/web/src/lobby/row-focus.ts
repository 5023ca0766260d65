// Keeps the keyboard in a row of seats while its buttons come and go with whoever sits there.
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

export function useRowFocus(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  const holds = useRef(false)
  useLayoutEffect(() => {
    const note = ({ target }: Event): void => {
      holds.current = target instanceof Node && row.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useLayoutEffect(() => {
    if (holds.current && isNowhere())
      row.current?.querySelector<HTMLElement>('button:enabled, select:enabled')?.focus({ preventScroll: true })
  })
  return row
}
