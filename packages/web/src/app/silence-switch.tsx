// A term of a table for friends, in games in which silence can be an answer: whether pages pass windows by themselves.
import type { AnyGame } from '@flibuste/kernel'
import type { LayTerms } from '@flibuste/protocol'
import { words } from '../kit/language.ts'
import { SwitchRow } from './sheet-variants.tsx'
import { dictionaries } from './words.ts'

export type Silence = LayTerms['silence']

interface SilenceProps {
  readonly game: AnyGame
  readonly silence: Silence
  readonly choose: (silence: Silence) => void
}

export function SilenceSwitch({ game, silence, choose }: SilenceProps) {
  const say = words(dictionaries)
  if (game.silence === undefined) return null
  const turn = (isOn: boolean): void => choose(isOn ? 'passes' : undefined)
  return <SwitchRow label={say.silence} help={say.silenceHelp} isOn={silence === 'passes'} turn={turn} />
}

/** The term as it travels: left out where silence is waited through. */
export const silenceTerm = (silence: Silence): Pick<LayTerms, 'silence'> => (silence === undefined ? {} : { silence })
