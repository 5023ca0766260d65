// Standing orders as they are kept: in this browser, the same in all its tabs, told to nobody. Carried out in orders-hesitation.ts.
import type { AnyMove } from '@flibuste/kernel'
import { signal, type ReadonlySignal } from '@preact/signals'
import type { Drawer } from '../kit/storage.ts'

/** What was said ahead of the windows that follow, and by which key (`Said`): ask me, play nothing, or this if it may be played. */
export interface Plan {
  readonly key: string
  readonly play: 'ask' | 'nothing' | AnyMove
}

export interface Standing {
  /** Answer for me where I have one answer only. At every table. */
  readonly single: boolean
  /** At this table windows are put to me only here, by key; null: everywhere. */
  readonly only: readonly string[] | null
  readonly ahead: Plan | null
  /** The question I mean to answer myself, whatever is ordered. */
  readonly byHand: string | null
}

export interface OrderBook {
  readonly standing: ReadonlySignal<Standing>
  give(orders: Partial<Standing>): void
  /** Another tab may have given orders. */
  reread(): void
  /** The match is over, and what was ordered for it with it. */
  close(): void
}

const SINGLE = 'flibuste.standing-order'
const nameOf = (table: string): string => `flibuste.orders.${table}`

/** Storage is anybody's: what does not read as orders is none. */
function parsed(text: string | null): object {
  try {
    const found: unknown = text === null ? null : JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

const isMove = (raw: unknown): raw is AnyMove =>
  typeof raw === 'object' && raw !== null && 'kind' in raw && typeof raw.kind === 'string'

function readPlan(raw: unknown): Plan | null {
  if (typeof raw !== 'object' || raw === null || !('key' in raw) || !('play' in raw)) return null
  const { key, play } = raw
  const isPlay = play === 'ask' || play === 'nothing' || isMove(play)
  return typeof key === 'string' && isPlay ? { key, play } : null
}

/** Where a match is kept, and what stands at its table from the start. */
interface Kept {
  readonly drawer: Drawer
  readonly table: string
  readonly atFirst: Standing['only']
}

function read({ drawer, table, atFirst }: Kept): Standing {
  const found: { only?: unknown; byHand?: unknown; ahead?: unknown } = parsed(drawer.read(nameOf(table)))
  const { only = atFirst, byHand, ahead } = found
  return {
    single: drawer.read(SINGLE) === 'on',
    only: Array.isArray(only) ? only.filter((key): key is string => typeof key === 'string') : null,
    ahead: readPlan(ahead),
    byHand: typeof byHand === 'string' ? byHand : null,
  }
}

const isAtFirst = ({ atFirst }: Kept, { only, ahead, byHand }: Standing): boolean =>
  ahead === null && byHand === null && JSON.stringify(only) === JSON.stringify(atFirst)

function write(kept: Kept, standing: Standing): void {
  const { drawer, table } = kept
  const { single, only, ahead, byHand } = standing
  drawer.write(SINGLE, single ? 'on' : 'off')
  if (isAtFirst(kept, standing)) drawer.remove(nameOf(table))
  else drawer.write(nameOf(table), JSON.stringify({ only, ahead, byHand }))
}

export function orderBook(table: string, drawer: Drawer, atFirst: Standing['only'] = null): OrderBook {
  const kept: Kept = { drawer, table, atFirst }
  const standing = signal(read(kept))
  return {
    standing,
    give(orders) {
      // What another tab has given since stays given.
      standing.value = { ...read(kept), ...orders }
      write(kept, standing.peek())
    },
    reread: () => void (standing.value = read(kept)),
    close() {
      drawer.remove(nameOf(table))
      standing.value = read(kept)
    },
  }
}
