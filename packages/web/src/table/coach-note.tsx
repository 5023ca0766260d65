// One sentence beside the question, the first time something is asked or happens: a sheet of the rail; without a rail a line that takes nothing
// from the board when it comes and goes. Gone when it is read, or when the question is answered.
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Icon, Portrait } from '../art/index.ts'
import { ClauseSign } from './clause-chip.tsx'
import type { Coached } from './coach.ts'
import type { LogLine } from './log-lines.ts'
import type { PanelProps } from './log.tsx'
import { isFolded } from './log-turns.ts'
import { PhraseLine } from './phrase.tsx'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

interface NoteProps {
  readonly ui: TableUi
}

/** What was shown counts as read once its question is over. */
function useReading({ coach }: TableUi): void {
  const shown = useRef<Coached | null>(null)
  useSignalEffect(() => {
    coach.prepare()
    const last = shown.current
    const isOver = last !== null && last.question !== coach.question.value
    shown.current = coach.said.value ?? (isOver ? null : last)
    if (isOver) coach.read(last)
  })
}

/** Follows what is asked, wherever the sentence is shown. */
export function CoachReading({ ui }: NoteProps) {
  useReading(ui)
  return null
}

function Understood({ coached, ui }: NoteProps & { readonly coached: Coached }) {
  const label = say().coach.understood
  return (
    <button
      type="button"
      class="coach-read"
      aria-label={label}
      title={label}
      data-action="coach-read"
      onClick={() => ui.coach.read(coached)}
    >
      <Icon name="check" />
    </button>
  )
}

/** In the rail. */
export function CoachSheet({ ui }: NoteProps) {
  const coached = ui.coach.said.value
  if (coached === null) return null
  return (
    <section class="sheet box coach" aria-label={say().coach.title}>
      <header class="sheet-head">
        <h2>{say().coach.title}</h2>
        <Understood coached={coached} ui={ui} />
      </header>
      <div class="coach-words" role="status">
        <Portrait level="mate" size={46} />
        <p>
          {coached.text}
          <ClauseSign clause={coached.clause} hands={ui} />
        </p>
      </div>
    </section>
  )
}

function Explained({ coached, ui }: NoteProps & { readonly coached: Coached }) {
  return (
    <section class="coach-line" aria-label={say().coach.title}>
      <Portrait level="mate" size={40} />
      <p role="status">
        {coached.text}
        <ClauseSign clause={coached.clause} hands={ui} />
      </p>
      <Understood coached={coached} ui={ui} />
    </section>
  )
}

/** On a phone: it has the place of the tabs, or of the goal where the question stands at the head. */
export function CoachFoot({ state, ui }: PanelProps) {
  const coached = ui.coach.said.value
  const isHere = ui.tab.value === 'table' && state.look.value === null
  return coached === null || !isHere ? null : <Explained coached={coached} ui={ui} />
}

function lastTold({ turns }: TableState): LogLine | undefined {
  const item = turns.value.at(-1)?.items.at(-1)
  return item !== undefined && isFolded(item) ? item.lines.at(-1) : item
}

/** On a tablet, over the bar, for as long as anybody is coached: while nothing is new, what was told last. */
export function CoachTicker({ state, ui }: PanelProps) {
  const coached = ui.coach.said.value
  if (!ui.coach.isOn.value || state.me.value < 0) return null
  if (coached !== null) return <Explained coached={coached} ui={ui} />
  const line = lastTold(state)
  return (
    <p class="coach-line told-last">
      {line !== undefined && <PhraseLine phrase={line.phrase} reader={state.logReader.value} chips="left out" />}
    </p>
  )
}
