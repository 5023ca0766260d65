// The year: its months on a scale, and the six phases of this one.
import { monthsIn } from '../data.ts'
import { stepNumber } from '../wording.ts'
import { about } from './explain.ts'
import type { View } from '../view.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function Months({ view }: Pick<CalendarProps, 'view'>) {
  const { month } = view
  return (
    <ol class="months" aria-hidden="true" {...about('calendar')}>
      {Array.from({ length: monthsIn(view) }, (_, at) => (
        <li key={at} class={at + 1 < month ? 'done' : at + 1 === month ? 'now' : ''}>
          <span>{at + 1}</span>
        </li>
      ))}
    </ol>
  )
}

interface CalendarProps {
  readonly table: Table
  /** The year as it is told so far. */
  readonly view: View
}

export function Calendar({ table, view }: CalendarProps) {
  const { text, layout } = table.scene
  const words = say()
  const now = stepNumber(view)
  const phase = text.steps[now] ?? text.progress(view)
  return (
    <section class="sheet calendar" aria-label={words.calendar(view.month, monthsIn(view), phase)}>
      <p class="month" aria-hidden="true" {...about('calendar')}>
        {view.month === 0 ? words.before : words.month(view.month)}
        {layout !== 'phone' && view.month > 0 && <i> {words.ofMonths(monthsIn(view))}</i>}
      </p>
      <Months view={view} />
      {layout === 'phone' ? (
        <i class="phase-now" {...about('steps')}>
          {phase}
        </i>
      ) : (
        <ol class="steps phases" {...about('steps')}>
          {text.steps.map((step, at) => (
            <li
              key={step}
              class={at < now ? 'done' : at === now ? 'now' : ''}
              aria-current={at === now ? 'step' : undefined}
            >
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
