// Whom one plays: the four levels of bots, each with its face and a line about it. A press chooses and closes.
import { useId } from 'preact/hooks'
import { Portrait } from '../art/portrait.tsx'
import { words } from '../kit/language.ts'
import { sharedWords } from '../kit/words.ts'
import { BOT_CHOICES, type BotChoice } from '../session/bot-choices.ts'
import { Dialog } from './dialog.tsx'
import { dictionaries } from './words.ts'

interface RowProps {
  readonly id: BotChoice
  readonly isChosen: boolean
  readonly take: () => void
}

function LevelRow({ id, isChosen, take }: RowProps) {
  const { name, help } = sharedWords().levels[id]
  const line = useId()
  return (
    <li>
      <button
        type="button"
        class={`level-row ${isChosen ? 'current' : ''}`}
        aria-label={name}
        aria-describedby={line}
        aria-pressed={isChosen}
        onClick={take}
      >
        <Portrait level={id} size={58} />
        <span class="level-name">{name}</span>
        <span class="caption" id={line}>
          {help}
        </span>
      </button>
    </li>
  )
}

export interface LevelSheetProps {
  readonly level: BotChoice
  readonly choose: (level: BotChoice) => void
  readonly close: () => void
}

export function LevelSheet({ level, choose, close }: LevelSheetProps) {
  const take = (id: BotChoice) => {
    choose(id)
    close()
  }
  return (
    <Dialog title={words(dictionaries).opponentsTitle} class="level-sheet" close={close}>
      <ul class="rows">
        {BOT_CHOICES.map((id) => (
          <LevelRow key={id} id={id} isChosen={id === level} take={() => take(id)} />
        ))}
      </ul>
    </Dialog>
  )
}
