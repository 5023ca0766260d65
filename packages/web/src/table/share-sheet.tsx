// The match for others: a picture of its end, the link of its table, which shows strangers the result and the whole match again, and its
// record as a file.
import { tablePage } from '@flibuste/protocol'
import { useId, useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { useLoaded } from '../app/loading.ts'
import { LinkField, ShareActions } from '../app/share-actions.tsx'
import { Icon } from '../art/index.ts'
import { gameTitle } from '../kit/game-title.ts'
import { linkFor } from '../session/house.ts'
import { isDenial } from '../session/session.ts'
import { toldOf, type Told } from './picture-told.tsx'
import type { ResultProps } from './result.tsx'
import { saveRecord } from './save-record.ts'
import type { Voyaged } from './voyage-sheet.tsx'
import { say } from './words.ts'

interface ShareSheetProps extends ResultProps {
  /** Who won, in a line. */
  readonly result: string
  readonly voyaged: Voyaged
  readonly close: () => void
}

function save({ state, ui }: ResultProps): void {
  void state.session.record().then((record) => (isDenial(record) ? ui.tell(record) : saveRecord(record)))
}

/** A match of this browser has no address that leads anybody else to it. */
function LinkPart({ state, result }: ShareSheetProps) {
  const field = useId()
  const { session } = state
  const { id, game } = session.table.value
  if (session.kind === 'local') return <p class="prose">{say().share.local}</p>
  const link = linkFor(tablePage(id))
  return (
    <>
      <p class="prose">{say().share.link}</p>
      <LinkField id={field} link={link} />
      <ShareActions link={link} text={`${gameTitle(game)} · ${result}`} field={field} />
      <p class="prose">{say().share.record}</p>
    </>
  )
}

/** What draws it is fetched when somebody asks for the picture. */
function Picture({ told }: { readonly told: Told }) {
  const loaded = useLoaded('', () => import('./share-picture.tsx'))
  if (loaded.state === 'failed')
    return (
      <p class="note-ready" role="alert">
        {say().share.noPicture}
      </p>
    )
  if (loaded.state === 'loading')
    return (
      <div class="shared-picture">
        <p class="picture-room caption">{say().share.drawing}</p>
      </div>
    )
  return <loaded.value.SharePicture told={told} />
}

function PicturePart(props: ShareSheetProps) {
  const [isAsked, ask] = useState(false)
  const words = say().share
  if (isAsked) return <Picture told={toldOf(props, props.voyaged)} />
  return (
    <div class="picture-offer">
      <p class="prose">{words.pictureHelp}</p>
      <button type="button" class="btn" onClick={() => ask(true)}>
        <Icon name="eye" />
        {words.picture}
      </button>
    </div>
  )
}

export function ShareSheet(props: ShareSheetProps) {
  const words = say()
  return (
    <Dialog title={words.share.title} class="share-sheet" close={props.close}>
      <PicturePart {...props} />
      <LinkPart {...props} />
      <footer>
        <button type="button" class="btn" onClick={() => save(props)}>
          <Icon name="download" />
          {words.save}
        </button>
      </footer>
    </Dialog>
  )
}
