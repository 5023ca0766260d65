// Which bots a game is played against here: the level chosen last, and ship's boys for whoever has never played it.
import type { Drawer } from '../kit/storage.ts'
import { BOT_CHOICES, levelOf, USUAL_BOT, type BotChoice } from './bot-choices.ts'
import type { LocalSitter, MatchNote, Shelf } from './kept-match.ts'

const FIRST_FOES: BotChoice = 'boy'
const drawerOf = (game: string): string => `flibuste.level.${game}`

/** Begun before there were levels: every match since then leaves its level behind. */
const isAgainstBots = ({ people, names, isBrought }: MatchNote): boolean => !isBrought && people.length < names.length

export interface LevelChoice {
  of(game: string): BotChoice
  choose(game: string, level: BotChoice): void
  /** A match of these began: its first bot says what was chosen, if there is one. */
  played(game: string, sitters: readonly LocalSitter[]): void
}

export function levelsIn(drawer: Pick<Drawer, 'read' | 'write'>, shelf: Pick<Shelf, 'notes'>): LevelChoice {
  const choose = (game: string, level: BotChoice): void => void drawer.write(drawerOf(game), level)
  const hasPlayed = (game: string): boolean => shelf.notes().some((note) => note.game === game && isAgainstBots(note))
  return {
    choose,
    of(game) {
      const chosen = drawer.read(drawerOf(game))
      return BOT_CHOICES.find((level) => level === chosen) ?? (hasPlayed(game) ? USUAL_BOT : FIRST_FOES)
    },
    played(game, sitters) {
      const bot = sitters.find(({ human }) => !human)?.bot ?? null
      if (bot !== null) choose(game, levelOf(bot))
    },
  }
}
