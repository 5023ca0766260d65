// What windows cost in presses and handovers: as people were asked before, and now. The same match, the same wishes.
import { registered } from '@flibuste/games'
import { expect, it } from 'vitest'
import { costOfOnePage, costOfServed, ORDERED } from './window-cost-doubles.ts'

const settingOf = async () => ({ game: await registered('cove').load(), people: 3, seed: 2 })

it('one page: half the handovers before the first shot, a third of the presses', async () => {
  const setting = await settingOf()
  const before = await costOfOnePage(setting, 'one by one')
  const now = await costOfOnePage(setting, 'together')
  expect([before.months, now.months]).toEqual([12, 12])
  // What is left are three ships to fit out and three wheels to set.
  expect([before.handoversFirst, now.handoversFirst]).toEqual([13, 6])
  expect(now.handovers).toBeLessThan(0.75 * before.handovers)
  expect(now.emptyPresses).toBeLessThan(before.emptyPresses / 3)
})

it('pages of their own: who plays nothing presses nothing where silence is a pass', async () => {
  const setting = await settingOf()
  const [asked, single, hushed] = ORDERED.map((ordered) => costOfServed(setting, ordered))
  expect(asked?.emptyPresses).toBeGreaterThan(12 * 3 * 3)
  expect(single?.emptyPresses).toBeLessThan(asked!.emptyPresses / 10)
  expect(hushed?.emptyPresses).toBe(0)
})
