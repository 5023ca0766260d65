// What happened, newest last. A line looks back to its moment; its clause opens the rulebook.
import { Component } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Reader } from '@flibuste/kernel'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { ClauseChip } from './clause-chip.tsx'
import { logBook, type LogLine } from './log-lines.ts'
import { PhraseLine } from './phrase.tsx'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import type { TableWords } from './words.en.ts'
import { say } from './words.ts'

export interface PanelProps {
  readonly state: TableState
  readonly ui: TableUi
}

interface LineProps {
  readonly line: LogLine
  readonly mark: string
  readonly reader: Reader
  readonly words: TableWords
  readonly ui: TableUi
}

/**
 * Drawn again only when the line, its mark or the language changes: a long log costs nothing at the next move. A component and no
 * remembered drawing, which would keep the whole page of its moment alive.
 */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ line, mark, reader, words }: LineProps): boolean {
    const { props } = this
    return props.line !== line || props.mark !== mark || props.reader !== reader || props.words !== words
  }

  override render({ line, mark, reader, words, ui }: LineProps) {
    return (
      <li class={line.takenBack ? `taken-back ${mark}` : mark}>
        {line.seat === null ? <Icon name="anchor" /> : <SeatChip seat={seatIndex(line.seat)} size={17} />}
        <button type="button" class="log-line" onClick={() => ui.lookAt(line.at)}>
          <PhraseLine phrase={line.phrase} reader={reader} chips="left out" />
          {line.takenBack && <i class="taken-note"> {words.takenBack}</i>}
        </button>
        {line.clause !== null && <ClauseChip clause={line.clause} hands={ui} />}
      </li>
    )
  }
}

function useLines(state: TableState): readonly LogLine[] {
  const book = useMemo(logBook, [state])
  const telling = { text: state.text.value, reader: state.logReader.value, words: say(), line: state.module.line }
  return book.upTo(state.told.value, state.session.frames.value, telling)
}

/** Follows the newest line, unless somebody has scrolled up to read. */
function useFollow(key: string) {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  useLayoutEffect(() => {
    const box = list.current
    const looked = box?.querySelector('li.current')
    if (looked != null) looked.scrollIntoView({ block: 'nearest' })
    else if (box !== null && follows.current) box.scrollTop = box.scrollHeight
  }, [key])
  const height = useRef(0)
  useLayoutEffect(() => {
    const box = list.current
    if (box === null || typeof ResizeObserver === 'undefined') return undefined
    const keep = new ResizeObserver(() => {
      height.current = box.clientHeight
      if (follows.current) box.scrollTop = box.scrollHeight
    })
    keep.observe(box)
    return () => keep.disconnect()
  }, [])
  const onScroll = (): void => {
    const box = list.current
    // Another sheet that comes or goes beside it is not somebody who scrolls.
    if (box === null || box.clientHeight !== height.current) return
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
  }
  return { list, onScroll }
}

export function LogPanel({ state, ui }: PanelProps) {
  const words = say()
  const lines = useLines(state)
  const mark = state.look.value === null ? 'now' : 'now current'
  const { list, onScroll } = useFollow(`${lines.length} ${state.look.value?.at}`)
  return (
    <section class="sheet box log" aria-label={words.log}>
      <header class="sheet-head">
        <h2>{words.log}</h2>
        {state.latest.value > 0 && (
          <button type="button" class="look-back" aria-keyshortcuts="," onClick={() => ui.step(-1)}>
            <Icon name="hourglass" />
            {words.lookBack}
          </button>
        )}
      </header>
      <ol ref={list} onScroll={onScroll} tabIndex={0} aria-label={words.log}>
        {lines.map((line, index) => (
          <Line
            key={index}
            line={line}
            mark={line.at === state.at.value ? mark : ''}
            reader={state.logReader.value}
            words={words}
            ui={ui}
          />
        ))}
      </ol>
    </section>
  )
}
