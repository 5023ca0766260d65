// What a board does about what has just happened: once for each entry, when the page has been drawn anew. Views are
// truth: whatever had happened before the board was there is not shown again.
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Numbered {
  readonly number: number
}

/** Calls `show` once for everything that happens while the board is there. */
export function useHappening({ number }: Numbered, show: () => void): void {
  const shown = useRef(number)
  useLayoutEffect(() => {
    if (shown.current === number) return
    shown.current = number
    show()
  }, [number])
}

/** What `read` found in the moment before the newest happening was drawn, the page as it was; null until something happens. */
export function useMoment<Found>({ number }: Numbered, read: () => Found): Found | null {
  const kept = useRef<{ readonly number: number; readonly found: Found | null }>({ number, found: null })
  if (kept.current.number !== number) kept.current = { number, found: read() }
  return kept.current.found
}

/** The view before the newest happening; the same as now before the first. */
export function useViewBefore<View>({ view, happened }: { readonly view: View; readonly happened: Numbered }): View {
  const last = useRef(view)
  const before = useMoment(happened, () => last.current)
  last.current = view
  return before ?? view
}
