// The part of the options sheet about variants: one control per option of the game, in the game's own words.
import type {
  Choice,
  Count,
  EditionFile,
  GameText,
  OptionSpec,
  OptionValue,
  OptionValues,
  Switch,
} from '@flibuste/kernel'
import { useId, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface VariantsProps {
  readonly specs: readonly OptionSpec[]
  readonly text: GameText
  readonly values: OptionValues
  readonly choose: (id: string, value: OptionValue) => void
  /** What the number of seats brought with it. */
  readonly note: string | null
}

interface ControlProps<Spec> {
  readonly spec: Spec
  readonly said: GameText['options'][string] | undefined
  readonly value: OptionValue | undefined
  readonly choose: (value: OptionValue) => void
}

function SwitchControl({ spec, said, value, choose }: ControlProps<Switch>) {
  const id = useId()
  return (
    <div class="variant">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-describedby={id}
          onChange={(turned) => choose(turned.currentTarget.checked)}
        />
        {said?.label ?? spec.id}
      </label>
      <p id={id} class="quiet">
        {said?.help}
      </p>
    </div>
  )
}

function ChoiceControl({ spec, said, value, choose }: ControlProps<Choice>) {
  const id = useId()
  return (
    <div class="variant field">
      <label for={id}>{said?.label ?? spec.id}</label>
      <select id={id} class="select" value={String(value)} onChange={(chosen) => choose(chosen.currentTarget.value)}>
        {spec.values.map((one) => (
          <option key={one} value={one}>
            {said?.values?.[one] ?? one}
          </option>
        ))}
      </select>
      <p class="quiet">{said?.help}</p>
    </div>
  )
}

function CountControl({ spec, said, value, choose }: ControlProps<Count>) {
  const say = words(dictionaries)
  const now = typeof value === 'number' ? value : spec.initial
  return (
    <div class="variant" role="group" aria-label={said?.label ?? spec.id}>
      <p>
        {said?.label ?? spec.id}{' '}
        <button type="button" class="btn sm sq" disabled={now <= spec.min} onClick={() => choose(now - 1)}>
          <Icon name="minus" label={say.less} />
        </button>{' '}
        <output class="figure">{now}</output>{' '}
        <button type="button" class="btn sm sq" disabled={now >= spec.max} onClick={() => choose(now + 1)}>
          <Icon name="plus" label={say.more} />
        </button>
      </p>
      <p class="quiet">{said?.help}</p>
    </div>
  )
}

/** A file as the edition it holds, or a sentence about what is wrong with it. */
async function readEdition(spec: EditionFile, file: File): Promise<ReturnType<EditionFile['read']>> {
  try {
    return spec.read(JSON.parse(await file.text()))
  } catch {
    return words(dictionaries).notJson
  }
}

function EditionControl({ spec, said, choose }: ControlProps<EditionFile>) {
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const pick = async (file: File | undefined) => {
    const edition = file === undefined ? null : await readEdition(spec, file)
    setWrong(typeof edition === 'string' ? edition : null)
    choose(typeof edition === 'string' ? null : edition)
  }
  return (
    <div class="variant field">
      <label for={id}>{said?.label ?? spec.id}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={(chosen) => void pick(chosen.currentTarget.files?.[0])}
      />
      <p class="quiet">{said?.help}</p>
      <p class="field-error" role="alert">
        {wrong}
      </p>
    </div>
  )
}

function Control(props: ControlProps<OptionSpec>) {
  const { spec } = props
  if (spec.kind === 'switch') return <SwitchControl {...props} spec={spec} />
  if (spec.kind === 'choice') return <ChoiceControl {...props} spec={spec} />
  if (spec.kind === 'edition') return <EditionControl {...props} spec={spec} />
  return <CountControl {...props} spec={spec} />
}

export function Variants({ specs, text, values, choose, note }: VariantsProps) {
  if (specs.length === 0) return null
  return (
    <fieldset class="variants">
      <legend class="label">{words(dictionaries).variants}</legend>
      {note !== null && (
        <p class="note-ready" role="status">
          {note}
        </p>
      )}
      {specs.map((spec) => (
        <Control
          key={spec.id}
          spec={spec}
          said={text.options[spec.id]}
          value={values[spec.id]}
          choose={(value) => choose(spec.id, value)}
        />
      ))}
    </fieldset>
  )
}
