// The last round, in which sailing points may decide.
import { goalLine } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { countOf, goal } from './goal.ts'
import { remark } from './remark.ts'

const reader = { me: 0, name: (seat: number) => ['Anne', 'Tom'][seat] ?? '' }
const spelt = (line: ReturnType<typeof goalLine>): string =>
  line.map((word) => (typeof word === 'string' ? word : 'strong' in word ? word.strong : '?')).join('')

it('BON-8.4: shows treasures with the points that decide between equals', () => {
  const tie = countOf([
    { treasures: 3, points: 4 },
    { treasures: 3, points: 6 },
  ])
  expect(tie.places).toEqual([2, 1])
  const last = { long: 'Last round', short: 'Last round' }
  const { view } = position({ dice: [1, 2, 3, 4] })
  expect(spelt(goalLine({ ...goal(view), ...tie, last }, reader, 'short'))).toBe(
    'Last round. Now: Tom 3 (6 pts), you 3 (4 pts)',
  )
})

it('BON-8.4: a third treasure is said with the sailing points it would leave, the ship going home', () => {
  const { view } = position({ treasures: [2, 2], ships: ['I P P P P P', 'I I P P P P'], dice: [1, 1, 1, 4, 5] })
  const plundering = remark({ kind: 'plunder', lane: 1 }, view, reader)
  expect(plundering?.words).toContain('you win with 3 (0 pts), Tom has 2 (6 pts)')
})
