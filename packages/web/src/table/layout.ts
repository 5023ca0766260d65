// Which of the four layouts the window asks for. The only place that knows the widths.
import { signal, type ReadonlySignal } from '@preact/signals'
import type { Layout } from '../kit/table-module.ts'

/** Narrow, or a phone on its side; so is a small laptop, at 133 to 200 % too. */
const PHONE = '(max-width: 640px), (max-width: 1100px) and (max-height: 660px)'
/** Too narrow for a rail beside the board. */
const TABLET = '(max-width: 1279px)'
const WIDE = '(min-width: 1700px)'
/** A phone on which a second line of words would be taken from the board. */
const LOW = '(max-height: 760px)'

/** The first that fits. */
const ASKS: readonly (readonly [string, Layout])[] = [
  [PHONE, 'phone'],
  [TABLET, 'tablet'],
  [WIDE, 'wide'],
]

const current = (): Layout => ASKS.find(([query]) => matchMedia(query).matches)?.[1] ?? 'laptop'

let known: ReadonlySignal<Layout> | null = null

function watch(): ReadonlySignal<Layout> {
  const layout = signal(current())
  for (const [query] of ASKS) matchMedia(query).addEventListener('change', () => (layout.value = current()))
  return layout
}

/** One watcher for the life of the page, begun when first asked for. */
export const layoutOf = (): ReadonlySignal<Layout> => (known ??= watch())

let low: ReadonlySignal<boolean> | null = null

function watchHeight(): ReadonlySignal<boolean> {
  const query = matchMedia(LOW)
  const isMet = signal(query.matches)
  query.addEventListener('change', () => (isMet.value = query.matches))
  return isMet
}

export const isLow = (): boolean => layoutOf().value === 'phone' && (low ??= watchHeight()).value
