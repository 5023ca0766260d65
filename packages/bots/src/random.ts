// The bot that answers anything legal, each move as likely as the next: for tests, for speed, for beginners' pride.
import type { Bot } from './bot.ts'

export const random: Bot = {
  id: 'random',
  choose: ({ legal, chance }) => legal[chance.below(legal.length)]!,
}
