// The name of a game in the language of the page.
import { isGameId, registered } from '@flibuste/games'
import { language } from './language.ts'

/** A game that is not on this shelf is called by its id. */
export const gameTitle = (game: string): string => (isGameId(game) ? registered(game).title[language.value] : game)
