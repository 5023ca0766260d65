// Getting the link to friends: the phone's own share sheet, the clipboard, or by hand where the browser allows neither.
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface ShareProps {
  readonly link: string
  readonly title: string
  /** The id of the field that shows the link. */
  readonly field: string
}

const COPIED_MS = 2500

/** Over plain http a browser gives a page neither. */
export const canCopy = (): boolean => 'clipboard' in navigator
const canShare = (): boolean => 'share' in navigator

function select(id: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement) field.select()
}

/** Whether it was copied; where the browser refuses, the field is selected, ready for the hand. */
export function useCopy({ link, field }: Pick<ShareProps, 'link' | 'field'>) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
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

export function ShareActions(props: ShareProps) {
  const say = words(dictionaries)
  const copying = useCopy(props)
  // Whoever closes the share sheet has changed their mind: that is no failure.
  const share = () =>
    void navigator.share({ title: 'Flibuste', text: say.shareText(props.title), url: props.link }).catch(() => null)
  const byHand = !canCopy() && !canShare()
  return (
    <>
      <p class="invite-actions">
        {canShare() && (
          <button type="button" class="btn" onClick={share}>
            <Icon name="share" />
            {say.share}
          </button>
        )}
        {canCopy() && <CopyButton {...copying} what={say.copy} kind={canShare() ? 'quiet-edge' : ''} />}
      </p>
      {(byHand || copying.state === 'refused') && (
        <p class="note-ready" role="status">
          {say.byHand}
        </p>
      )}
    </>
  )
}
