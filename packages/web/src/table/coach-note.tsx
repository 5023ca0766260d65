// One sentence beside the question, the first time something is asked or happens, in the rail where there is one. Gone when it is read, or
// when the question is answered.
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Icon, Portrait } from '../art/index.ts'
import { ClauseChip } from './clause-chip.tsx'
import type { Coached } from './coach.ts'
import { layoutOf } from './layout.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

interface NoteProps {
  readonly ui: TableUi
}

/** A phone's bar has no room for it: its board would shrink. There the lessons and the cheat sheet explain. */
const hasRail = (): boolean => layoutOf().value === 'laptop' || layoutOf().value === 'wide'

/** What was shown counts as read once its question is over. */
function useReading({ coach }: TableUi): void {
  const shown = useRef<Coached | null>(null)
  useSignalEffect(() => {
    coach.prepare()
    const last = shown.current
    const isOver = last !== null && last.question !== coach.question.value
    shown.current = (hasRail() ? coach.said.value : null) ?? (isOver ? null : last)
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
          {coached.text} <ClauseChip clause={coached.clause} hands={ui} />
        </p>
      </div>
    </section>
  )
}
