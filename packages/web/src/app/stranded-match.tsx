// A kept match that cannot go on: what became of it, in plain words, with its record to save and a new one to begin.
import { renewOptions, type AnyGame } from '@flibuste/kernel'
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

/** The same captains and variants. */
const beginAgain = (game: AnyGame, { sitters, record }: KeptMatch): Promise<void> =>
  startHere(game.id, {
    sitters: sitters.map(sitterAgain),
    options: renewOptions(game.options, record.options),
  })

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
