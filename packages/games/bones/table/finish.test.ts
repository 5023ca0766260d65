// What a captain alone may still hope for, as the ladder tells it.
import { Sfc32 } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { chanceWithin } from '../exact/finish-chances.ts'
import { bones } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { ending } from '../endings.en.ts'
import type { View } from '../view.ts'
import { hopeOf, turnStart } from './finish.ts'

const first = bones.view(bones.setup(STANDARD, 1, new Sfc32(1)), 0)
const later = (more: Partial<View>): View => ({ ...first, ...more })

it('from the start the first rank worth hoping for is the one of six turns, with 6 in a hundred', () => {
  const hope = hopeOf(first, chanceWithin)
  expect(hope?.rank).toBe('king')
  expect(Math.round(100 * (hope?.chance ?? 0))).toBe(6)
})

it('counts from where the turn began: its ships, its Scout, what was home before it', () => {
  const view = later({
    round: 5,
    startShips: [0, 0, 0, 2, 0, 0],
    powers: [false, true, false, true, false, false],
    treasuresByRound: [[0], [1], [1], [2]],
  })
  expect(turnStart(view)).toEqual({ treasures: 2, ships: [0, 0, 0, 2, 0, 0], scout: 2 })
  const hope = hopeOf(view, chanceWithin)
  expect(hope?.rank).toBe('blackbeard')
  expect(hope?.chance).toBe(chanceWithin(1, turnStart(view)))
})

it('promises nothing that is as good as certain with a figure', () => {
  expect(hopeOf(later({ round: 12 }), chanceWithin)).toEqual({ rank: 'landlubber', chance: null })
})

it('at the end, says how near to perfect it was', () => {
  const told = (turns: number): string => {
    const view = later({ round: turns, solo: { turns, rank: 'king', done: true } })
    return ending(view, { me: 0, name: () => 'Anne' }).sentence.join('')
  }
  expect(told(7)).toBe(
    'Three treasures in 7 turns. Perfect play takes 8.2 on average, and is done so soon in 30 games of 100 at best.',
  )
  expect(told(12)).toBe('Three treasures in 12 turns. Perfect play takes 8.2 on average.')
  expect(told(4)).toContain('hardly ever')
})
