// The bots by name. They see views only.
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export const BOTS = { random, greedy } as const satisfies { readonly [id: string]: Bot }

export type BotId = keyof typeof BOTS
export const BOT_IDS: readonly BotId[] = ['random', 'greedy']
export const isBotId = (id: string): id is BotId => Object.hasOwn(BOTS, id)
