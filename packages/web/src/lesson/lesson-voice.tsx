// The voice of a lesson: what it says at each step, what it points at, and the few things that can be pressed. The board is the real one.
import { isAsk, saidAt, type AnySchool, type AnySchoolWords } from '@flibuste/games/lesson.ts'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { WaxSeal } from '../art/index.ts'
import { language } from '../kit/language.ts'
import { allMarked, instead } from '../kit/marks.ts'
import { playSound } from '../kit/sound.ts'
import { Speech, SpeechProgress } from '../kit/speech.tsx'
import { ClauseSign } from '../table/clause-chip.tsx'
import type { PanelProps } from '../table/log.tsx'
import { layoutOf } from '../table/layout.ts'
import { Controls, useActs } from './lesson-acts.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { SAID_ID, TITLE_ID } from './lesson-ids.ts'
import type { LessonSession, Wrong } from './lesson-session.ts'
import { leftAt, LessonResume } from './lesson-resume.tsx'
import { leaveAt, take } from './progress.ts'
import { say } from './words.ts'
import './lesson.css'

const NOTHING: readonly string[] = []
/** What was shown stays for a look before it is taken back. */
const SHOWN_MS = 900

export interface VoiceProps extends PanelProps {
  readonly session: LessonSession
  readonly school: AnySchool
  readonly words: AnySchoolWords
  /** Counted from 1, and its name. */
  readonly number: number
  readonly name: string
}

/** The board has shown all that led to what is said now. */
const isReady = ({ state: { queue }, session }: VoiceProps): boolean =>
  !session.isShowing && (queue.ready.value || queue.held.value)

/** Plays the solution, lets it be looked at, and takes it back. */
function useShowing({ session, state: { queue } }: VoiceProps): void {
  const isShown = session.isShowing && queue.ready.value
  useEffect(() => {
    if (!isShown) return
    const back = setTimeout(() => session.unshow(), SHOWN_MS)
    return () => clearTimeout(back)
  }, [isShown, session])
}

/** At each step the ear gets the title first, and with it what is said. */
function useFocus({ ui }: VoiceProps, moment: string, isSpeaking: boolean): void {
  useEffect(() => {
    if (!isSpeaking) return
    ui.tab.value = 'table'
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
  }, [moment, isSpeaking])
}

/** What is ringed says what is asked of it. */
function useDescribed(marks: readonly string[], moment: string): void {
  useEffect(() => {
    const pieces = allMarked(marks)
    for (const piece of pieces) piece.setAttribute('aria-describedby', SAID_ID)
    return () => {
      for (const piece of pieces) piece.removeAttribute('aria-describedby')
    }
  }, [moment])
}

/** What is wrong with the last try, in the lesson's words. */
function wrongWords({ words, name, session }: VoiceProps, { what, said }: Wrong): string {
  const { step, name: at } = session.lecture.value
  if (what === 'early') return step !== null && isAsk(step) ? say().watchFirst : say().readFirst
  return said === null || at === null ? `${say().notThis} ${say().lookAgain}` : saidAt(words, [name, at], said)
}

function WrongNote(props: VoiceProps) {
  const { session, ui } = props
  const wrong = session.wrong.value
  const { way } = session.lecture.value
  const number = wrong?.number ?? 0
  useEffect(() => {
    if (number > 0) playSound('refused')
  }, [number])
  const scene = props.state.scene.value
  return (
    <div class="lesson-wrong" role="alert" data-wrong={number > 0 ? number : undefined}>
      {wrong !== null && (
        <p key={number}>
          <WaxSeal />
          <span>
            {wrongWords(props, wrong)}
            {wrong.clause !== null && <ClauseSign clause={wrong.clause} hands={ui} />}
          </span>
        </p>
      )}
      {way !== null && scene !== null && (
        <p class="lesson-way">
          <span>
            {say().way} <b>{scene.text.move(way, scene.view, scene.reader)}</b>
          </span>
        </p>
      )}
    </div>
  )
}

/** What is said at the open step. */
function Said({ words, name, session, ui }: VoiceProps) {
  const { step, name: at } = session.lecture.value
  if (step === null || at === null) return null
  return (
    <p class="speech-said">
      <span id={SAID_ID}>{saidAt(words, [name, at])}</span>
      {step.clause !== undefined && <ClauseSign clause={step.clause} hands={ui} />}
    </p>
  )
}

/** Whatever changes where pieces are, or what is said of them. */
function momentOf({ session, state, ui }: VoiceProps, isSpeaking: boolean): string {
  const { at, past } = session.lecture.value
  const wrong = session.wrong.value?.number ?? 0
  const isReading = ui.rulebook.value !== null
  return [at, past.length, state.at.value, isSpeaking, isReading, layoutOf().value, language.value, wrong].join(' ')
}

/** What is asked for somewhere: where the piece is not on show, by the bar. */
function marksOf({ lecture }: LessonSession): readonly string[] {
  const { marks, step, solution } = lecture.value
  return step !== null && isAsk(step) && solution !== null ? [...marks, instead(`move ${solution.kind}`)] : marks
}

function OpenStep(props: VoiceProps) {
  const { session, school, words, name } = props
  const { at, past, step } = session.lecture.value
  const isSpeaking = isReady(props)
  const moment = momentOf(props, isSpeaking)
  const marks = isSpeaking ? marksOf(session) : NOTHING
  const count = Object.keys(school.lessons[name]?.steps ?? {}).length
  const acts = useActs(props, marks)
  useShowing(props)
  useFocus(props, `${at} ${past.length}`, isSpeaking)
  useDescribed(marks, moment)
  return (
    <Speech
      rank="mate"
      caption={say().explains}
      title={words[name]?.title ?? ''}
      titleId={TITLE_ID}
      saidId={SAID_ID}
      marks={marks}
      moment={moment}
      isCalling={step !== null && isAsk(step)}
      isWashed
      isFolded={!isSpeaking}
      onKeyDown={acts.press}
    >
      <Said {...props} />
      <WrongNote {...props} />
      <SpeechProgress at={at} of={count} words={say().step(at + 1, count)} />
      <Controls session={session} acts={acts} />
    </Speech>
  )
}

/** Where it stands is kept, so that it can be left and come back to. */
function useProgress({ session, name }: VoiceProps, isAsking: boolean): void {
  const { isOver, name: step, at } = session.lecture.value
  useEffect(() => {
    if (isAsking) return
    if (isOver) take(session.game.id, name)
    else leaveAt(session.game.id, name, at === 0 ? null : step)
  }, [isAsking, isOver, step])
}

export function LessonVoice(props: VoiceProps) {
  const { session, state } = props
  const left = useSignal(useMemo(() => leftAt(props), []))
  useProgress(props, left.value !== null)
  if (left.value !== null) return <LessonResume {...props} step={left.value} close={() => (left.value = null)} />
  return session.lecture.value.isOver && state.queue.ready.value ? <LessonEnd {...props} /> : <OpenStep {...props} />
}
