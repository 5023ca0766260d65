// What windows cost in presses and handovers: as people were asked before, and now. The same match, the same wishes.
import { registered } from '@flibuste/games'
import { expect, it } from 'vitest'
import { costOfOnePage, costOfServed, ORDERED } from './window-cost-doubles.ts'

const MONTHS = 6
const PEOPLE = 3
const settingOf = async () => ({
  game: await registered('cove').load(),
  people: PEOPLE,
  seed: 2,
  months: MONTHS,
  bot: 'random' as const,
})

it('one page: fewer handovers, and a fraction of the presses', async () => {
  const setting = await settingOf()
  const before = await costOfOnePage(setting, 'one by one')
  const together = await costOfOnePage(setting, 'together')
  const now = await costOfOnePage(setting, 'openly')
  expect([before.months, together.months, now.months]).toEqual([MONTHS, MONTHS, MONTHS])
  expect(now.handovers).toBeLessThan(0.7 * together.handovers)
  expect(now.handoversFirst).toBeLessThan(before.handoversFirst)
  expect(together.handovers).toBeLessThan(0.8 * before.handovers)
  expect(now.emptyPresses).toBeLessThan(before.emptyPresses / 2)
})

it('pages of their own: who plays nothing presses nothing where silence is a pass', async () => {
  const setting = await settingOf()
  const [asked, single, hushed] = ORDERED.map((ordered) => costOfServed(setting, ordered).emptyPresses)
  expect(asked).toBeGreaterThan(2 * MONTHS * PEOPLE)
  expect(single).toBeLessThan(asked! / 3)
  expect(hushed).toBe(0)
})
