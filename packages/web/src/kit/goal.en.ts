// English words of the goal line.
import type { Phrase } from '@flibuste/kernel'

export const goalEn = {
  you: 'you',
  best: 'the best',
  next: 'the next',
  others: 'the others',
  goal: (aim: Phrase): Phrase => ['Goal: ', ...aim, '.'],
  ifNow: 'If it ended now: ',
  now: 'Now: ',
  standing: (last: string): string => `${last}: `,
  wins: (who: string, score: string): Phrase => [`${who} ${who === 'you' ? 'win' : 'wins'} with `, { strong: score }],
  share: (who: string, score: string): Phrase => [`${who} win together with `, { strong: score }],
  has: (who: string, score: string): Phrase => [`${who} ${who === 'you' ? 'have' : 'has'} `, { strong: score }],
  and: 'and',
  toBook: 'What wins, and how a turn goes',
}

export type GoalWords = typeof goalEn
