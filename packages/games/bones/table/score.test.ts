// A turn of Bones on a clock that is held: dice before words, the ship before the next captain's dice, then the question.
import { landMs, MOTION_MS } from '@flibuste/web/kit'
import { hear } from '@flibuste/web/kit/score-doubles'
import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
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
const rerolled: Event = { type: 'rerolled', clause: 'BON-4.1', seat: 0, positions: [0, 2], dice: [1, 1, 1, 1], left: 0 }

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

it('is a blow to whoever loses a treasure, and news to everybody else', () => {
  const stole: Event = { type: 'stole', clause: 'BON-7.6', seat: 1, owner: 0, token: 3, face: 4, dice: [0, 1, 2] }
  expect(concerns(stole, 0)).toMatchObject({ stake: 'lost' })
  expect(concerns(stole, 2)).toMatchObject({ stake: 'news' })
  expect(concerns(stole, 0)!.weight).toBeGreaterThan(concerns(stole, 2)!.weight)
  expect(concerns(rerolled, 1)).toBeNull()
})
