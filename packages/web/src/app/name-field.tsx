// The field for a nickname, wherever one is asked for.
import { LIMITS } from '@flibuste/protocol'
import { useId } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface NameFieldProps {
  readonly value: string
  readonly change: (name: string) => void
  readonly focus?: 'at-once'
}

export function NameField({ value, change, focus }: NameFieldProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{words(dictionaries).name}</label>
      <input
        id={id}
        class="input"
        autocomplete="nickname"
        required
        maxLength={LIMITS.nameLength}
        value={value}
        autofocus={focus === 'at-once'}
        // A drawn name gives way to whatever is typed.
        onFocus={(focused) => focused.currentTarget.select()}
        onInput={(typed) => change(typed.currentTarget.value)}
      />
    </div>
  )
}
