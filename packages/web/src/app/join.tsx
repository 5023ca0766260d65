// Joining with a code: typed, pasted as a whole link, in capitals or not.
import { tablePage } from '@flibuste/protocol'
import { useId, useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { Dialog } from './dialog.tsx'
import { go } from './router.ts'
import { readCode } from './table-code.ts'
import { dictionaries } from './words.ts'

interface CodeFieldProps {
  readonly typed: string
  readonly isBad: boolean
  readonly type: (code: string) => void
}

function CodeField({ typed, isBad, type }: CodeFieldProps) {
  const say = words(dictionaries)
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{say.code}</label>
      <input
        id={id}
        class="input"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={typed}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        onInput={(input) => type(input.currentTarget.value)}
      />
      {isBad && (
        <p id={`${id}-bad`} class="field-error" role="alert">
          {say.codeBad}
        </p>
      )}
    </div>
  )
}

export function JoinForm() {
  const [typed, setTyped] = useState('')
  const [isBad, setBad] = useState(false)
  const type = (code: string) => {
    setTyped(code)
    setBad(false)
  }
  const join = (submit: Event) => {
    submit.preventDefault()
    const code = readCode(typed)
    if (code === null) setBad(true)
    else go(tablePage(code))
  }
  return (
    <form class="join" onSubmit={join}>
      <CodeField typed={typed} isBad={isBad} type={type} />
      <button type="submit" class="btn">
        {words(dictionaries).joinGo}
      </button>
    </form>
  )
}

export function JoinDialog({ close }: { readonly close: () => void }) {
  const say = words(dictionaries)
  return (
    <Dialog title={say.joinTitle} close={close}>
      <p class="prose">{say.joinHelp}</p>
      <JoinForm />
    </Dialog>
  )
}
