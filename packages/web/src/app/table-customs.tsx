// How people play at a table for friends, beside its rules: whether pages pass windows by themselves, in games in which silence can be an
// answer, and whether one may ask what a bot would do.
import type { AnyGame } from '@flibuste/kernel'
import type { LayTerms } from '@flibuste/protocol'
import { words } from '../kit/language.ts'
import { SwitchRow } from './sheet-variants.tsx'
import { dictionaries } from './words.ts'

/** As they travel: left out where they are as usual. */
export type Customs = Pick<LayTerms, 'silence' | 'hints'>

interface CustomsProps {
  readonly game: AnyGame
  readonly customs: Customs
  readonly choose: (customs: Customs) => void
}

const SILENCE: Customs = { silence: 'passes' }
const HINTS: Customs = { hints: 'told' }

export function CustomSwitches({ game, customs, choose }: CustomsProps) {
  const say = words(dictionaries)
  const { silence: _silence, ...withoutSilence } = customs
  const { hints: _hints, ...withoutHints } = customs
  return (
    <>
      {game.silence !== undefined && (
        <SwitchRow
          label={say.silence}
          help={say.silenceHelp}
          isOn={customs.silence === 'passes'}
          turn={(isOn) => choose(isOn ? { ...customs, ...SILENCE } : withoutSilence)}
        />
      )}
      <SwitchRow
        label={say.hints}
        help={say.hintsHelp}
        isOn={customs.hints === 'told'}
        turn={(isOn) => choose(isOn ? { ...customs, ...HINTS } : withoutHints)}
      />
    </>
  )
}

/** Those of a table that was laid. */
export const customsOf = ({ silence, hints }: Customs): Customs => ({
  ...(silence === undefined ? {} : { silence }),
  ...(hints === undefined ? {} : { hints }),
})

/** What is unusual about them, in words. */
export function customsInWords({ silence, hints }: Customs): readonly string[] {
  const say = words(dictionaries)
  return [
    ...(silence === undefined ? [] : [`${say.silence}. ${say.silenceHelp}`]),
    ...(hints === undefined ? [] : [`${say.hints}. ${say.hintsHelp}`]),
  ]
}
