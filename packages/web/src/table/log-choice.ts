// What a reader wants of the log: everything or only what concerns them, which fights lie open, how far back it goes. The first is kept
// in the browser.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Drawer } from '../kit/storage.ts'
import { ONLY, ROWS_AT_ONCE, type Only } from './log-rows.ts'

const KEPT_AS = 'flibuste.log'

export interface LogChoice {
  readonly only: ReadonlySignal<Only>
  choose(only: Only): void
  /** Folds that were opened or closed by hand, by key. */
  readonly toggled: Signal<ReadonlyMap<string, boolean>>
  toggle(key: string, to: 'open' | 'closed'): void
  /** How many rows are drawn. */
  readonly most: Signal<number>
}

export function logChoice(drawer: Pick<Drawer, 'read' | 'write'>): LogChoice {
  const kept = drawer.read(KEPT_AS)
  const only = signal<Only>(ONLY.find((one) => one === kept) ?? 'all')
  const toggled = signal<ReadonlyMap<string, boolean>>(new Map())
  return {
    only,
    choose(chosen) {
      only.value = chosen
      drawer.write(KEPT_AS, chosen)
    },
    toggled,
    toggle: (key, to) => (toggled.value = new Map(toggled.value).set(key, to === 'open')),
    most: signal(ROWS_AT_ONCE),
  }
}
