// The clean toy passes, and the suite really looked: every counter moved.
import { beforeAll, describe, expect, test } from 'vitest'
import { conform, type Report } from './index.ts'
import { toy } from './toy/index.ts'

describe.each([2, 3, 4])('the clean toy with %i seats', (seats) => {
  let report: Report

  beforeAll(() => {
    report = conform(toy, { options: { rounds: 3 }, seats, games: 60, deepEvery: 3 })
  })

  test('passes, and everything was looked at', () => {
    const { moves, events, clauses, ...counters } = report
    expect(Object.entries(counters).filter(([, n]) => n === 0)).toEqual([])
    expect(Object.keys(moves).sort()).toEqual(['draw', 'parrot', 'pass', 'roll', 'show', 'stake', 'swap'])
    expect(Object.keys(events).sort()).toEqual([
      'dealt',
      'drew',
      'flew',
      'lifted',
      'rolled',
      'round',
      'shook',
      'showed',
      'staked',
      'swapped',
    ])
    expect([...clauses]).toEqual(expect.arrayContaining(['TOY-3', 'TOY-6', 'TOY-7', 'TOY-8', 'TABLE-2']))
  })

  test('counts what it says it counts', () => {
    expect(report.games).toBe(60)
    expect(Object.values(report.moves).reduce((sum, n) => sum + n, 0)).toBe(report.decisions)
    expect(report.worlds).toBe((report.deep + report.games) * Math.min(seats + 1, 4))
    expect(report.hidden).toBeGreaterThan(report.worlds / 4)
    expect(report.longest).toBeLessThanOrEqual(3 * 3 * seats)
  })
})

test('a run is the same every time', () => {
  const table = { options: { rounds: 2 }, seats: 2, games: 5, firstSeed: 77 }
  expect(conform(toy, table)).toEqual(conform(toy, table))
})

test('luck and clock are given back', () => {
  const before = [Math.random, globalThis.Date, globalThis.performance, globalThis.crypto]
  conform(toy, { options: { rounds: 1 }, seats: 2, games: 1 })
  expect([Math.random, globalThis.Date, globalThis.performance, globalThis.crypto]).toEqual(before)
  expect(Date.now()).toBeGreaterThan(0)
})
