// Tells a screen reader what happened and when it is its reader's turn. Only what is new is read; the log stays silent.
import type { Phrase } from '@flibuste/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { frameLines, isTold } from './log-lines.ts'
import { heard, heardTogether } from './phrase-words.ts'
import type { TableState, ToldSoFar } from './table-state.ts'
import { say } from './words.ts'

/** Older lines are taken out: they have been read. */
const KEPT = 8

interface Told {
  readonly key: number
  readonly text: string
}

/** What is told from one moment to another, in words. */
function newsOf(state: TableState, from: ToldSoFar, to: ToldSoFar): string {
  const reader = state.logReader.peek()
  const telling = { text: state.text.peek(), reader, words: say(), line: state.module.line }
  const news: Phrase[] = []
  for (let at = Math.max(from.at, 0); at <= to.at; at++)
    for (const line of frameLines(state.session.frames.peek(), at, telling))
      if (isTold(line, to) && !isTold(line, from)) news.push(line.phrase)
  return heardTogether(news, reader)
}

/** Of the present, also while somebody looks back: the board tells first, then this. */
function toldNow({ queue }: TableState): ToldSoFar {
  const again = queue.again.value
  return again === null
    ? { at: queue.shown.value.at, events: queue.progress.value.told }
    : { at: again, events: Number.MAX_SAFE_INTEGER }
}

function useNews(state: TableState): readonly Told[] {
  const [told, tell] = useState<readonly Told[]>([])
  const before = useRef<ToldSoFar>(toldNow(state))
  const count = useRef(0)
  const now = toldNow(state)
  useEffect(() => {
    const news = before.current.at < 0 ? '' : newsOf(state, before.current, now)
    before.current = now
    if (news !== '') tell((old) => [...old, { key: ++count.current, text: news }].slice(-KEPT))
  }, [now.at, now.events, state])
  return told
}

function promptWords(state: TableState): string {
  const scene = state.scene.peek()
  if (scene === null) return ''
  const { title, sentence } = scene.text.prompt(scene.view, scene.reader)
  const words: Phrase = [title, '. ', ...sentence]
  return heard(words, scene.reader)
}

/** The question, spoken when the turn comes to this page, and quietly at every further question of the same turn. */
function useCall(state: TableState): { readonly loud: string; readonly quiet: string } {
  const [call, setCall] = useState({ loud: '', quiet: '' })
  const wasMine = useRef(false)
  const isMine = state.myTurn.value
  const decision = state.session.position.value?.decision
  useEffect(() => {
    if (isMine)
      setCall(wasMine.current ? { loud: '', quiet: promptWords(state) } : { loud: promptWords(state), quiet: '' })
    else setCall({ loud: '', quiet: '' })
    wasMine.current = isMine
  }, [isMine, decision, state])
  return call
}

export function Announcer({ state }: { readonly state: TableState }) {
  const told = useNews(state)
  const { loud, quiet } = useCall(state)
  return (
    <>
      <div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" data-live="news">
        {told.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p class="visually-hidden" aria-live="polite" data-live="question">
        {quiet}
      </p>
      <p class="visually-hidden" aria-live="assertive" data-live="turn">
        {loud}
      </p>
    </>
  )
}
