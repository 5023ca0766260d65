// The goal of the game and how far everybody is: always in sight, and the way to the first page of the rulebook. Whoever has not chosen
// anything yet reads the game in a sentence there.
import type { Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { Icon } from '../art/index.ts'
import { goalLine, goalWords } from '../kit/goal.ts'
import { isLow, layoutOf } from './layout.ts'
import { PhraseLine } from './phrase.tsx'
import { readerFor } from './captains.ts'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

interface GoalLineProps {
  readonly state: TableState
  readonly ui: TableUi
}

/** Nothing has been chosen at this seat yet: whoever is new must know the goal before the first question. */
const isFirstChoice = (frames: readonly Frame[], viewer: Viewer): boolean =>
  viewer >= 0 && frames.every(({ happening }) => happening.seat !== viewer)

/** Nothing to strive for once it is over. */
export function GoalLine({ state, ui }: GoalLineProps) {
  const view = state.countedView.value
  if (view === null || view.asked === 0) return null
  const goal = state.module.goal(view)
  const viewer = state.me.value
  const isFirst = !isLow() && isFirstChoice(state.session.frames.value, viewer)
  const reader = readerFor(viewer, state.captains.value)
  const room = layoutOf().value === 'phone' || layoutOf().value === 'tablet' ? 'short' : 'long'
  return (
    <button
      type="button"
      class="goal-line"
      data-last={goal.last === null ? undefined : 'yes'}
      data-first={isFirst ? 'yes' : undefined}
      title={goalWords().toBook}
      onClick={() => ui.openRulebook()}
    >
      <Icon name="flag" />
      <span>
        <PhraseLine phrase={isFirst ? [goal.said] : goalLine(goal, reader, room)} reader={reader} chips="left out" />
      </span>
    </button>
  )
}
