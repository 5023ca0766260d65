import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { attackMs, lastsMs, SHOW_MS, showingOf, toldAfterMs } from './timeline.ts'

const ATTACK = { dice: [3, 4], pirates: [14], marks: 1 }
const rolled: Event = {
  type: 'attackRolled',
  clause: 'STO-5.5',
  seat: 0,
  ship: 3,
  colour: 'red',
  points: 5,
  role: 'boarder',
  ...ATTACK,
  total: 12,
  strength: 8,
}

it('adds up segment by segment, and says the total last', () => {
  expect(toldAfterMs(ATTACK)).toBe(SHOW_MS.open + 4 * SHOW_MS.segment)
  expect(attackMs(ATTACK)).toBeGreaterThan(toldAfterMs(ATTACK))
})

it('keeps the table waiting for a boarding and a broadside, and for nothing else', () => {
  expect(lastsMs([rolled])).toBeGreaterThanOrEqual(SHOW_MS.linger)
  expect(lastsMs([rolled, rolled])).toBe(2 * lastsMs([rolled]))
  expect(lastsMs([{ type: 'lockBroken', clause: 'STO-E4' }])).toBe(0)
})

it('keeps the total back until the bar has grown, and lets a boarding that lies still be read', () => {
  expect(showingOf([rolled])).toEqual({
    toldMs: toldAfterMs(ATTACK),
    lastsMs: lastsMs([rolled]),
    stillMs: SHOW_MS.still,
  })
  expect(showingOf([{ type: 'lockBroken', clause: 'STO-E4' }])).toEqual({ toldMs: 0, lastsMs: 0, stillMs: 0 })
})
