// A boarding on a clock that is held: the bar grows, then the total is said, and the question comes when it has been read.
import { hear } from '@flibuste/web/kit/score-doubles'
import { describe, expect, it } from 'vitest'
import { position, type Table } from '../scenario.ts'
import type { Event } from '../events.ts'
import { concerns, scoreOf, SHOW_MS, toldAfterMs } from './score.ts'

const lay = (): Table => {
  const table = position({
    seats: 3,
    ships: [{ needs: 'WB', strength: 8, points: 5 }, { needs: 'ZZ' }],
    sides: [
      ['WB', 'W', ''],
      ['', '', ''],
    ],
    hands: ['NNN', 'B', ''],
  })
  table.discard('NNN')
  return table
}

function told(table: Table, answer: (table: Table) => void) {
  const before = table.view
  const from = table.log.length
  answer(table)
  return { before, after: table.view, events: table.log.slice(from) as Event[] }
}

const rolledIn = (events: readonly Event[]) => events.find((event) => event.type === 'attackRolled')!

describe('the beats of a boarding', () => {
  it('tell no total before the bar has grown to it, and no loss before its dice have fallen', async () => {
    const frame = told(lay(), (table) => table.board(0, '1 2 W R'))
    const { heard, askedMs } = await hear(scoreOf(frame), { by: 'me' })
    const when = (type: string) => heard.find((one) => one.told.includes(type))!.atMs
    expect(when('attackRolled')).toBe(toldAfterMs(rolledIn(frame.events) as Extract<Event, { type: 'attackRolled' }>))
    expect(when('boardingFailed')).toBeGreaterThan(when('attackRolled'))
    expect(when('lossRolled')).toBeGreaterThanOrEqual(when('boardingFailed') + SHOW_MS.fallen)
    expect(when('provisionLost')).toBeGreaterThan(when('lossRolled'))
    // Nobody is asked under a stage: not even the boarder.
    expect(askedMs).toBeGreaterThanOrEqual(when('provisionLost') + SHOW_MS.linger)
  })

  it('leave the stage up without a pause where captains are asked about it', async () => {
    const frame = told(lay(), (table) => table.board(0, '6 2'))
    const { heard, askedMs } = await hear(scoreOf(frame))
    expect(heard.at(-1)!.told).toContain('boardingSucceeded')
    expect(askedMs - heard.at(-1)!.atMs).toBeLessThan(SHOW_MS.linger)
  })

  it('tell a counter-attack before its dice, and who takes the ship after them', async () => {
    const table = lay()
    table.board(0, '6 2')
    const { heard } = await hear(scoreOf(told(table, (played) => played.counter('B', '6 5'))))
    const order = heard.flatMap((one) => one.told)
    expect(order.indexOf('counterAttacked')).toBeLessThan(order.indexOf('attackRolled'))
    const [rolled, taken] = ['attackRolled', 'shipTaken'].map((type) => heard.find((one) => one.told.includes(type))!)
    expect(taken!.atMs).toBeGreaterThan(rolled!.atMs)
  })

  it('give a boarding that lies still time to be read', async () => {
    const frame = told(lay(), (table) => table.board(0, '1 2 W R'))
    const { heard, askedMs } = await hear(scoreOf(frame), { motion: 'still' })
    expect(heard[0]).toMatchObject({ atMs: 0, told: expect.arrayContaining(['attackRolled', 'lossRolled']) })
    expect(askedMs).toBe(SHOW_MS.still)
  })
})

it('concern whoever loses a card, whose boarding is answered, and whose ship is taken away', () => {
  const table = lay()
  table.board(0, '6 2')
  const frame = told(table, (played) => played.counter('B', '6 5'))
  const [answered, taken] = ['counterAttacked', 'shipTaken'].map((type) =>
    frame.events.find((one) => one.type === type)!,
  )
  expect(concerns(answered!, 0, frame)?.stake).toBe('lost')
  expect(concerns(answered!, 2, frame)?.stake).toBe('news')
  expect(concerns(taken!, 0, frame)).toMatchObject({ stake: 'lost', read: true })
  expect(concerns(taken!, 1, frame)).toMatchObject({ stake: 'won', read: true })
  expect(concerns(taken!, 2, frame)?.read).toBeUndefined()
})
