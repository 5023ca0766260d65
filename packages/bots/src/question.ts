// How bots in a thread of their own are asked, by a server and by a page alike: what a player far away would receive, and
// nothing else. Knows no thread: whoever has one passes these on.
import { Sfc32, type AnyGame, type AnyMove, type Asked, type Seat, type Skill } from '@flibuste/kernel'
import { BOTS, isBotId, type BotId } from './bots.ts'
import { prospects } from './searcher.ts'

export interface Question {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  /** What the seat sees, and remembers. */
  readonly view: Asked
  readonly legal: readonly AnyMove[]
  /** Of the bot's own chance, which has nothing to do with the match's. */
  readonly seed: number
  /** By seat, how well they play: for hints. */
  readonly skills?: readonly Skill[]
}

/** A question under a number, so that a late answer fits no other. */
export interface Asking {
  readonly id: number
  readonly question: Question
}

/** Which of the question's legal moves, or why there is none. */
export type Choice = { readonly id: number; readonly choice: number } | { readonly id: number; readonly error: string }

/** The bot's answer, here and now: which of the legal moves. */
export const choiceOf = (game: AnyGame, bot: BotId, { view, seat, legal, seed }: Question): number =>
  legal.indexOf(BOTS[bot].choose({ game, view, seat, legal, chance: new Sfc32(seed) }))

/** What a thread says to a question. It never throws: whoever asked must not wait for a thread that failed. */
export async function answer({ id, question }: Asking, load: LoadGame): Promise<Choice> {
  const { bot, game } = question
  try {
    const rules = await load(game)
    if (rules === null || !isBotId(bot)) return { id, error: `no bot ${bot} for ${game}` }
    return { id, choice: choiceOf(rules, bot, question) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** A question under a number whose answer is what the bot thinks of every move: for somebody who asks what a bot would do. */
export interface Weighing {
  readonly id: number
  readonly weigh: Question
}

/** One of the question's legal moves, by its place, and the chance to win after it; null where nobody can be beaten. */
export interface Hint {
  readonly choice: number
  readonly chance: number | null
  /** How far off the chance may be: its standard error. */
  readonly doubt: number
  /** How often it should be made, 0 … 1, where nothing predictable will do; null: elsewhere. */
  readonly share: number | null
}

/** Best first: the bot's own choice leads. */
export type Hints =
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly error: string }

const rankOf = (bot: string): 'mate' | 'captain' => (bot === 'mate' ? 'mate' : 'captain')

/**
 * What the bot thinks of the legal moves, here and now: its own choice first, or what it would choose most often. A move that was tried less
 * than the one before it may look better by luck alone: it is held to be as good, and no better.
 */
export function hintsOf(game: AnyGame, { bot, view, seat, legal, seed, skills }: Question): readonly Hint[] {
  const weighed = prospects({ game, view, seat, legal, chance: new Sfc32(seed) }, rankOf(bot), skills)
  const isAlone = game.evaluate(game.determinize(view, new Sfc32(seed))).length < 2
  let most = 1
  return weighed
    .toSorted((one, two) => (two.share ?? 0) - (one.share ?? 0))
    .map(({ move, chance, doubt, share }) => {
      most = Math.min(most, chance)
      return { choice: legal.indexOf(move), chance: isAlone ? null : most, doubt, share }
    })
}

export async function weighed({ id, weigh }: Weighing, load: LoadGame): Promise<Hints> {
  try {
    const rules = await load(weigh.game)
    return rules === null ? { id, error: `no game ${weigh.game}` } : { id, hints: hintsOf(rules, weigh) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** Null: no such game. */
export type LoadGame = (game: string) => Promise<AnyGame | null>
