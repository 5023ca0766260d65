// The goal of the game and how far everybody is: always in sight, and the way to the first page of the rulebook. Whoever has not chosen
// anything yet reads the game in a sentence there.
import type { Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { useEffect, useState } from 'preact/hooks'
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

/** Until anything is touched or a key is pressed. */
function useUntouched(isWatched: boolean): boolean {
  const [isTouched, touch] = useState(false)
  useEffect(() => {
    if (!isWatched) return undefined
    const end = new AbortController()
    const heed = { capture: true, signal: end.signal }
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => touch(true), heed)
    return () => end.abort()
  }, [isWatched])
  return isWatched && !isTouched
}

/** On a low phone, whose head has no room for a sentence: over the edge of the board, and gone with the first touch, which it does not take. */
export function FirstGoal({ state }: Pick<GoalLineProps, 'state'>) {
  const view = state.countedView.value
  const { frames, tutor } = state.session
  const isFirst = isLow() && tutor === undefined && isFirstChoice(frames.value, state.me.value)
  const isUntouched = useUntouched(isFirst)
  if (view === null || view.asked === 0 || !isUntouched) return null
  return (
    <p class="goal-first">
      <Icon name="flag" />
      <span>{state.module.goal(view).said}</span>
    </p>
  )
}

/** There is something to strive for until all that ended it has been told: the last dice are thrown under the line that says what they are for. */
const isDecided = ({ countedView, toldView, look, queue }: TableState): boolean =>
  (countedView.value?.asked ?? 0) === 0 &&
  (look.value === null ? queue.ready.value : (toldView.value?.asked ?? 0) === 0)

export function GoalLine({ state, ui }: GoalLineProps) {
  const view = state.countedView.value
  if (view === null || isDecided(state)) return null
  const goal = state.module.goal(view)
  const viewer = state.me.value
  const isFirst = !isLow() && isFirstChoice(state.session.frames.value, viewer)
  const reader = readerFor(viewer, state.captains.value)
  const isNarrow = layoutOf().value === 'phone' || layoutOf().value === 'tablet' || ui.rulebook.value !== null
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
        <PhraseLine
          phrase={isFirst ? [goal.said] : goalLine(goal, reader, isLow() ? 'low' : isNarrow ? 'short' : 'long')}
          reader={reader}
          chips="left out"
        />
      </span>
    </button>
  )
}
