import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { position } from '../scenario.ts'
import { heading } from './heading.ts'

it('names the second battle of one answer once it has begun, then the end of the month, and the next', () => {
  const table = position({ places: [3, 3, 5, 5], levels: ['8772', '5245'] }).allPass()
  const before = table.view
  const known = table.log.length
  table.flee('3')
  const events: readonly Event[] = [
    ...table.log.slice(known),
    { type: 'battleBegan', clause: 'COV-6.2', place: 5, seats: [2, 3], legend: -1, navy: false },
    { type: 'stoodOff', clause: 'COV-8.1', place: 5 } as Event,
    { type: 'blackShipMoved', clause: 'COV-17.1', ship: 0, from: 1, to: 2 } as Event,
    { type: 'monthBegan', clause: 'COV-3.1', month: 6 } as Event,
  ]
  const headed = events.map((event) => heading(event, { events, before, after: table.view }))
  expect(headed.slice(-4)).toEqual([expect.stringMatching(/^Battle /), null, 'End of month 5', 'Month 6'])
  expect(headed.slice(0, -4).every((one) => one === null)).toBe(true)
})

it('heads a card that was played on somebody by the month, not by the question whoever answered last was asked', () => {
  const { view } = position({})
  const sent = { type: 'navySent', clause: 'COV-14.8', seat: 1, island: 5, from: 0 } as Event
  expect(heading(sent, { events: [sent], before: view, after: view })).toMatch(/^Month \d/)
})
