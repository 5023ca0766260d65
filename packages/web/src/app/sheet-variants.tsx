// The part of the options sheet about variants: one control per option of the game, in the game's own words.
import type { Choice, Count, GameText, OptionSpec, OptionValue, OptionValues, Switch } from '@flibuste/kernel'
import { useId, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { EditionControl } from './edition-control.tsx'
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
  readonly text: GameText
  readonly said: GameText['options'][string] | undefined
  readonly value: OptionValue | undefined
  readonly choose: (value: OptionValue) => void
}

interface SwitchProps {
  readonly label: string
  readonly help: string | undefined
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** A switch of the sheet, with what it does below it. */
export function SwitchRow({ label, help, isOn, turn }: SwitchProps) {
  const id = useId()
  return (
    <div class="variant variant-switch">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={id}
          onChange={(turned) => turn(turned.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class="quiet">
        {help}
      </p>
    </div>
  )
}

const SwitchControl = ({ spec, said, value, choose }: ControlProps<Switch>) => (
  <SwitchRow label={said?.label ?? spec.id} help={said?.help} isOn={value === true} turn={choose} />
)

function ChoiceControl({ spec, said, value, choose }: ControlProps<Choice>) {
  const id = useId()
  return (
    <div class="variant field">
      <label for={id}>{said?.label ?? spec.id}</label>
      <select
        id={id}
        class="select"
        value={String(value)}
        aria-describedby={`${id}-help`}
        onChange={(chosen) => choose(chosen.currentTarget.value)}
      >
        {spec.values.map((one) => (
          <option key={one} value={one}>
            {said?.values?.[one] ?? one}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} class="quiet">
        {said?.help}
      </p>
    </div>
  )
}

function CountControl({ spec, said, value, choose }: ControlProps<Count>) {
  const say = words(dictionaries)
  const id = useId()
  const now = typeof value === 'number' ? value : spec.initial
  return (
    <div class="variant field" role="group" aria-labelledby={id}>
      <span class="label" id={id}>
        {said?.label ?? spec.id}
      </span>
      <div class="counter">
        <button type="button" class="btn sm sq" disabled={now <= spec.min} onClick={() => choose(now - 1)}>
          <Icon name="minus" label={say.less} />
        </button>
        <output class="figure">{now}</output>
        <button type="button" class="btn sm sq" disabled={now >= spec.max} onClick={() => choose(now + 1)}>
          <Icon name="plus" label={say.more} />
        </button>
      </div>
      <p class="quiet">{said?.help}</p>
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

type ListProps = Omit<VariantsProps, 'note'>

const Controls = ({ specs, text, values, choose }: ListProps) =>
  specs.map((spec) => (
    <Control
      key={spec.id}
      spec={spec}
      text={text}
      said={text.options[spec.id]}
      value={values[spec.id]}
      choose={(value) => choose(spec.id, value)}
    />
  ))

/** Files of one's own: few have any, so they are folded away, unless the table has one. */
function Advanced(props: ListProps) {
  const { specs, values } = props
  // Later on it is opened and closed by hand alone.
  const [isChosen] = useState(specs.some(({ id }) => values[id] !== null))
  if (specs.length === 0) return null
  return (
    <details class="advanced" open={isChosen}>
      <summary>{words(dictionaries).advanced}</summary>
      <Controls {...props} />
    </details>
  )
}

const isFile = ({ kind }: OptionSpec): boolean => kind === 'edition'

export function Variants({ note, ...props }: VariantsProps) {
  const { specs } = props
  if (specs.length === 0) return null
  return (
    <fieldset class="variants">
      <legend class="label">{words(dictionaries).variants}</legend>
      {note !== null && (
        <p class="note-ready" role="status">
          {note}
        </p>
      )}
      <Controls {...props} specs={specs.filter((spec) => !isFile(spec))} />
      <Advanced {...props} specs={specs.filter(isFile)} />
    </fieldset>
  )
}
