// The bots a page offers, by id. The ids alone, so that a page that only lists them does not load how they think.
import type { BotId } from '@flibuste/bots'

/** From the gentlest to the hardest. */
export const BOT_CHOICES = ['boy', 'sailor', 'mate', 'captain'] as const satisfies readonly BotId[]
export type BotChoice = (typeof BOT_CHOICES)[number]

/** Who stands in where nobody said. */
export const USUAL_BOT: BotChoice = 'sailor'

/** What bots of matches that began before there were levels are called today. */
const FORMER: { readonly [id: string]: BotChoice } = { random: 'boy', greedy: 'sailor' }

export const levelOf = (id: string): BotChoice => BOT_CHOICES.find((known) => known === id) ?? FORMER[id] ?? USUAL_BOT
