// What can be done with a lesson beside playing it: be shown, go on, skip it; by button and by key.
import { isAsk } from '@flibuste/games/lesson.ts'
import { useSignal, type ReadonlySignal } from '@preact/signals'
import { lessonPage, lessonsPage } from '../app/route.ts'
import { go } from '../app/router.ts'
import { Icon } from '../art/index.ts'
import { allMarked } from '../kit/marks.ts'
import { TITLE_ID } from './lesson-ids.ts'
import type { LessonSession } from './lesson-session.ts'
import type { VoiceProps } from './lesson-voice.tsx'
import { say } from './words.ts'

export interface Acts {
  show(): void
  next(): void
  skip(): void
  /** The step whose way was shown last. */
  readonly shown: ReadonlySignal<number>
  /** Escape was pressed once: pressed again, it skips the lesson. */
  readonly isSure: ReadonlySignal<boolean>
  readonly press: (event: KeyboardEvent) => void
}

const NO_STEP = -1
const FOCUSABLE = 'button, [tabindex]:not([tabindex="-1"])'
const SKIP = '[data-lesson-act=skip]'

/** The first ringed piece that a keyboard can reach. */
function focusTarget(marks: readonly string[]): boolean {
  const found = allMarked(marks)
    .map((piece) => piece.closest(FOCUSABLE) ?? piece.querySelector(FOCUSABLE))
    .find((piece) => piece !== null)
  if (!(found instanceof HTMLElement || found instanceof SVGElement)) return false
  found.focus()
  return true
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey

export function useActs({ session, school, number }: VoiceProps, marks: readonly string[]): Acts {
  const isSure = useSignal(false)
  const next = (): void => session.next()
  const shown = useSignal(NO_STEP)
  const show = (): void => {
    shown.value = session.lecture.peek().at
    session.show()
  }
  const { id } = session.game
  const skip = (): void =>
    go(number < Object.keys(school.lessons).length ? lessonPage(id, number + 1) : lessonsPage(id))
  /** False: there is nothing a keyboard could reach. */
  const toTarget = (): boolean => focusTarget(marks)
  const escape = (): void => {
    if (isSure.peek()) skip()
    else isSure.value = true
  }
  /** What each key does here; null: nothing of ours. */
  const meant = (event: KeyboardEvent, on: Element): (() => boolean | void) | null => {
    const { step } = session.lecture.peek()
    const isAsking = step !== null && isAsk(step)
    switch (event.key.toLowerCase()) {
      case 'escape':
        return escape
      case 'enter':
        return on.id === TITLE_ID && !isAsking ? next : null
      case 'tab':
        return on.matches(SKIP) && !event.shiftKey ? toTarget : null
      case 's':
        return isAsking && isPlain(event) ? show : null
      default:
        return null
    }
  }
  const press = (event: KeyboardEvent): void => {
    const act = event.target instanceof Element ? meant(event, event.target) : null
    if (event.key !== 'Escape') isSure.value = false
    if (act === null || act() === false) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { show, next, skip, shown, isSure, press }
}

interface ControlsProps {
  readonly session: LessonSession
  readonly acts: Acts
}

export function Controls({ session, acts }: ControlsProps) {
  const words = say()
  const { step, at } = session.lecture.value
  return (
    <div class="speech-controls">
      {step !== null && isAsk(step) ? (
        <button type="button" class="btn" data-lesson-act="show" aria-keyshortcuts="s" onClick={acts.show}>
          <Icon name="play" />
          <span>{acts.shown.value === at ? words.again : words.showMe}</span>
        </button>
      ) : (
        <button type="button" class="btn" data-lesson-act="next" aria-keyshortcuts="Enter" onClick={acts.next}>
          <Icon name="arrow" />
          <span>{words.next}</span>
        </button>
      )}
      <button type="button" class="speech-skip" data-lesson-act="skip" aria-keyshortcuts="Escape" onClick={acts.skip}>
        <Icon name="close" />
        <span>{acts.isSure.value ? words.skipSure : words.skipLesson}</span>
      </button>
    </div>
  )
}
