// What the page does of itself while a match goes on: sounds, keys, unread counts. Draws nothing.
import type { AnyEvent } from '@flibuste/kernel'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { hearPresses } from '../kit/answer-first.ts'
import type { Beat } from '../kit/score.ts'
import { playSound, soundOn, type SoundName } from '../kit/sound.ts'
import { explainFocused } from '../kit/explain.ts'
import { actionsOf, runAction, waitOf } from './action-bar.tsx'
import { focusWhatIsLeft } from './bar-focus.ts'
import { CHAT_INPUT_ID } from './chat.tsx'
import { readDigest } from './since-sheet.tsx'
import { canSkip } from './skipping.ts'
import { isTyping, leapOf, meaningOf, type Command, type Leap } from './shortcuts.ts'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'

const BETWEEN_SOUNDS_MS = 140
/** A drum roll: look here. */
const MOMENT_SOUND: SoundName = 'mutiny'

/** Twice, like the bell. */
const TURN_SHAKES_MS = [60, 80, 60]

/** A phone that lies beside a cup of tea: at a table of people, for whoever has touched the page and wants to be called at all. */
function shake({ session }: TableState): void {
  const isHeard = session.kind === 'remote' && soundOn.peek() && navigator.userActivation?.hasBeenActive === true
  if (isHeard && 'vibrate' in navigator) navigator.vibrate(TURN_SHAKES_MS)
}

/** Each sound of the beats that have just begun once, one after the other. */
function ring(state: TableState, beats: readonly Beat<AnyEvent>[]): void {
  const heard = beats.flatMap(({ events, moment }) =>
    moment === undefined ? events.flatMap(({ type }) => state.module.sounds[type] ?? []) : [MOMENT_SOUND],
  )
  ;[...new Set(heard)].forEach((name, index) => setTimeout(() => playSound(name), index * BETWEEN_SOUNDS_MS))
}

/** Rings with every beat as it begins. */
function useBeatSounds(state: TableState): void {
  const shown = state.look.value ?? state.queue.shown.value
  const { begun } = state.progress.value
  const rung = useRef({ at: shown.at, begun })
  useEffect(() => {
    const score = shown.way === 'step' ? state.narrator.score(shown.at) : []
    const from = rung.current.at === shown.at ? rung.current.begun : 0
    rung.current = { at: shown.at, begun }
    if (begun <= score.length) ring(state, score.slice(from, begun))
  }, [shown.at, shown.way, begun, state])
}

export function useSounds(state: TableState): void {
  const isMine = state.myTurn.value
  const isOver = state.over.value
  const said = state.session.said.value.length
  const saidBefore = useRef(said)
  useBeatSounds(state)
  useEffect(() => {
    if (!isMine) return
    playSound('turn')
    shake(state)
  }, [isMine])
  useEffect(() => {
    if (isOver) playSound('win')
  }, [isOver])
  useEffect(() => {
    if (said > saidBefore.current) playSound('chat')
    saidBefore.current = said
  }, [said])
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

function commands(state: TableState, ui: TableUi): { readonly [C in Command]: () => void } {
  return {
    rules: () => (ui.rulebook.peek() === null ? ui.openRulebook() : (ui.rulebook.value = null)),
    hint: () => (ui.hint.shown.peek() === null ? ui.hint.ask() : ui.hint.hide()),
    help: () => (ui.dialog.value = 'keys'),
    explain: explainFocused,
    moves: () => (ui.dialog.value = 'moves'),
    undo: () => state.session.position.peek()?.mayUndo === true && ui.undo(),
    back: () => ui.step(-1),
    forward: () => ui.step(1),
    now: () => ui.backToNow(),
    chat: () => {
      if (state.session.kind === 'local') return
      ui.tab.value = 'chat'
      requestAnimationFrame(() => focusOn(CHAT_INPUT_ID))
    },
    bar: focusWhatIsLeft,
    skip: () => {
      const scene = state.scene.peek()
      if (scene !== null && canSkip(waitOf({ state, scene }))) ui.skip()
    },
    digest: () => readDigest(ui),
    again: () => ui.tellAgain(),
    escape: () => ui.closeTopmost(),
  }
}

/** What scrolls by these keys itself. */
const SCROLLED = '.log ol, .chat ul, .rulebook'

function leap({ stride, by }: Leap, { latest }: TableState, ui: TableUi): void {
  if (stride === 'step') ui.step(by)
  else if (stride === 'turn') ui.stepTurn(by)
  else ui.lookAt(by === 1 ? latest.peek() : 0)
}

/** Whether the press went through the past, for whoever looks back. */
function leaps(event: KeyboardEvent, state: TableState, ui: TableUi): boolean {
  const found = state.look.peek() === null ? null : leapOf(event)
  const isScroll = event.target instanceof Element && event.target.closest(SCROLLED) !== null
  if (found === null || (isScroll && !event.key.startsWith('Arrow'))) return false
  event.preventDefault()
  leap(found, state, ui)
  return true
}

/** Whether keys mean something now: nothing lies over the table, and nobody is writing. */
function areHeard(event: KeyboardEvent, ui: TableUi): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false
  return ui.curtain.peek() === null && (!isTyping(event.target) || event.key === 'Escape')
}

type Meaning = NonNullable<ReturnType<typeof meaningOf>>

/** A key that is held plays once, and takes back once. */
const isHeld = ({ repeat }: KeyboardEvent, meaning: Meaning): boolean =>
  repeat && (!('command' in meaning) || meaning.command === 'undo')

function press(event: KeyboardEvent, state: TableState, ui: TableUi): void {
  const scene = state.scene.peek()
  if (scene === null || !areHeard(event, ui) || leaps(event, state, ui)) return
  const { primary, others } = actionsOf(state, ui, scene)
  const actions = [...(primary === null ? [] : [primary]), ...others]
  const keys = actions.flatMap(({ key }) => key ?? [])
  const meaning = meaningOf(event, keys)
  if (meaning === null) return
  event.preventDefault()
  if (isHeld(event, meaning)) return
  if ('command' in meaning) commands(state, ui)[meaning.command]()
  else
    runAction(
      actions.find(({ key }) => key === meaning.action)!,
      ui,
    )
}

/** Heard from the moment the table is there: a key pressed before the first paint is over counts. */
export function useKeys(state: TableState, ui: TableUi): void {
  useLayoutEffect(() => {
    const stopHearing = hearPresses()
    const listen = (event: KeyboardEvent): void => press(event, state, ui)
    document.addEventListener('keydown', listen)
    return () => {
      stopHearing()
      document.removeEventListener('keydown', listen)
    }
  }, [state, ui])
}

/** How many sayings came since the chat was last on show. */
export function useUnread(state: TableState, ui: TableUi): number {
  const said = state.session.said.value.length
  const read = useRef(said)
  if (ui.tab.value === 'chat') read.current = said
  return said - read.current
}
