import { expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { paidTo, SHOW_MS, showingOf, timelineOf } from './timeline.ts'

const SHIP = { min: 3, loot: 22, wage: 4, treasures: ['chest', 'candlestick'] } as const

it('tells a boarding in the order of the rule: treasure, second, wages, the rest, home', () => {
  const table = position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] }).board('A2', 0, 'chest', 0, 0, 0)
  const { beats, lastsMs } = timelineOf(table.log)
  const shown = beats.filter(({ event }) => ['treasureTaken', 'wagePaid', 'restKept', 'crewHome'].includes(event.type))
  expect(shown.map(({ event }) => event.type)).toEqual([
    'treasureTaken',
    'treasureTaken',
    'wagePaid',
    'wagePaid',
    'wagePaid',
    'restKept',
    'crewHome',
  ])
  const times = shown.map(({ atMs }) => atMs)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
  expect(lastsMs).toBeGreaterThan(1000)
})

it('keeps no boarding on stage longer than people wait, however many are paid', () => {
  const crew = 'A2 B5 C2 D5 B4 C3 D4 E2 E3'
  const table = position({ seats: 5, crews: [crew], ships: [SHIP] }).board('A2', 0, 'chest', 0, 0, 0)
  expect(timelineOf(table.log).lastsMs).toBeLessThan(2400)
})

it('shows nothing for what needs no showing', () => {
  expect(timelineOf([]).lastsMs).toBe(0)
})

it('says what a boarding brings into every purse, and takes out of it', () => {
  const before = position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] })
  const purses = before.state.ducats.slice()
  const table = before.board('A2', 0, 'chest', 0, 0, 0)
  expect(purses.map((ducats, seat) => ducats + paidTo(table.log, seat))).toEqual(table.state.ducats)
})

it('lets a boarding that lies still be read, keeps nothing back, and waits for nothing else', () => {
  const table = position({ seats: 4, crews: ['A2 B5 A3 C2 D5'], ships: [SHIP] }).board('A2', 0, 'chest', 0, 0, 0)
  expect(showingOf(table.log)).toEqual({
    toldMs: 0,
    lastsMs: timelineOf(table.log).lastsMs,
    stillMs: SHOW_MS.still,
  })
  expect(showingOf([]).stillMs).toBe(0)
})
