// What a lesson says at its end: the next one, and the first match, which after the last is all there is to do.
import { initialOptions } from '@flibuste/kernel'
import { useEffect, useState } from 'preact/hooks'
import { nickname } from '../app/nickname.ts'
import { lessonPage, lessonsPage } from '../app/route.ts'
import { bot, person, startHere } from '../app/start-match.ts'
import { dictionaries } from '../app/words.ts'
import { Icon } from '../art/index.ts'
import { words as inTongue } from '../kit/language.ts'
import { Speech, SpeechProgress } from '../kit/speech.tsx'
import { storage } from '../kit/storage.ts'
import { botName } from '../session/captains.ts'
import { isCoachOff } from '../table/coach.ts'
import { paceChoice } from '../table/pace-choice.ts'
import { SAID_ID, TITLE_ID } from './lesson-ids.ts'
import type { VoiceProps } from './lesson-voice.tsx'
import { say } from './words.ts'

const NOTHING: readonly string[] = []

const isLastOf = ({ school, number }: Pick<VoiceProps, 'school' | 'number'>): boolean =>
  number === Object.keys(school.lessons).length

/** Against ship's boys, as the game's teachers would have it. After the last lesson it is a first match, whatever was played before. */
function useFirstMatch(props: VoiceProps) {
  const { session, school } = props
  const [failed, setFailed] = useState(false)
  const { seats, options } = school.firstMatch
  const begin = (): void => {
    if (isLastOf(props)) paceChoice(session.game.id, storage).anew()
    const boys = Array.from({ length: seats - 1 }, (_, at) => bot(botName(at + 1), 'boy'))
    const sitters = [person(nickname.peek()), ...boys]
    startHere(session.game.id, { sitters, options: { ...initialOptions(session.game.options), ...options } }).catch(
      () => setFailed(true),
    )
  }
  return { begin, failed }
}

function Onward(props: VoiceProps) {
  const { session, school, words, number } = props
  const names = Object.keys(school.lessons)
  const following = names[number]
  const { begin, failed } = useFirstMatch(props)
  return (
    <>
      {following !== undefined && (
        <a class="btn pri" href={lessonPage(session.game.id, number + 1)}>
          {say().toNext(words[following]?.title ?? '')}
        </a>
      )}
      <button type="button" class={following === undefined ? 'btn pri' : 'btn'} onClick={begin}>
        {following === undefined ? say().firstMatch : say().playAlready}
      </button>
      {failed && <p role="alert">{inTongue(dictionaries).notBegun}</p>}
    </>
  )
}

/** The last one says what the match after it will be. */
function saidAtEnd({ school, words, name }: VoiceProps, isLast: boolean): string {
  if (!isLast) return say().taughtText(words[name]?.title ?? '')
  const boys = say().lastText(school.firstMatch.seats - 1, isCoachOff(storage) ? 'alone' : 'coached')
  return [boys, words[name]?.after ?? ''].join(' ').trim()
}

export function LessonEnd(props: VoiceProps) {
  const { session, school, number, name } = props
  const count = Object.keys(school.lessons).length
  const isLast = isLastOf(props)
  const steps = Object.keys(school.lessons[name]?.steps ?? {}).length
  useEffect(() => document.getElementById(TITLE_ID)?.focus({ preventScroll: true }), [])
  return (
    <Speech
      rank="mate"
      caption={say().lesson(number, count)}
      title={isLast ? say().lastTitle : say().taught}
      titleId={TITLE_ID}
      saidId={SAID_ID}
      marks={NOTHING}
      moment="end"
    >
      <p class="speech-said" id={SAID_ID}>
        {saidAtEnd(props, isLast)}
      </p>
      <SpeechProgress at={steps} of={steps} words={say().step(steps, steps)} />
      <div class="speech-controls lesson-onward">
        <Onward {...props} />
        <a class="btn" href={lessonsPage(session.game.id)}>
          <Icon name="menu" />
          {say().all}
        </a>
      </div>
    </Speech>
  )
}
