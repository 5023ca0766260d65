// One lesson on the real board: the lesson as a session, the table around it, and the voice over it.
import type { AnyGame } from '@flibuste/kernel'
import { useEffect, useMemo } from 'preact/hooks'
import { LaidTable } from '../app/laid-table.tsx'
import { LoadingPage } from '../app/lazy.tsx'
import { loadGame, useLoaded } from '../app/loading.ts'
import { nickname } from '../app/nickname.ts'
import { NoticePage } from '../app/notice-page.tsx'
import { words as inTongue } from '../kit/language.ts'
import { thinkerInWorker } from '../session/worker-thinker.ts'
import { dictionaries } from '../app/words.ts'
import { useSchool, type Taught } from './lesson-loading.ts'
import { LessonSession } from './lesson-session.ts'
import { LessonVoice } from './lesson-voice.tsx'
import { say } from './words.ts'

interface LaidProps {
  readonly game: AnyGame
  readonly number: number
  readonly taught: Taught
}

function LaidLesson({ game, number, taught: { school, words } }: LaidProps) {
  const names = Object.keys(school.lessons)
  const name = names[number - 1]
  const lesson = name === undefined ? undefined : school.lessons[name]
  const session = useMemo(
    () =>
      lesson === undefined
        ? null
        : new LessonSession({ game, lesson, name: nickname.peek(), think: () => thinkerInWorker(game) }),
    [game, lesson],
  )
  useEffect(() => () => session?.close(), [session])
  if (session === null || name === undefined)
    return <NoticePage title={inTongue(dictionaries).lostTitle} text={say().gone} />
  return (
    <LaidTable
      key={name}
      session={session}
      voice={(panel) => (
        <LessonVoice
          key={name}
          {...panel}
          session={session}
          school={school}
          words={words}
          number={number}
          name={name}
        />
      )}
    />
  )
}

export interface LessonPageProps {
  readonly game: string
  /** Counted from 1. */
  readonly number: number
}

export function LessonPage({ game: id, number }: LessonPageProps) {
  const game = useLoaded(id, () => loadGame(id).catch(() => null))
  const taught = useSchool(id)
  if (taught.state === 'failed') throw taught.error
  if (game.state === 'failed') throw game.error
  if (game.state === 'loading' || taught.state === 'loading') return <LoadingPage />
  if (game.value === null || taught.value === null)
    return <NoticePage title={inTongue(dictionaries).lostTitle} text={say().gone} />
  return <LaidLesson key={`${id} ${number}`} game={game.value} number={number} taught={taught.value} />
}
