import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { faces, fire, position } from '../scenario.ts'
import { frameOf } from './battle-frame.ts'
import { levelBefore } from './taken.ts'

it('shows where my ring was also after a reload, and nobody else’s', () => {
  const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
  const known = table.log.length
  table.play(fire(1, 'cannons'), faces('5 1 1 1 1'))
  const taken = table.log.slice(known) as Event[]
  const frame = frameOf(table.view)!
  const before = (me: number) => levelBefore({ taken, view: table.view, me }, frame, 1, 2)
  expect(before(1)).toBe(4)
  expect(before(0)).toBe(0)
})
