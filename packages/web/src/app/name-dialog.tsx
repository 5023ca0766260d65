// Asks for a nickname when somebody touches their own.
import { useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { introduce, knownGuest } from '../session/wire.ts'
import { Dialog } from './dialog.tsx'
import { NameField } from './name-field.tsx'
import { nickname, rename, trimName } from './nickname.ts'
import { SignOutElsewhere } from './sign-out.tsx'
import { dictionaries } from './words.ts'

export function NameDialog({ close }: { readonly close: () => void }) {
  const say = words(dictionaries)
  const [draft, setDraft] = useState(nickname.peek())
  const keep = (submit: Event) => {
    submit.preventDefault()
    rename(draft)
    if (knownGuest() !== null) void introduce(nickname.peek())
    close()
  }
  return (
    <Dialog title={say.nameTitle} close={close} class="name-dialog">
      <form onSubmit={keep}>
        <p class="prose">{say.nameHelp}</p>
        <NameField value={draft} change={setDraft} focus="at-once" />
        <footer>
          <button type="button" class="btn ghost" onClick={close}>
            {say.cancel}
          </button>
          <button type="submit" class="btn pri" disabled={trimName(draft) === ''}>
            {say.nameKeep}
          </button>
        </footer>
      </form>
      {knownGuest() !== null && <SignOutElsewhere />}
    </Dialog>
  )
}
