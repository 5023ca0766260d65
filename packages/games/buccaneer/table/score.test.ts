// A boarding on a clock that is held: it is told in the order of the rule.
import { hear } from '@flibuste/web/kit/score-doubles'
import { scoreMs } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import type { Event, TreasureTaken } from '../events.ts'
import { position, type Table } from '../scenario.ts'
import { standingOf } from '../score.ts'
import { awardLost, concerns, paidTo, scoreOf, SHOW_MS } from './score.ts'

const SHIP = { min: 3, loot: 22, wage: 4, treasures: ['chest', 'candlestick'] } as const
const boarding = (): Table =>
  position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] }).board('A2', 0, 'chest', 0, 0, 0)

const TOLD_APART = ['treasureTaken', 'wagePaid', 'restKept', 'crewHome']

const frameOf = ({ log, view }: Table) => ({ before: view, after: view, events: log as readonly Event[] })

it('tells a boarding in the order of the rule: treasure, second, wages, the rest, home; then the next may be asked', async () => {
  const { heard, askedMs, overMs } = await hear(scoreOf(frameOf(boarding())))
  const shown = heard.filter(({ told }) => told.some((type) => TOLD_APART.includes(type)))
  expect(shown.flatMap(({ told }) => told.filter((type) => TOLD_APART.includes(type)))).toEqual([
    'treasureTaken',
    'treasureTaken',
    'wagePaid',
    'wagePaid',
    'wagePaid',
    'restKept',
    'crewHome',
  ])
  expect(askedMs).toBe(overMs)
  expect(askedMs).toBeGreaterThan(shown.at(-1)!.atMs + SHOW_MS.hop)
})

it('asks nobody before the last coin lies in its purse, and whoever covers at once: nothing is left to chance', async () => {
  const { heard, askedMs } = await hear(scoreOf(frameOf(boarding())), { by: 'me' })
  expect(askedMs).toBe(heard.find(({ told }) => told.includes('restKept'))?.atMs)
  const covering = scoreOf(frameOf(position().cover('A5', 'B2')))
  expect((await hear(covering, { by: 'me' })).askedMs).toBe(0)
})

it('keeps no boarding on show longer than people wait, however many are paid', () => {
  const crew = 'A2 B5 C2 D5 B4 C3 D4 E2 E3'
  const table = position({ seats: 5, crews: [crew], ships: [SHIP] }).board('A2', 0, 'chest', 0, 0, 0)
  expect(scoreMs(scoreOf(frameOf(table)))).toBeLessThan(3500)
})

it('lets a boarding that lies still be read', async () => {
  expect((await hear(scoreOf(frameOf(boarding())), { motion: 'still' })).askedMs).toBe(SHOW_MS.still)
})

it('says what a boarding brings into every purse, and takes out of it', () => {
  const before = position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] })
  const purses = before.state.ducats.slice()
  const table = before.board('A2', 0, 'chest', 0, 0, 0)
  expect(purses.map((ducats, seat) => ducats + paidTo(table.log, seat))).toEqual(table.state.ducats)
})

it('is a moment for whoever loses a crew, the more men the more', () => {
  const covered = (targetMen: number): Event => ({
    type: 'covered',
    clause: 'BUC-3.1',
    seat: 1,
    owner: 0,
    crew: 4,
    target: 0,
    crewMen: 1,
    targetMen,
    men: targetMen + 1,
  })
  expect(concerns(covered(8), 0)).toEqual({ weight: 58, stake: 'lost' })
  expect(concerns(covered(8), 0)!.weight).toBeGreaterThan(concerns(covered(2), 0)!.weight)
  expect(concerns(covered(1), 0)!.weight).toBeLessThan(50)
  expect(concerns(covered(8), 2)?.stake).toBe('news')
})

it('BUC-8.5: tells whoever led that a treasure taken by another costs ducats, once', () => {
  const view = position({ seats: 3, crews: ['A2'], ships: [SHIP] }).view
  const held = (counts: readonly number[]) => ({ ...view, standings: [standingOf('sabre', 6, counts)] })
  const taken: TreasureTaken = { type: 'treasureTaken', clause: 'BUC-5.1', seat: 1, role: 'captain', treasure: 'sabre' }
  const told = { before: held([1, 0, 0]), after: held([1, 1, 0]), events: [taken] }
  expect([0, 1, 2].map((seat) => awardLost(taken, seat, told))).toEqual([3, 0, 0])
  expect(concerns(taken, 0, told)?.stake).toBe('lost')
  expect(concerns(taken, 2, told)).toBeNull()
  const again: TreasureTaken = { ...taken, seat: 2, role: 'second' }
  expect(awardLost(taken, 0, { ...told, events: [taken, again] })).toBe(0)
})
