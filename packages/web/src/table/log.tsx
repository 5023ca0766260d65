// What happened, newest last, by turns. A line looks back to its moment, a fight opens; their clauses open the rulebook.
import { Icon } from '../art/index.ts'
import { useFollow } from './log-follow.ts'
import { FoldRow, LineRow, TurnRow } from './log-row.tsx'
import { drawn, isOf, ROWS_AT_ONCE, rowsOf, type Row } from './log-rows.ts'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

export interface PanelProps {
  readonly state: TableState
  readonly ui: TableUi
}

/** Whoever only watches, or shares the screen, has nothing of their own to look for. */
const hasOwn = ({ logReader }: TableState): boolean => logReader.value.me >= 0

function useRows({ state, ui }: PanelProps) {
  const { log } = ui
  const only = hasOwn(state) ? log.only.value : 'all'
  const rows = rowsOf(state.turns.value, { only, me: state.logReader.value.me, toggled: log.toggled.value })
  return { only, all: rows.length, ...drawn(rows, log.most.value, state.look.value?.at ?? null) }
}

function Head({ state, ui, only }: PanelProps & { readonly only: 'all' | 'mine' }) {
  const words = say()
  return (
    <header class="sheet-head">
      <h2>{words.log}</h2>
      {hasOwn(state) && (
        <button
          type="button"
          class="look-back only-mine"
          aria-pressed={only === 'mine'}
          title={words.onlyMineHint}
          onClick={() => ui.log.choose(only === 'mine' ? 'all' : 'mine')}
        >
          <Icon name={only === 'mine' ? 'check' : 'eye'} />
          {words.onlyMine}
        </button>
      )}
      {state.latest.value > 0 && (
        <button type="button" class="look-back" aria-keyshortcuts="," onClick={() => ui.step(-1)}>
          <Icon name="hourglass" />
          {words.lookBack}
        </button>
      )}
    </header>
  )
}

function Older({ count, ui }: { readonly count: number; readonly ui: TableUi }) {
  if (count === 0) return null
  return (
    <li class="older">
      <button type="button" class="look-back" onClick={() => (ui.log.most.value += ROWS_AT_ONCE)}>
        <Icon name="chevron" />
        {say().olderLines(count)}
      </button>
    </li>
  )
}

const keyOf = (row: Row): string => {
  if (row.kind === 'fold') return `f${row.fold.key}`
  if (row.kind === 'line') return `${row.line.at}.${row.line.nth}`
  const [first] = row.turn.items
  return `t${row.turn.at} ${first === undefined ? '' : 'key' in first ? first.key : `${first.at}.${first.nth}`}`
}

function OneRow({ row, state, ui }: PanelProps & { readonly row: Row }) {
  const at = state.at.value
  const mark = !isOf(row, at) ? '' : state.look.value === null ? 'now' : 'now current'
  const { counted } = state.module.turns
  const common = { mark, reader: state.logReader.value, words: say(), counted, ui }
  if (row.kind === 'turn') return <TurnRow row={row} {...common} />
  return row.kind === 'line' ? <LineRow row={row} {...common} /> : <FoldRow row={row} {...common} />
}

export function LogPanel({ state, ui }: PanelProps) {
  const words = say()
  const { rows, older, all, only } = useRows({ state, ui })
  const newest = rows.at(-1)
  const { list, onScroll } = useFollow(
    `${all} ${newest === undefined ? '' : keyOf(newest)} ${only} ${state.look.value?.at}`,
  )
  return (
    <section class="sheet box log" aria-label={words.log}>
      <Head state={state} ui={ui} only={only} />
      <ol ref={list} onScroll={onScroll} tabIndex={0} aria-label={words.log}>
        <Older count={older} ui={ui} />
        {rows.map((row) => (
          <OneRow key={keyOf(row)} row={row} state={state} ui={ui} />
        ))}
        {rows.length === 0 && <li class="empty">{words.nothingMine}</li>}
      </ol>
    </section>
  )
}
