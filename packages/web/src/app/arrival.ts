// Where the focus goes when one screen takes the place of another: to what names the new one, so that a screen reader reads it
// and the next Tab leads into it. A page that was just loaded is left to the browser.
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

let isElsewhere = false

/** The screen somebody was at is about to be another. */
export function depart(): void {
  isElsewhere = true
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Calls once when a screen has taken the place of another, unless the focus has found a place already. */
export function useArriving(arrive: () => void): void {
  useEffect(() => {
    if (isElsewhere && isNowhere()) arrive()
  }, [])
}

/** For the heading of a screen, which needs `tabIndex={-1}`. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useArriving(() => heading.current?.focus({ preventScroll: true }))
  return heading
}
