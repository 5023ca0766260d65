// Explanations at this table: of what the board has told so far, in the eyes of whoever looks.
import { Explanations } from '../kit/explain.tsx'
import { readerFor } from './captains.ts'
import { HINT_TOPIC, hintExplained } from './hint-extra.tsx'
import type { PanelProps } from './log.tsx'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

/** Whatever a touch of the table can do shows in one of these. */
const marksOf = ({ draft, look }: TableState, ui: TableUi): readonly unknown[] =>
  [draft.peek(), look, ui.touched, ui.refusal, ui.rulebook, ui.dialog, ui.tab, ui.skipped, ui.sinceOpen].map((mark) =>
    mark.peek(),
  )

export function Explaining({ state, ui }: PanelProps) {
  const view = state.toldView.value
  const viewer = state.me.value
  if (view === null) return null
  const reader = readerFor(viewer, state.captains.value)
  return (
    <Explanations
      explain={(key) =>
        key === HINT_TOPIC ? hintExplained(ui.hint.offer.value) : state.module.explain(key, view, reader)
      }
      hands={ui}
      moment={`${viewer} ${state.at.value} ${state.told.value}`}
      marks={() => marksOf(state, ui)}
    />
  )
}
