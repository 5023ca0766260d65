// Standing orders as they are kept: in this browser, the same in all its tabs, told to nobody. Carried out in orders-hesitation.ts.
import { signal, type ReadonlySignal } from '@preact/signals'
import type { Drawer } from '../kit/storage.ts'

export interface Standing {
  /** Answer for me where I have one answer only. At every table. */
  readonly single: boolean
  /** At this table windows are put to me only here, by key; null: everywhere. */
  readonly only: readonly string[] | null
  /** The question I mean to answer myself, whatever is ordered. */
  readonly byHand: string | null
}

export interface OrderBook {
  readonly standing: ReadonlySignal<Standing>
  give(orders: Partial<Standing>): void
  /** Another tab may have given orders. */
  reread(): void
}

const SINGLE = 'flibuste.standing-order'
const nameOf = (table: string): string => `flibuste.orders.${table}`

/** Storage is anybody's: what does not read as orders is none. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function read(drawer: Drawer, table: string): Standing {
  const found = parsed(drawer.read(nameOf(table)))
  const { only, byHand }: { only?: unknown; byHand?: unknown } =
    typeof found === 'object' && found !== null ? found : {}
  return {
    single: drawer.read(SINGLE) === 'on',
    only: Array.isArray(only) ? only.filter((key): key is string => typeof key === 'string') : null,
    byHand: typeof byHand === 'string' ? byHand : null,
  }
}

function write(drawer: Drawer, table: string, { single, only, byHand }: Standing): void {
  drawer.write(SINGLE, single ? 'on' : 'off')
  if (only === null && byHand === null) drawer.remove(nameOf(table))
  else drawer.write(nameOf(table), JSON.stringify({ only, byHand }))
}

export function orderBook(table: string, drawer: Drawer): OrderBook {
  const standing = signal(read(drawer, table))
  return {
    standing,
    give(orders) {
      // What another tab has given since stays given.
      standing.value = { ...read(drawer, table), ...orders }
      write(drawer, table, standing.peek())
    },
    reread: () => void (standing.value = read(drawer, table)),
  }
}
