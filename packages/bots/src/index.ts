// The bots that can sit at a table, and how a thread of them is asked.
export type { Ask, Bot } from './bot.ts'
export * from './bots.ts'
export * from './question.ts'
