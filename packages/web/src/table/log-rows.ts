// The rows the log draws: heads of turns, lines, and folds that are open or not; only the newest of them, older ones when asked for. Pure.
import { nth, type Viewer } from '@flibuste/kernel'
import type { LogLine } from './log-lines.ts'
import { isFolded, type Folded, type Item, type Turn } from './log-turns.ts'

export const ONLY = ['all', 'mine'] as const
/** Everything, or what concerns whoever reads. */
export type Only = (typeof ONLY)[number]

export type Row =
  /** `round`: named where the row above is of another. */
  | { readonly kind: 'turn'; readonly turn: Turn; readonly round: 'named' | 'known' }
  | { readonly kind: 'line'; readonly line: LogLine; readonly turn: Turn; readonly inFold: boolean }
  | { readonly kind: 'fold'; readonly fold: Folded; readonly turn: Turn; readonly isOpen: boolean }

/** So many are drawn, and so many more each time they are asked for. */
export const ROWS_AT_ONCE = 100

export interface Wanted {
  readonly only: Only
  readonly me: Viewer
  /** Folds somebody opened or closed; of the others the newest is open. */
  readonly toggled: ReadonlyMap<string, boolean>
}

const names = ({ phrase }: LogLine, me: Viewer): boolean =>
  phrase.some((word) => typeof word === 'object' && 'seat' in word && word.seat === me)

/** A fight is mine where I am in it, whatever came of it. */
const concerns = (item: Item, me: Viewer): boolean =>
  isFolded(item) ? item.lines.some((line) => line.isMine || (item.kind === 'fight' && names(line, me))) : item.isMine

function newestFold(turns: readonly Turn[]): string | null {
  for (const { items } of turns.toReversed()) {
    const last = items.findLast((item) => isFolded(item))
    if (last !== undefined) return last.key
  }
  return null
}

/** A fold of one line is that line. */
function foldRows(head: Extract<Row, { kind: 'fold' }>): Row[] {
  const { fold, turn, isOpen } = head
  const [first, ...rest] = fold.lines
  if (first !== undefined && rest.length === 0) return [{ kind: 'line', line: first, turn, inFold: false }]
  const inside = rest.map((line): Row => ({ kind: 'line', line, turn, inFold: true }))
  return [head, ...(isOpen ? inside : [])]
}

export function rowsOf(turns: readonly Turn[], { only, me, toggled }: Wanted): readonly Row[] {
  const newest = newestFold(turns)
  let named = 0
  return turns.flatMap((turn): Row[] => {
    const items = only === 'all' ? turn.items : turn.items.filter((item) => concerns(item, me))
    if (items.length === 0) return []
    const rows = items.flatMap((item): Row[] => {
      if (!isFolded(item)) return [{ kind: 'line', line: item, turn, inFold: false }]
      const isOpen = toggled.get(item.key) ?? (only === 'all' && item.key === newest)
      return foldRows({ kind: 'fold', fold: item, turn, isOpen })
    })
    if (turn.round === 0) return rows
    const round = turn.round === named ? 'known' : 'named'
    named = turn.round
    return [{ kind: 'turn', turn, round }, ...rows]
  })
}

/** Whether a row is of a frame; a fold that is closed is of all it stands for. */
export function isOf(row: Row, at: number): boolean {
  if (row.kind === 'turn') return false
  if (row.kind === 'line') return row.line.at === at
  const { from, to } = row.fold
  return row.isOpen ? from === at : from <= at && at <= to
}

export interface Drawn {
  readonly rows: readonly Row[]
  /** How many older ones are left out. */
  readonly older: number
}

/** The newest of them, and so far back that a moment somebody looks at is among them. A turn that is cut keeps its head. */
export function drawn(rows: readonly Row[], most: number, look: number | null): Drawn {
  const looked = look === null ? -1 : rows.findIndex((row) => isOf(row, look))
  const from = Math.max(0, Math.min(rows.length - most, looked < 0 ? rows.length : looked - 5))
  const head = rows.slice(0, from + 1).findLastIndex(({ kind }) => kind === 'turn')
  const shown = rows.slice(from)
  const isCut = from > 0 && head >= 0 && head < from && shown[0]?.kind !== 'turn'
  return { rows: isCut ? [nth(rows, head), ...shown] : shown, older: from }
}
