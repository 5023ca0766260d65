// Starting a match in this page: what the landing page's buttons and the options sheet do. Rules are loaded here, not before.
import type { OptionValues } from '@flibuste/kernel'
import { initialOptions } from '@flibuste/kernel'
import { localPath } from '../session/addresses.ts'
import type { LocalSitter } from '../session/kept-match.ts'
import { levels } from './levels.ts'
import { loadGame, prefetchGame } from './loading.ts'
import { go } from './router.ts'

export interface Setting {
  readonly sitters: readonly LocalSitter[]
  /** Null: as the game has them at first. */
  readonly options: OptionValues | null
}

export const person = (name: string): LocalSitter => ({ name, human: true, bot: null })
export const bot = (name: string, id: string): LocalSitter => ({ name, human: false, bot: id })

export async function startHere(id: string, { sitters, options }: Setting): Promise<void> {
  const [game, local] = await Promise.all([loadGame(id), import('../session/local-matches.ts')])
  levels.played(id, sitters)
  const key = local.beginHere(game, sitters, options ?? initialOptions(game.options))
  // Styles apply in the order they are asked for: the table's before the board's, which is meant to win.
  import('./local-page.tsx').catch(() => null)
  prefetchGame(id)
  go(localPath(key))
}
