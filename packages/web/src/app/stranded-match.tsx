// A kept match that cannot go on: what became of it, in plain words, with its record to save and a new one to begin.
import { initialOptions, isBadOption, readOptions, type AnyGame } from '@flibuste/kernel'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import type { KeptMatch, LocalSitter } from '../session/kept-match.ts'
import { shelf } from '../session/shelf.ts'
import { saveRecord } from '../table/save-record.ts'
import { NoticePage } from './notice-page.tsx'
import { go } from './router.ts'
import { startHere } from './start-match.ts'
import { dictionaries } from './words.ts'

/** Its rules have changed since it began; or its record does not lead anywhere by the rules it names. */
export type Stranding = 'older' | 'damaged'

interface StrandedMatchProps {
  readonly game: AnyGame
  readonly kept: KeptMatch
  readonly why: Stranding
}

/** A seat that was lent to a bot is its owner's again. */
const sitterAgain = (sitter: LocalSitter): LocalSitter => (sitter.human ? { ...sitter, bot: null } : sitter)

/** The same captains and variants; what the old rules did not know is as the game has it at first. */
function beginAgain(game: AnyGame, { sitters, record }: KeptMatch): Promise<void> {
  const options = readOptions(game.options, record.options)
  return startHere(game.id, {
    sitters: sitters.map(sitterAgain),
    options: isBadOption(options) ? initialOptions(game.options) : options,
  })
}

export function StrandedMatch({ game, kept, why }: StrandedMatchProps) {
  const say = words(dictionaries)
  const { title, text } = say.stranded[why]
  const forget = () => {
    shelf.drop(kept.key)
    go('/')
  }
  return (
    <NoticePage title={title} text={text(gameTitle(game.id))}>
      <button type="button" class="btn pri" onClick={() => void beginAgain(game, kept)}>
        {say.beginAgain}
      </button>
      <button type="button" class="btn" onClick={() => saveRecord(kept.record)}>
        {say.saveRecord}
      </button>
      <button type="button" class="btn ghost" onClick={forget}>
        {say.forgetMatch}
      </button>
    </NoticePage>
  )
}
