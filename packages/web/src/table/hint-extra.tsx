// The word among the extras by which a hint is asked for, and the place of its answer, whose code comes with the first of them.
import type { FunctionComponent } from 'preact'
import { Icon } from '../art/index.ts'
import type { Explained } from '../kit/explain.ts'
import type { BarProps } from './action-bar.tsx'
import type { HintOffer } from './hint.ts'
import { say } from './words.ts'

const why = (offer: HintOffer): string | null =>
  offer === 'forbidden' ? say().hint.forbidden : offer === 'quiet' ? say().hint.quiet : null

/** The mark by which the page explains it. */
export const HINT_TOPIC = 'hint'

/** What it says of itself at a long press. */
export function hintExplained(offer: HintOffer): Explained {
  const { ask, about, aboutTold } = say().hint
  const now = why(offer) ?? (offer === 'told' ? aboutTold : '')
  return { title: ask, what: about, now: now === '' || now.endsWith('.') ? now : `${now}.`, clause: 'TABLE-4' }
}

/** A word among the extras: asked for, never offered. It keeps its words and its place, so that a second press of it puts the answer away. */
export function HintExtra({ ui }: BarProps) {
  const words = say().hint
  const offer = ui.hint.offer.value
  const isShown = ui.hint.shown.value !== null
  if (offer === 'nothing' || ui.orders.passing.value !== null) return null
  const reason = why(offer)
  const label = isShown ? words.hide : words.ask
  return (
    <button
      type="button"
      class="extra hint-extra"
      data-action="hint"
      data-forbidden={reason === null ? undefined : 'yes'}
      aria-label={reason === null ? label : `${label} ${reason}`}
      title={reason ?? undefined}
      {...{ 'data-explain': HINT_TOPIC }}
      aria-expanded={isShown}
      aria-keyshortcuts="h"
      onClick={({ clientX: x, clientY: y }) => (isShown ? ui.hint.hide() : ui.hint.ask({ x, y }))}
    >
      <Icon name={isShown ? 'close' : 'wheel'} />
      <span class="big-only hint-whole">{words.ask}</span>
      <span class="hint-short">{words.short}</span>
      <kbd aria-hidden="true">H</kbd>
    </button>
  )
}

/** How an answer is shown, in the bar and on the board. */
export interface HintView {
  readonly HintCaption: FunctionComponent<BarProps>
  readonly HintCards: FunctionComponent<BarProps>
  readonly HintFlags: FunctionComponent<BarProps>
}

/** Part of it, once it is there. */
export function HintPart({ part, ...props }: BarProps & { readonly part: keyof HintView }) {
  const Part = props.ui.hint.view.value?.[part]
  if (Part !== undefined) return <Part {...props} />
  return part === 'HintCaption' ? <p class="caption">{say().hint.thinking}</p> : null
}
