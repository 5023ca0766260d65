// A volley and a month's turn on a clock that is held.
import { plain } from '@flibuste/kernel'
import { hear } from '@flibuste/web/kit/score-doubles'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { faces, fire, position, type Table } from '../scenario.ts'
import { concerns, moment } from './moments.ts'
import { scoreOf, SHOW_MS } from './score.ts'

function told(table: Table, answer: (table: Table) => void) {
  const before = table.view
  const from = table.log.length
  answer(table)
  return { before, after: table.view, events: table.log.slice(from) as Event[] }
}

const duel = (): Table => position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()

describe('the beats of a battle', () => {
  it('tell no hit before the dice have fallen, no ring before the hit, and ask after both', async () => {
    const frame = told(duel(), (table) => table.play(fire(1, 'cannons'), faces('5 6 1 1 1')))
    const { heard, askedMs } = await hear(scoreOf(frame), { by: 'me' })
    const when = (type: string) => heard.find((one) => one.told.includes(type))!.atMs
    expect(when('fired')).toBe(SHOW_MS.volley)
    expect(when('ringMoved')).toBeGreaterThan(when('fired'))
    expect(askedMs).toBeGreaterThan(when('ringMoved'))
  })

  it('let whoever won read it before the shore asks', async () => {
    const frame = told(duel(), (table) => table.play(fire(1, 'crew'), faces('5 6 6 6 6')))
    const { heard, askedMs } = await hear(scoreOf(frame), { by: 'me' })
    const ended = heard.find((one) => one.told.includes('battleEnded'))!
    const routed = heard.find((one) => one.told.includes('routed'))!
    expect(ended.atMs).toBeGreaterThan(routed.atMs)
    expect(askedMs).toBeGreaterThanOrEqual(ended.atMs + SHOW_MS.linger)
  })

  it('waste no time on a captain who plays no card', async () => {
    const passed: Event[] = [{ type: 'boardingPassed', clause: 'COV-7.4', seat: 1 }]
    const { view } = duel()
    expect((await hear(scoreOf({ before: view, after: view, events: passed }))).overMs).toBeLessThan(100)
  })
})

it('shows where the wheels point when the ships are there, for all to see', async () => {
  const { view } = duel()
  const shown: Event = { type: 'wheelsShown', clause: 'COV-5.5', from: [6, 6, 6, 6], places: [3, 3, 6, 6] }
  const frame = { before: view, after: view, events: [shown] }
  expect((await hear(scoreOf(frame))).heard).toEqual([{ atMs: SHOW_MS.voyage, told: ['wheelsShown'] }])
  for (const seat of [-1, 0, 3]) expect(concerns(shown, seat, frame)?.weight).toBeGreaterThanOrEqual(50)
})

it('opens a battle by whom it is against, for those who fight in it', () => {
  const { view } = duel()
  const frame = { before: view, after: view, events: [] }
  const began = (place: number): Event => ({
    type: 'battleBegan',
    clause: 'COV-6.2',
    place,
    seats: [0, 1, 2],
    legend: 2,
    navy: false,
  })
  const banner = (place: number, me: number) => {
    const phrase = moment(began(place), frame, { me, name: String })
    return phrase === null ? null : plain(phrase, { me, name: (seat) => `captain ${seat}` })
  }
  expect(banner(3, 1)).toBe('Battle at Sail Island: you against captain 0, captain 2 and Captain Hook')
  // Captains keep the peace there.
  expect(banner(6, 1)).toBe('Battle at Treasure Island: you against Captain Hook')
  expect(banner(3, 3)).toBeNull()
  expect([0, 1, 2].every((seat) => (concerns(began(3), seat, frame)?.weight ?? 0) >= 50)).toBe(true)
  expect(concerns(began(3), 3, frame)?.weight).toBeLessThan(50)
})

it('opens a month with its standings, and says what a card does to me', () => {
  const { view } = duel()
  const frame = { before: view, after: view, events: [] }
  const reader = { me: 1, name: String }
  const month: Event = { type: 'monthBegan', clause: 'COV-3.1', month: 4 }
  expect(moment(month, frame, reader)?.[0]).toEqual({ strong: 'Month 4' })
  const card: Event = { type: 'buccaneered', clause: 'COV-4.3', seat: 0, victim: 1 }
  expect(concerns(card, 1, frame)?.stake).toBe('lost')
  expect(concerns(card, 2, frame)?.stake).toBe('news')
  expect(moment(card, frame, reader)).toContainEqual({ strong: 'you' })
  expect(moment(card, frame, { ...reader, me: 2 })).toBeNull()
})

it('says what I plundered and what I could not carry, and of others only a line', () => {
  const { view } = duel()
  const frame = { before: view, after: view, events: [] }
  const taken = { chests: 5, gold: 2, fame: 1, tavern: 0 }
  const plundered: Event = { type: 'plundered', clause: 'COV-9.1', seat: 1, island: 2, card: 0, ...taken }
  const lost: Event = { type: 'cargoLost', clause: 'COV-11.5', seat: 1, chests: 1 }
  const said = (event: Event, me: number) => {
    const reader = { me, name: String }
    const phrase = moment(event, frame, reader)
    return phrase === null ? null : plain(phrase, reader)
  }
  expect([said(plundered, 1), said(lost, 1)]).toEqual([
    'You plunder Hull Island: 1 fame, 2 gold and 5 chests',
    'You lose 1 chest: your hull holds no more',
  ])
  expect([said(plundered, 0), said(lost, 0)]).toEqual([null, null])
  expect([1, 0].map((me) => (concerns(plundered, me, frame)?.weight ?? 0) >= 50)).toEqual([true, false])
})
