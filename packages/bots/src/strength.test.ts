// How well the bots play where nobody can be beaten. Contests: packages/games/bones/depth.ts.
import { bones } from '@flibuste/games/bones/index.ts'
import { playContest } from '@flibuste/kernel/conformance'
import { expect, test } from 'vitest'
import { BOTS, type BotId } from './index.ts'

test('greedy finishes a game for one in fewer turns than random', () => {
  const turns = (bot: BotId): number => {
    let sum = 0
    for (let seed = 0; seed < 8; seed++) sum += playContest(bones, [BOTS[bot]], seed).scores[0]!
    return sum
  }
  expect(turns('greedy')).toBeLessThan(turns('random') / 2)
})
