// A turn of Bones on a clock that is held: dice before words, the ship before the next captain's dice, then the question.
import { landMs, MOTION_MS, planOf, WEIGHT } from '@flibuste/web/kit'
import { hear } from '@flibuste/web/kit/score-doubles'
import { describe, expect, it } from 'vitest'
import type { Event, Rerolled } from '../events.ts'
import { bones } from '../index.ts'
import { position } from '../scenario.ts'
import { concerns, scoreOf } from './score.ts'

const sailed: Event = {
  type: 'sailed',
  clause: 'BON-6.2',
  seat: 0,
  lane: 3,
  with: 'pair',
  from: 0,
  to: 1,
  dice: [0, 1],
}
const turn: Event[] = [
  { type: 'turnEnded', clause: 'BON-2.1', seat: 0 },
  { type: 'turnBegan', clause: 'BON-2.1', seat: 1, round: 1 },
  { type: 'rolled', clause: 'BON-3.1', seat: 1, dice: [1, 2, 3, 4], powers: [], rerolls: 1, changes: 0 },
]
const rerolled: Rerolled = {
  type: 'rerolled',
  clause: 'BON-4.1',
  seat: 0,
  positions: [0, 2],
  dice: [1, 1, 1, 1],
  left: 0,
}

it('says nothing of the dice before the last of them lies, and asks then', async () => {
  const { heard, askedMs } = await hear(scoreOf({ events: [rerolled] }), { by: 'me' })
  expect(heard).toEqual([{ atMs: landMs(2), told: ['rerolled'] }])
  expect(askedMs).toBe(landMs(2))
})

it('lets a ship arrive before the next captain throws, and asks that captain last', async () => {
  const { heard, askedMs } = await hear(scoreOf({ events: [sailed, ...turn] }))
  expect(heard.map(({ told }) => told)).toEqual([['sailed'], ['turnEnded', 'turnBegan'], ['rolled']])
  expect(heard[1]!.atMs).toBe(MOTION_MS.sailSpace)
  expect(askedMs).toBeGreaterThan(heard[2]!.atMs)
})

it('does not keep whoever sails from sailing on', async () => {
  expect((await hear(scoreOf({ events: [sailed] }), { by: 'me' })).askedMs).toBe(0)
})

describe('the last die of a last throw', () => {
  const last: Rerolled = {
    type: 'rerolled',
    clause: 'BON-4.1',
    seat: 0,
    positions: [0, 3],
    dice: [5, 4, 4, 2],
    left: 0,
  }
  const toldMs = (ships: string, event: Rerolled): number => {
    const { state } = position({ ships, treasures: [0, 1], dice: [1, 2, 3, 6] })
    return scoreOf({ events: [event], before: bones.view(state, 0) })[0]!.toldMs
  }

  it('is waited for where it decides over a treasure, whatever it shows', () => {
    const heldMs = toldMs('P P P I P P', last)
    expect(heldMs).toBeGreaterThan(landMs(2))
    expect(toldMs('P P P I P P', { ...last, dice: [5, 4, 4, 4] })).toBe(heldMs)
  })

  it('falls with the others where nothing hangs on it: no ship waits, three lie there, or dice may be thrown again', () => {
    expect(toldMs('P P P S P P', last)).toBe(landMs(2))
    expect(toldMs('P P P I P P', { ...last, dice: [4, 4, 4, 2] })).toBe(landMs(2))
    expect(toldMs('P P P I P P', { ...last, left: 1 })).toBe(landMs(2))
  })
})

it('makes a moment of a treasure that comes home to whoever looks, and of another’s when one more wins', () => {
  const event: Event = { type: 'plundered', clause: 'BON-6.5', seat: 0, lane: 4, token: 3, dice: [0, 1, 2] }
  const weightAt = (home: number, seat: number): number => {
    const { state } = position({ ships: 'P P P P P P', treasures: [home, 0], dice: [1, 2, 3, 6] })
    const view = bones.view(state, seat)
    return concerns(event, seat, { events: [event], before: view, after: view })!.weight
  }
  expect([1, 2, 3].map((home) => weightAt(home, 0) >= WEIGHT.staged)).toEqual([true, true, false])
  expect([1, 2, 3].map((home) => weightAt(home, 1) >= WEIGHT.staged)).toEqual([false, true, false])
})

it('keeps nobody waiting over dice that others throw again: what they make of them is looked at', () => {
  const lastsMs = (event: Event): number =>
    planOf(scoreOf({ events: [event] }), { motion: 'moving', tempo: 1, by: 'others', holdMs: 2000 }).lastsMs
  expect(lastsMs(rerolled)).toBeLessThan(1000)
  expect(lastsMs(sailed)).toBe(2000)
})

it('is a blow to whoever loses a treasure, a moment to whoever steals it, and news to everybody else', () => {
  const stole: Event = { type: 'stole', clause: 'BON-7.6', seat: 1, owner: 0, token: 3, face: 4, dice: [0, 1, 2] }
  expect(concerns(stole, 0)).toMatchObject({ stake: 'lost' })
  expect(concerns(stole, 2)).toMatchObject({ stake: 'news' })
  expect(concerns(stole, 0)!.weight).toBeGreaterThan(concerns(stole, 2)!.weight)
  expect(concerns(stole, 1)!.weight).toBeGreaterThanOrEqual(WEIGHT.staged)
  expect(concerns(rerolled, 1)).toBeNull()
})
