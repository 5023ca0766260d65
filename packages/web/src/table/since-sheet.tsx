// "Since your turn": what the others did, what of it hit me first, each line told again at a press. Beside the question until my turn is over;
// where it would lie over the board it is folded until it is asked for, so that nothing in play is under it.
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import type { Layout } from '../kit/table-module.ts'
import type { PanelProps } from './log.tsx'
import { PaceControl } from './pace-control.tsx'
import { PhraseLine } from './phrase.tsx'
import { digestOf, isFirstToMove, MOST_LINES, type DigestLine, type Span } from './since.ts'
import type { AnyScene, TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** Where it lies over the foot of the board it folds to a line; in a rail it has room. */
const foldsIn = (layout: Layout | undefined): boolean => layout === 'phone' || layout === 'tablet'

const NOTHING: readonly DigestLine[] = []

/** Only who is asked has a turn it could be since; while something is told again the sheet stays where it is. */
function linesOf(state: TableState, scene: AnyScene): readonly DigestLine[] {
  const isMine = state.myTurn.value || (state.queue.again.value !== null && state.look.value === null)
  if (!isMine || scene.me < 0) return NOTHING
  const { text, reader } = scene
  const { module } = state
  const telling = { text, reader, words: say(), line: module.line }
  return digestOf({ frames: state.session.frames.value, module, telling, seat: scene.me })
}

/** Whether this is what the board tells again right now. */
function isTold({ queue }: TableState, { frames: { from, to } }: DigestLine): boolean {
  const { at, way } = queue.shown.value
  return queue.again.value !== null && way === 'step' && from <= at && at <= to
}

function Row({ line, scene, state, ui }: PanelProps & { readonly line: DigestLine; readonly scene: AnyScene }) {
  const isPlaying = isTold(state, line)
  const label = isPlaying ? say().since.stop : say().since.replay
  return (
    <li class={line.stake === 'lost' ? 'lost' : ''} data-playing={isPlaying ? 'yes' : undefined}>
      {line.seat < 0 ? <Icon name="anchor" /> : <SeatChip seat={seatIndex(line.seat)} size={18} />}
      <span>
        <PhraseLine phrase={line.phrase} reader={scene.reader} chips="left out" />
      </span>
      <button
        type="button"
        class="replay-disc"
        aria-label={label}
        title={label}
        onClick={() => (isPlaying ? ui.backToNow() : ui.tellAgain(line.frames))}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </li>
  )
}

/** How many more there are, and the way to them. */
function More({ lines, ui }: { readonly lines: readonly DigestLine[]; readonly ui: TableUi }) {
  const left = lines.slice(MOST_LINES)
  const first = left.toSorted((one, two) => one.frames.from - two.frames.from)[0]
  if (first === undefined) return null
  const open = (): void => {
    ui.tab.value = 'log'
    ui.lookAt(first.frames.from)
  }
  return (
    <button type="button" class="since-more" onClick={open}>
      {say().since.more(left.length)}
    </button>
  )
}

/** To its first line, unfolded if need be; where nothing happened, what was told last is told again. */
export function readDigest(ui: TableUi): void {
  ui.tab.value = 'table'
  ui.sinceOpen.value = true
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('.since .replay-disc')
    if (first === null) ui.tellAgain()
    else first.focus()
  })
}

/** Told in a jump: a hidden tab, a page that was just loaded. */
const wasAway = ({ queue, pace }: TableState): boolean => queue.missed.value !== null && pace.pace.value !== 'instant'

/** Folds by itself for a new question: what is in play lies under it. Whoever was away reads it first, but on a phone, where it would hide what is asked about. */
function useFolding(state: TableState, { sinceOpen }: TableUi): void {
  const isFirst = useRef(true)
  useSignalEffect(() => {
    void state.session.position.value?.decision
    sinceOpen.value = wasAway(state) && !isFirst.current && state.scene.peek()?.layout !== 'phone'
    isFirst.current = false
  })
}

const hasLoss = (lines: readonly DigestLine[]): boolean => lines.some(({ stake }) => stake === 'lost')
const stakeOf = (lines: readonly DigestLine[]): 'lost' | undefined => (hasLoss(lines) ? 'lost' : undefined)

/** On a phone, folded: a button of the bar, red where something was taken from me. */
export function SinceExtra({ state, ui, scene }: PanelProps & { readonly scene: AnyScene }) {
  useFolding(state, ui)
  // Once something can be taken back, that has the place: a third row of buttons would take it from the board.
  const hasRoom = scene.layout === 'phone' && state.session.position.value?.mayUndo !== true
  const lines = hasRoom ? linesOf(state, scene) : NOTHING
  if (lines.length === 0) return null
  const label = say().since.unfold(lines.length)
  return (
    <button
      type="button"
      class="extra since-extra"
      data-stake={stakeOf(lines)}
      aria-expanded={ui.sinceOpen.value}
      aria-label={label}
      title={label}
      onClick={() => (ui.sinceOpen.value = !ui.sinceOpen.value)}
    >
      <Icon name={hasLoss(lines) ? 'warning' : 'reroll'} />
      <span>{lines.length}</span>
    </button>
  )
}

/** From the first turn that is told to the last. */
const spanOf = (lines: readonly DigestLine[]): Span => ({
  from: Math.min(...lines.map(({ frames }) => frames.from)),
  to: Math.max(...lines.map(({ frames }) => frames.to)),
})

function Head({ state, ui, lines, isOpen }: PanelProps & { lines: readonly DigestLine[]; isOpen: boolean }) {
  const words = say()
  const folds = foldsIn(state.scene.value?.layout)
  const title = wasAway(state) ? words.since.away : words.since.title
  return (
    <header class="sheet-head">
      <h2>{isOpen ? title : words.since.unfold(lines.length)}</h2>
      {isOpen && (
        <button
          type="button"
          class="look-back"
          aria-keyshortcuts="Shift+G"
          title={words.againHint}
          onClick={() => ui.tellAgain(spanOf(lines))}
        >
          <Icon name="reroll" />
          {words.again}
        </button>
      )}
      {folds && (
        <button
          type="button"
          class="since-fold"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.since.fold : words.since.unfold(lines.length)}
          onClick={() => (ui.sinceOpen.value = !isOpen)}
        >
          <Icon name="arrow" />
          {!isOpen && <b class="since-count">{lines.length}</b>}
        </button>
      )}
    </header>
  )
}

/** Nothing has happened yet that one could be told, and there is a rail with room to say so. */
function Begin({ state, scene }: Pick<PanelProps, 'state'> & { readonly scene: AnyScene }) {
  const isBeginning =
    !foldsIn(scene.layout) &&
    scene.captains.length > 1 &&
    state.myTurn.value &&
    isFirstToMove(state.session.frames.value, scene.me, state.module.turns)
  if (!isBeginning) return null
  return (
    <section class="sheet box since" role="region" aria-label={say().since.begin} data-open="yes">
      <header class="sheet-head">
        <h2>{say().since.begin}</h2>
      </header>
      <PaceControl state={state} />
    </section>
  )
}

export function SinceSheet({ state, ui, scene }: PanelProps & { readonly scene: AnyScene }) {
  useFolding(state, ui)
  const lines = linesOf(state, scene)
  // A lesson says itself what happened.
  if (state.session.tutor !== undefined) return null
  if (lines.length === 0) return <Begin state={state} scene={scene} />
  const shown = lines.slice(0, MOST_LINES)
  // A hint points at the board: what lies over it folds meanwhile.
  const isOpen = !foldsIn(scene.layout) || (ui.sinceOpen.value && ui.hint.shown.value === null)
  if (!isOpen && scene.layout === 'phone') return null
  return (
    <section
      class="sheet box since"
      role="region"
      aria-label={say().since.title}
      data-open={isOpen ? 'yes' : 'no'}
      data-stake={stakeOf(lines)}
    >
      <Head state={state} ui={ui} lines={lines} isOpen={isOpen} />
      {isOpen && (
        <>
          <ul>
            {shown.map((line, nth) => (
              <Row key={nth} line={line} scene={scene} state={state} ui={ui} />
            ))}
          </ul>
          <More lines={lines} ui={ui} />
          <PaceControl state={state} />
        </>
      )}
    </section>
  )
}
