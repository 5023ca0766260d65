// The bots by name. They see views only. Four levels are offered; `random` and `greedy` are for tests, for simulations, and for matches
// that began before there were levels.
import type { Bot } from './bot.ts'
import { boy } from './boy.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { captain, mate, sailor } from './searcher.ts'

export const BOTS = { random, greedy, boy, sailor, mate, captain } as const satisfies { readonly [id: string]: Bot }

export type BotId = keyof typeof BOTS
export const BOT_IDS: readonly BotId[] = ['random', 'greedy', 'boy', 'sailor', 'mate', 'captain']
export const isBotId = (id: string): id is BotId => Object.hasOwn(BOTS, id)

/** From the gentlest to the hardest. */
export const LEVELS = ['boy', 'sailor', 'mate', 'captain'] as const satisfies readonly BotId[]
export type Level = (typeof LEVELS)[number]
