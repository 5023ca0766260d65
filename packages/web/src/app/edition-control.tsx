// Another edition of a game from a file of the visitor's own: choose it, see which it is, go back to the game's own.
import type { Complaint, EditionFile, EditionRead, GameText, OptionValue } from '@flibuste/kernel'
import { useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface EditionProps {
  readonly spec: EditionFile
  readonly text: GameText
  readonly value: OptionValue | undefined
  readonly choose: (value: OptionValue) => void
}

type NotJson = 'notJson'

async function readEdition(spec: EditionFile, file: File): Promise<EditionRead | NotJson> {
  try {
    return spec.read(JSON.parse(await file.text()))
  } catch {
    return 'notJson'
  }
}

/** What was chosen last: a file, and what is wrong with it if it is not taken. Said anew when the language changes. */
interface Chosen {
  readonly file: string
  readonly wrong: Complaint | NotJson | null
}

const wrongIn = (read: EditionRead | NotJson): Chosen['wrong'] =>
  read === 'notJson' ? read : 'complaint' in read ? read.complaint : null

function whyNot({ file, wrong }: Chosen, text: GameText): string | null {
  const say = words(dictionaries)
  if (wrong === null) return null
  return say.notTaken(file, wrong === 'notJson' ? say.notJson : text.complaint(wrong))
}

function useEdition({ spec, choose }: EditionProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const pick = async (file: File) => {
    const read = await readEdition(spec, file)
    setChosen({ file: file.name, wrong: wrongIn(read) })
    choose(read !== 'notJson' && 'edition' in read ? read.edition : null)
  }
  const drop = () => {
    setChosen(null)
    choose(null)
  }
  return { chosen, pick, drop }
}

/** What an edition calls itself, where one was chosen before. */
const nameOf = (edition: OptionValue | undefined): string | null =>
  typeof edition === 'object' && edition !== null && 'name' in edition ? String(edition.name) : null

/** What the control says is chosen; null: the game's own. */
const takenOf = (chosen: Chosen | null, value: OptionValue | undefined): string | null =>
  chosen === null ? nameOf(value) : chosen.wrong === null ? chosen.file : null

export function EditionControl(props: EditionProps) {
  const { spec, text } = props
  const said = text.options[spec.id]
  const say = words(dictionaries)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { chosen, pick, drop } = useEdition(props)
  const taken = takenOf(chosen, props.value)
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
        <span class="edition-name" role="status" title={taken ?? undefined}>
          {taken ?? say.ownEdition}
        </span>
        {taken !== null && (
          <button type="button" class="btn sm sq quiet-edge" onClick={giveUp}>
            <Icon name="close" label={say.dropFile} />
          </button>
        )}
      </div>
      <p class="quiet">{said?.help}</p>
      <p class="field-error" role="alert">
        {chosen !== null && whyNot(chosen, text)}
      </p>
    </div>
  )
}
