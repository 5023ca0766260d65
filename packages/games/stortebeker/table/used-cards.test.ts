import { expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { follow, NOTHING_USED } from './used-cards.ts'

it('remembers what was used this turn, forgets what was taken back, and leaves unknown what was missed', () => {
  const table = position({ ships: [{ needs: 'WWB' }], hands: ['WWB', ''] })
  const start = table.viewOf(0)
  table.place('W', 0)
  const first = follow(NOTHING_USED, table.viewOf(0), table.log)
  expect(first.cards).toEqual([0])
  const from = table.log.length
  table.discard('B')
  expect(follow(first, table.viewOf(0), table.log.slice(from)).cards).toEqual([0, 1])
  expect(follow(first, start, []).cards).toEqual([])
  expect(follow(NOTHING_USED, table.viewOf(0), []).cards).toEqual([undefined, undefined])
})
