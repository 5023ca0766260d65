// How to get friends to a table: its code, a link to copy or share, and a QR code.
import { tablePage } from '@flibuste/protocol'
import { useId, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { linkFor, reachesFriends } from '../session/house.ts'
import { QrCode } from './qr-code.tsx'
import { dictionaries } from './words.ts'

export interface InviteProps {
  readonly id: string
  readonly title: string
}

const COPIED_MS = 2500

/** Copies where the browser allows it; else the field is selected, ready for the keyboard. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return false
  }
}

function InviteActions({
  link,
  title,
  field,
}: {
  readonly link: string
  readonly title: string
  readonly field: string
}) {
  const say = words(dictionaries)
  const [copied, setCopied] = useState(false)
  const copyLink = async () => {
    const input = document.getElementById(field)
    setCopied(await copy(link, input instanceof HTMLInputElement ? input : null))
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  const share = () =>
    void navigator.share({ title: 'Flibuste', text: say.shareText(title), url: link }).catch(() => null)
  return (
    <p class="invite-actions">
      <button type="button" class="btn" onClick={() => void copyLink()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? say.copied : say.copy}
      </button>
      <span class="visually-hidden" role="status">
        {copied ? say.copied : ''}
      </span>
      {'share' in navigator && (
        <button type="button" class="btn quiet-edge" onClick={share}>
          <Icon name="share" />
          {say.share}
        </button>
      )}
    </p>
  )
}

export function InviteSheet({ id, title }: InviteProps) {
  const say = words(dictionaries)
  const field = useId()
  const link = linkFor(tablePage(id))
  return (
    <section class="sheet loose keep-rule invite">
      <div class="invite-words">
        <h2>{say.invite}</h2>
        <p class="caption">{say.code}</p>
        <p class="table-code">{id}</p>
        <div class="field">
          <label for={field}>{say.link}</label>
          <input id={field} class="input" readOnly value={link} onFocus={(focus) => focus.currentTarget.select()} />
        </div>
        <InviteActions link={link} title={title} field={field} />
        {!reachesFriends() && <p class="note-ready">{say.onlyHere}</p>}
        <p class="quiet">{say.inviteHelp}</p>
      </div>
      <figure>
        <QrCode text={link} label={say.qr} />
        <figcaption class="caption">{say.scan}</figcaption>
      </figure>
    </section>
  )
}
