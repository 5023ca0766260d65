// How a local match asks its bots. They get what the player in their seat would see, never the match itself.
import { BOTS, isBotId } from '@flibuste/bots'
import { Sfc32, type AnyGame, type AnyMove, type Asked, type Seat } from '@flibuste/kernel'

/** A question as it is sent to the worker. */
export interface Question {
  readonly game: string
  readonly bot: string
  readonly view: Asked
  readonly seat: Seat
  readonly legal: readonly AnyMove[]
  /** Of the bot's own chance. */
  readonly seed: number
}

export interface Thinker {
  /** Which of `question.legal`. */
  choose(question: Question): Promise<number>
  close(): void
}

/** The bot's answer, here and now. A bot nobody knows any more is stood in for by `greedy`. */
export function answerOf(game: AnyGame, { bot, view, seat, legal, seed }: Question): number {
  const { choose } = BOTS[isBotId(bot) ? bot : 'greedy']
  return legal.indexOf(choose({ game, view, seat, legal, chance: new Sfc32(seed) }))
}

/** Thinks in the page itself: where there are no workers, and in tests. */
export const thinkerInPage = (game: AnyGame): Thinker => ({
  choose: async (question) => answerOf(game, question),
  close: () => {},
})
