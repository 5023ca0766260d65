// How fast the table tells: four paces, one choice for all games. Beside the bar while something is told, and in the menu.
import { useId } from 'preact/hooks'
import { PACES, type Pace } from '../kit/tempo.ts'
import type { TableState } from './table-state.ts'
import { say } from './words.ts'

const ALONG: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys choose, as among radio buttons. */
function walk(event: KeyboardEvent, pace: Pace, choose: (pace: Pace) => void): void {
  const by = ALONG[event.key]
  if (by === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const next = PACES[(PACES.indexOf(pace) + by + PACES.length) % PACES.length] ?? pace
  choose(next)
  if (event.currentTarget instanceof Element)
    event.currentTarget.querySelector<HTMLElement>(`[data-pace="${next}"]`)?.focus()
}

export function PaceControl({ state }: { readonly state: Pick<TableState, 'pace'> }) {
  const words = say().pace
  const pace = state.pace.pace.value
  const id = useId()
  return (
    <div class="pace">
      <span id={id} class="caption">
        {words.title}
      </span>
      <span
        class="seg"
        role="radiogroup"
        aria-labelledby={id}
        onKeyDown={(event) => walk(event, pace, state.pace.choose)}
      >
        {PACES.map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            data-pace={name}
            aria-checked={name === pace}
            tabIndex={name === pace ? 0 : -1}
            onClick={() => state.pace.choose(name)}
          >
            {words[name]}
          </button>
        ))}
      </span>
    </div>
  )
}
