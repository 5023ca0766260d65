// The bots a page offers, by id. The ids alone, so that a page that only lists them does not load how they think.
import type { BotId } from '@flibuste/bots'

export const BOT_CHOICES = ['greedy', 'random'] as const satisfies readonly BotId[]
