// How a local match asks its bots. They get what the player in their seat would see, never the match itself.
import { choiceOf, hintsOf, isBotId, type Hint, type Question } from '@flibuste/bots'
import type { AnyGame } from '@flibuste/kernel'

export interface Thinker {
  /** Which of `question.legal`. */
  choose(question: Question): Promise<number>
  /** What `question.bot` thinks of each of them, its own choice first. */
  weigh(question: Question): Promise<readonly Hint[]>
  close(): void
}

/** Thinks in the page itself: where there are no workers, and in tests. A sailor stands in for a bot nobody knows any more. */
export const thinkerInPage = (game: AnyGame): Thinker => ({
  choose: async (question) => choiceOf(game, isBotId(question.bot) ? question.bot : 'sailor', question),
  weigh: async (question) => hintsOf(game, question),
  close: () => {},
})
