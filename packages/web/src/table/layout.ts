// Which of the three layouts the window asks for. The only place that knows the widths.
import { signal, type ReadonlySignal } from '@preact/signals'
import type { Layout } from '../kit/table-module.ts'

/** Narrow, or a phone on its side. */
const PHONE = '(max-width: 640px), (max-width: 1000px) and (max-height: 500px)'
const WIDE = '(min-width: 1700px)'

const current = (): Layout => (matchMedia(PHONE).matches ? 'phone' : matchMedia(WIDE).matches ? 'wide' : 'laptop')

let known: ReadonlySignal<Layout> | null = null

function watch(): ReadonlySignal<Layout> {
  const layout = signal(current())
  for (const query of [PHONE, WIDE]) matchMedia(query).addEventListener('change', () => (layout.value = current()))
  return layout
}

/** One watcher for the life of the page, begun when first asked for. */
export const layoutOf = (): ReadonlySignal<Layout> => (known ??= watch())
