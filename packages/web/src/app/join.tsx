// Joining with a code: a short one as it was heard, the table's name, or a whole link.
import { useId, useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { ask, UNREACHABLE } from '../session/wire.ts'
import { Dialog } from './dialog.tsx'
import { go } from './router.ts'
import { pageFor } from './table-code.ts'
import { dictionaries } from './words.ts'

interface CodeFieldProps {
  readonly typed: string
  /** Why it leads nowhere. */
  readonly problem: string | null
  readonly type: (code: string) => void
}

function whyNot(problem: string): string {
  const say = words(dictionaries)
  if (problem === 'unknown-code') return say.codeUnknown
  if (problem === 'too-many') return say.codeTooMany
  return problem === UNREACHABLE ? say.codeOffline : say.codeBad
}

function CodeField({ typed, problem, type }: CodeFieldProps) {
  const say = words(dictionaries)
  const id = useId()
  const isBad = problem !== null
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
          {whyNot(problem)}
        </p>
      )}
    </div>
  )
}

export function JoinForm() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const type = (code: string) => {
    setTyped(code)
    setProblem(null)
  }
  const join = async (submit: Event) => {
    submit.preventDefault()
    setBusy(true)
    const found = await pageFor(typed, ask)
    setBusy(false)
    if ('path' in found) go(found.path)
    else setProblem(found.problem)
  }
  return (
    <form class="join" onSubmit={(submit) => void join(submit)}>
      <CodeField typed={typed} problem={problem} type={type} />
      <button type="submit" class="btn" disabled={busy}>
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
