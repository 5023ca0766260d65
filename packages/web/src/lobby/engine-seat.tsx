// A seat for somebody's program: the host hands out a token that plays it, shown this once, and takes it back.
import type { SeatToken } from '@flibuste/protocol'
import { LIMITS } from '@flibuste/protocol'
import { useId, useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { trimName } from '../app/nickname.ts'
import { CopyButton, useCopy } from '../app/share-actions.tsx'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

interface EngineProps {
  readonly seat: number
  readonly acts: LobbyActs
}

export function EngineControls({ seat, name, acts, hand }: EngineProps & { readonly name: string; hand(): void }) {
  const say = words(dictionaries)
  return (
    <>
      <button
        type="button"
        class="btn quiet-edge"
        disabled={acts.busy}
        onClick={hand}
        aria-label={say.tokenAgain(name)}
      >
        {say.token}
      </button>
      <button type="button" class="btn sq quiet-edge" disabled={acts.busy} onClick={() => acts.takeTokenBack(seat)}>
        <Icon name="close" label={say.tokenBack(name)} />
      </button>
    </>
  )
}

function Handed({ handed: { token }, close }: { readonly handed: SeatToken; readonly close: () => void }) {
  const say = words(dictionaries)
  const field = useId()
  const copying = useCopy({ link: token, field })
  return (
    <div class="handed">
      <p class="prose">{say.tokenOnce}</p>
      <div class="field">
        <label for={field}>{say.token}</label>
        <input id={field} class="input sm" readOnly value={token} onFocus={(focus) => focus.currentTarget.select()} />
      </div>
      <footer>
        <button type="button" class="btn ghost" onClick={close}>
          {say.tokenKept}
        </button>
        <CopyButton {...copying} kind="pri" what={say.tokenCopy} />
      </footer>
    </div>
  )
}

function Handing({ seat, acts, done }: EngineProps & { readonly done: (handed: SeatToken | null) => void }) {
  const say = words(dictionaries)
  const field = useId()
  const [name, setName] = useState(say.engineName)
  const submit = (event: Event) => {
    event.preventDefault()
    void acts.handToken(seat, trimName(name)).then(done)
  }
  return (
    <form onSubmit={submit}>
      <p class="prose">{say.engineHelp}</p>
      <div class="field">
        <label for={field}>{say.engineField}</label>
        <input
          id={field}
          class="input"
          required
          maxLength={LIMITS.nameLength}
          value={name}
          autocomplete="off"
          onInput={(typed) => setName(typed.currentTarget.value)}
        />
      </div>
      <footer>
        <button type="submit" class="btn pri" disabled={acts.busy || trimName(name) === ''}>
          {say.tokenHand}
        </button>
      </footer>
    </form>
  )
}

/** Whatever went wrong is said in the lobby, as of anything else that is done there. */
export function EngineDialog({ seat, acts, close }: EngineProps & { readonly close: () => void }) {
  const say = words(dictionaries)
  const [handed, setHanded] = useState<SeatToken | null>(null)
  const done = (token: SeatToken | null) => (token === null ? close() : setHanded(token))
  return (
    <Dialog title={say.engineTitle(seat + 1)} close={close} class="name-dialog">
      {handed === null ? <Handing seat={seat} acts={acts} done={done} /> : <Handed handed={handed} close={close} />}
    </Dialog>
  )
}
