// Getting a link to friends: the phone's own share sheet, the clipboard, or by hand where the browser allows neither.
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { copyText } from '../kit/copy.ts'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface ShareProps {
  readonly link: string
  /** What is said with the link. */
  readonly text: string
  /** The id of the field that shows the link. */
  readonly field: string
}

const COPIED_MS = 2500

const canShare = (): boolean => 'share' in navigator

function select(id: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement) field.select()
}

/** Whether it was copied; where the browser refuses, the field is selected, ready for the hand. */
export function useCopy({ link, field }: Pick<ShareProps, 'link' | 'field'>) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    const done = await copyText(link)
    if (!done) select(field)
    setState(done ? 'copied' : 'refused')
    if (done) setTimeout(() => setState('idle'), COPIED_MS)
  }
  return { state, copy }
}

interface CopyProps extends ReturnType<typeof useCopy> {
  readonly kind: string
  readonly what: string
}

export function CopyButton({ state, copy, kind, what }: CopyProps) {
  const say = words(dictionaries)
  const isCopied = state === 'copied'
  return (
    <>
      <button type="button" class={`btn ${kind}`} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? say.copied : what}
      </button>
      <span class="visually-hidden" role="status">
        {isCopied ? say.copied : ''}
      </span>
    </>
  )
}

export function ShareActions({ link, text, field }: ShareProps) {
  const say = words(dictionaries)
  const copying = useCopy({ link, field })
  // Whoever closes the share sheet has changed their mind: that is no failure.
  const share = () => void navigator.share({ title: 'Flibuste', text, url: link }).catch(() => null)
  return (
    <>
      <p class="share-actions">
        {canShare() && (
          <button type="button" class="btn" onClick={share}>
            <Icon name="share" />
            {say.share}
          </button>
        )}
        <CopyButton {...copying} what={say.copyLink} kind={canShare() ? 'quiet-edge' : ''} />
      </p>
      {copying.state === 'refused' && (
        <p class="note-ready" role="status">
          {say.byHand}
        </p>
      )}
    </>
  )
}

/** The link itself, to be seen and selected. */
export function LinkField({ id, link }: { readonly id: string; readonly link: string }) {
  return (
    <div class="field">
      <label for={id} class="visually-hidden">
        {words(dictionaries).link}
      </label>
      <input id={id} class="input sm" readOnly value={link} onFocus={(focus) => focus.currentTarget.select()} />
    </div>
  )
}
