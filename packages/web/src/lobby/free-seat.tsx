// The host frees somebody's seat: asked first, because a friend sits there.
import { useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

export interface FreeSeatProps {
  readonly seat: number
  readonly guest: { readonly id: string; readonly name: string }
  readonly acts: LobbyActs
}

export function FreeSeat({ seat, guest, acts }: FreeSeatProps) {
  const say = words(dictionaries)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const free = () => {
    close()
    acts.free(seat, guest.id)
  }
  return (
    <>
      <button type="button" class="btn sq quiet-edge" disabled={acts.busy} onClick={() => setAsking(true)}>
        <Icon name="close" label={say.freeSeat(guest.name)} />
      </button>
      {asking && (
        <Dialog title={say.freeTitle(guest.name)} close={close} class="name-dialog">
          <p class="prose">{say.freeHelp(guest.name)}</p>
          <footer>
            <button type="button" class="btn ghost" onClick={close}>
              {say.cancel}
            </button>
            <button type="button" class="btn pri" onClick={free}>
              {say.freeGo}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  )
}
