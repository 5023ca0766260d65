// A term of a table for friends, in games in which silence can be an answer: whether pages pass windows by themselves.
import type { AnyGame } from '@flibuste/kernel'
import type { LayTerms } from '@flibuste/protocol'
import { useId } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export type Silence = LayTerms['silence']

interface SilenceProps {
  readonly game: AnyGame
  readonly silence: Silence
  readonly choose: (silence: Silence) => void
}

export function SilenceSwitch({ game, silence, choose }: SilenceProps) {
  const say = words(dictionaries)
  const id = useId()
  if (game.silence === undefined) return null
  return (
    <div class="variant variant-switch">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={silence === 'passes'}
          aria-describedby={id}
          onChange={(turned) => choose(turned.currentTarget.checked ? 'passes' : undefined)}
        />
        {say.silence}
      </label>
      <p id={id} class="quiet">
        {say.silenceHelp}
      </p>
    </div>
  )
}

/** The term as it travels: left out where silence is waited through. */
export const silenceTerm = (silence: Silence): Pick<LayTerms, 'silence'> => (silence === undefined ? {} : { silence })
