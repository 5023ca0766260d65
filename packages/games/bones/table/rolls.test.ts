// What the tray may say while dice are thrown, on a clock that is held.
import { landMs } from '@flibuste/web/kit'
import { heldTelling } from '@flibuste/web/kit/score-doubles'
import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { inAir } from './rolls.ts'
import { scoreOf } from './score.ts'

const rolled: Event = {
  type: 'rolled',
  clause: 'BON-3.1',
  seat: 1,
  dice: [4, 4, 4, 2],
  powers: [],
  rerolls: 1,
  changes: 0,
}
const rerolled: Event = { type: 'rerolled', clause: 'BON-4.1', seat: 1, positions: [3], dice: [4, 4, 4, 1], left: 0 }
const becalmed: Event = { type: 'becalmed', clause: 'BON-7.1', seat: 1 }
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

it('says nothing of a roll before its last die lies', async () => {
  const telling = heldTelling([rolled], scoreOf({ events: [rolled] }))
  expect(inAir(telling.now())).toBe(true)
  await telling.clock.moveTo(landMs(4) - 1)
  expect(inAir(telling.now())).toBe(true)
  await telling.clock.moveTo(landMs(4))
  expect(inAir(telling.now())).toBe(false)
})

it('keeps back too that nothing came of a last throw', async () => {
  const events = [rerolled, becalmed]
  const telling = heldTelling(events, scoreOf({ events }))
  expect(inAir(telling.now())).toBe(true)
  await telling.clock.moveTo(landMs(1))
  expect(inAir(telling.now())).toBe(false)
})

it('says nothing of the next captain’s dice while a ship still sails', () => {
  const events = [sailed, rolled]
  expect(inAir(heldTelling(events, scoreOf({ events })).now())).toBe(true)
  expect(inAir(heldTelling([sailed], scoreOf({ events: [sailed] })).now())).toBe(false)
})
