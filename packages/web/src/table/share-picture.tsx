// The picture of the end, to look at, to send, to keep: drawn in this browser and sent nowhere but where its owner sends it.
import type { Seat } from '@flibuste/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import { language } from '../kit/language.ts'
import { drawPicture } from './picture-png.tsx'
import { altOf, pictureWords } from './picture-words.ts'
import type { Told } from './picture-told.tsx'
import { say } from './words.ts'

/** `address`: the page may show what is written in an address, and no file of its own. */
interface Drawn {
  readonly file: File
  readonly address: string
}

type Picture = Drawn | 'drawing' | 'failed'

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the picture cannot be read')))
    reader.readAsDataURL(blob)
  })

async function drawn(told: Told, ship: Seat | null): Promise<Drawn> {
  const blob = await drawPicture(told, ship)
  return { file: new File([blob], `flibuste-${told.id}.png`, { type: blob.type }), address: await addressOf(blob) }
}

/** The last picture stays until the next is there. */
function usePicture(told: Told, ship: Seat | null): Picture {
  const [picture, keep] = useState<Picture>('drawing')
  useEffect(() => {
    let isStale = false
    const show = (next: Picture): unknown => isStale || keep(next)
    drawn(told, ship).then(show, () => show('failed'))
    return () => void (isStale = true)
  }, [ship, language.value])
  return picture
}

function save({ file }: Drawn): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}

const TYPE = 'image/png'

/** Asked of a file of that kind: whether the button stands there must be known before the picture is. */
const canSend = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'flibuste.png', { type: TYPE })] })

interface ActProps {
  /** Null: not drawn yet; the button keeps its place. */
  readonly picture: Drawn | null
}

function SendButton({ picture, told }: ActProps & { readonly told: Told }) {
  const text = `${told.game} · ${told.title}`
  // Whoever closes the share sheet has changed their mind: that is no failure.
  const send = () => picture !== null && void navigator.share({ files: [picture.file], text }).catch(() => null)
  return (
    <button type="button" class="btn pri" disabled={picture === null} onClick={send}>
      <Icon name="share" />
      {pictureWords().send}
    </button>
  )
}

const canCopy = (): boolean => 'ClipboardItem' in globalThis && 'clipboard' in navigator

function CopyButton({ picture }: ActProps) {
  const words = pictureWords()
  const [state, tell] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    picture !== null &&
    void navigator.clipboard.write([new ClipboardItem({ [TYPE]: picture.file })]).then(
      () => tell('copied'),
      () => tell('refused'),
    )
  return (
    <>
      <button type="button" class="btn" disabled={picture === null} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? words.copied : words.copy}
      </button>
      <span class={state === 'refused' ? 'note-ready' : 'visually-hidden'} role="status">
        {state === 'copied' ? words.copied : state === 'refused' ? words.notCopied : ''}
      </span>
    </>
  )
}

interface WhoseProps {
  readonly told: Told
  readonly ship: Seat | null
  readonly choose: (ship: Seat | null) => void
}

/** Whoever has not won alone may sail in the picture all the same. */
function WhoseShip({ told: { winner, mine }, ship, choose }: WhoseProps) {
  if (mine === null) return null
  const words = pictureWords()
  const ships = [
    { seat: winner, label: winner === null ? words.theirs : words.winners },
    { seat: mine, label: words.mine },
  ]
  return (
    <div class="whose-ship">
      <span aria-hidden="true">{words.ship}</span>
      <span class="seg" role="group" aria-label={words.ship}>
        {ships.map(({ seat, label }) => (
          <button key={label} type="button" aria-pressed={ship === seat} onClick={() => choose(seat)}>
            {label}
          </button>
        ))}
      </span>
    </div>
  )
}

function Acts({ picture, told }: ActProps & { readonly told: Told }) {
  return (
    <p class="share-actions">
      {canSend() && <SendButton picture={picture} told={told} />}
      <button type="button" class="btn" disabled={picture === null} onClick={() => picture !== null && save(picture)}>
        <Icon name="download" />
        {pictureWords().download}
      </button>
      {canCopy() && <CopyButton key={picture?.address} picture={picture} />}
    </p>
  )
}

export function SharePicture({ told }: { readonly told: Told }) {
  const words = pictureWords()
  const [ship, choose] = useState(told.winner)
  const picture = usePicture(told, ship)
  const room = useRef<HTMLDivElement>(null)
  // The button that asked for it is gone.
  useLayoutEffect(() => room.current?.focus(), [])
  if (picture === 'failed')
    return (
      <p class="note-ready" role="alert">
        {say().share.noPicture}
      </p>
    )
  const shown = picture === 'drawing' ? null : picture
  return (
    <div class="shared-picture">
      <div class="picture-room" ref={room} tabIndex={-1} aria-busy={shown === null}>
        {shown === null ? <p class="caption">{say().share.drawing}</p> : <img src={shown.address} alt={altOf(told)} />}
      </div>
      <span class="visually-hidden" role="status">
        {shown === null ? '' : words.ready}
      </span>
      {told.isDiscreet && <p class="caption">{words.discreet}</p>}
      <WhoseShip told={told} ship={ship} choose={choose} />
      <Acts picture={shown} told={told} />
    </div>
  )
}
