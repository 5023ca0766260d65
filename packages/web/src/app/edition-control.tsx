// Another edition of a game from a file of the visitor's own: choose it, see which it is, go back to the game's own.
import type { EditionFile, GameText, OptionValue } from '@flibuste/kernel'
import { useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface EditionProps {
  readonly spec: EditionFile
  readonly said: GameText['options'][string] | undefined
  readonly choose: (value: OptionValue) => void
}

/** A file as the edition it holds, or a sentence about what is wrong with it. */
async function readEdition(spec: EditionFile, file: File): Promise<ReturnType<EditionFile['read']>> {
  try {
    return spec.read(JSON.parse(await file.text()))
  } catch {
    return words(dictionaries).notJson
  }
}

/** What was chosen last: the name of a file that is taken, or what is wrong with one that is not. */
interface Chosen {
  readonly file: string | null
  readonly wrong: string | null
}

const OWN: Chosen = { file: null, wrong: null }

function useEdition({ spec, choose }: EditionProps) {
  const [chosen, setChosen] = useState(OWN)
  const pick = async (file: File) => {
    const edition = await readEdition(spec, file)
    const isWrong = typeof edition === 'string'
    setChosen(
      isWrong ? { file: null, wrong: words(dictionaries).notTaken(file.name, edition) } : { ...OWN, file: file.name },
    )
    choose(isWrong ? null : edition)
  }
  const drop = () => {
    setChosen(OWN)
    choose(null)
  }
  return { chosen, pick, drop }
}

export function EditionControl(props: EditionProps) {
  const { spec, said } = props
  const say = words(dictionaries)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { chosen, pick, drop } = useEdition(props)
  const take = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0]
    // So that the same file, mended, can be chosen again.
    currentTarget.value = ''
    if (file !== undefined) void pick(file)
  }
  const giveUp = () => {
    drop()
    button.current?.focus()
  }
  return (
    <div class="variant field" role="group" aria-labelledby={id}>
      <span class="label" id={id}>
        {said?.label ?? spec.id}
      </span>
      <div class="edition-pick">
        <input ref={input} hidden type="file" accept="application/json,.json" onChange={take} />
        <button ref={button} type="button" class="btn sm" onClick={() => input.current?.click()}>
          <Icon name="share" />
          {say.chooseFile}
        </button>
        <span class="edition-name" role="status">
          {chosen.file ?? say.ownEdition}
        </span>
        {chosen.file !== null && (
          <button type="button" class="btn sm sq quiet-edge" onClick={giveUp}>
            <Icon name="close" label={say.dropFile} />
          </button>
        )}
      </div>
      <p class="quiet">{said?.help}</p>
      <p class="field-error" role="alert">
        {chosen.wrong}
      </p>
    </div>
  )
}
