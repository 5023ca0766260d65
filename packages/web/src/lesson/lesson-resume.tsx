// What a lesson says to whoever left it halfway: on from there, or from the start.
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import { Speech, SpeechProgress } from '../kit/speech.tsx'
import { SAID_ID, TITLE_ID } from './lesson-ids.ts'
import type { VoiceProps } from './lesson-voice.tsx'
import { leaveAt, leftOf } from './progress.ts'
import { say } from './words.ts'

const NOTHING: readonly string[] = []

/** The step a lesson was left at; null: it was not, or its first step is as good. */
export function leftAt({ session, name, school }: Pick<VoiceProps, 'session' | 'name' | 'school'>): string | null {
  const step = leftOf(session.game.id)[name]
  const at = Object.keys(school.lessons[name]?.steps ?? {}).indexOf(step ?? '')
  return step === undefined || at < 1 ? null : step
}

interface ResumeProps extends VoiceProps {
  readonly step: string
  /** One of the two was chosen. */
  readonly close: () => void
}

export function LessonResume({ session, ui, school, words, name, step, close }: ResumeProps) {
  const steps = Object.keys(school.lessons[name]?.steps ?? {})
  const at = steps.indexOf(step)
  useEffect(() => document.getElementById(TITLE_ID)?.focus({ preventScroll: true }), [])
  const goOn = (): void => {
    session.goOn(step)
    ui.skip()
    close()
  }
  const startOver = (): void => {
    leaveAt(session.game.id, name, null)
    close()
  }
  return (
    <Speech
      rank="mate"
      caption={say().explains}
      title={words[name]?.title ?? ''}
      titleId={TITLE_ID}
      saidId={SAID_ID}
      marks={NOTHING}
      moment="resume"
      isWashed
    >
      <p class="speech-said" id={SAID_ID}>
        {say().wereAt(at + 1)}
      </p>
      <SpeechProgress at={at} of={steps.length} words={say().step(at + 1, steps.length)} />
      <div class="speech-controls">
        <button type="button" class="btn pri" data-lesson-act="resume" onClick={goOn}>
          <Icon name="arrow" />
          {say().goOn}
        </button>
        <button type="button" class="btn" data-lesson-act="restart" onClick={startOver}>
          <Icon name="first" />
          {say().fromStart}
        </button>
      </div>
    </Speech>
  )
}
