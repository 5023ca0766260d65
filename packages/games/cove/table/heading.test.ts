import { expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { heading } from './heading.ts'

it('names the second battle of one answer once it has begun', () => {
  const table = position({ places: [3, 3, 5, 5], levels: ['8772', '5245'] }).allPass()
  const before = table.view
  const known = table.log.length
  table.flee('3')
  const events = table.log.slice(known)
  const headed = events.flatMap((event) => heading(event, { events, before, after: table.view }) ?? [])
  expect(headed).toEqual([expect.stringMatching(/^Battle /)])
})

it('names the month when nobody is at his guns any more', () => {
  const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
  const before = table.view
  const known = table.log.length
  table.flee('3')
  const events = table.log.slice(known)
  const plunder = events.findIndex(({ type }) => type === 'plundered')
  const headed = events.map((event) => heading(event, { events, before, after: table.view }))
  expect(headed.slice(0, plunder).every((one) => one === null)).toBe(true)
  expect(headed[plunder]).toBe(`Month ${before.month}`)
})
