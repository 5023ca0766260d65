// Tells a screen reader what happened and when it is its reader's turn. Only what is new is read; the log stays silent.
import type { Phrase } from '@flibuste/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { frameLines } from './log-lines.ts'
import { heard, heardTogether } from './phrase-words.ts'
import type { TableState } from './table-state.ts'
import { say } from './words.ts'

/** Older lines are taken out: they have been read. */
const KEPT = 8

interface Told {
  readonly key: number
  readonly text: string
}

/** What the frames after `from` up to `to` say, in words. */
function newsOf(state: TableState, from: number, to: number): string {
  const reader = state.logReader.peek()
  const telling = { text: state.text.peek(), reader, words: say(), line: state.module.line }
  const news: Phrase[] = []
  for (let at = from + 1; at <= to; at++)
    for (const { phrase } of frameLines(state.session.frames.peek(), at, telling)) news.push(phrase)
  return heardTogether(news, reader)
}

/** Of the present, also while somebody looks back: the board tells first, then this. */
const toldNow = ({ queue }: TableState): number => queue.shown.value.at - (queue.phase.value === 'showing' ? 1 : 0)

function useNews(state: TableState): readonly Told[] {
  const [told, tell] = useState<readonly Told[]>([])
  const before = useRef(state.queue.shown.peek().at)
  const count = useRef(0)
  const at = toldNow(state)
  useEffect(() => {
    const news = before.current < 0 ? '' : newsOf(state, before.current, at)
    before.current = at
    if (news !== '') tell((old) => [...old, { key: ++count.current, text: news }].slice(-KEPT))
  }, [at, state])
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
  const isMine = state.myTurn.value && state.told.value === state.at.value
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
