// What is put together before a match.
import { registered } from '@flibuste/games'
import type { AnyGame } from '@flibuste/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSeats, resit, seatCounts, usualSeats, type Naming } from './table-plan.ts'

let bones: AnyGame
beforeAll(async () => {
  bones = await registered('bones').load()
})

const naming: Naming = { me: 'Ann', level: 'mate', captain: (number: number) => `Captain ${number}` }

describe('seats', () => {
  it('offer one seat alone against bots only', () => {
    expect(seatCounts(bones, 'bots')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(seatCounts(bones, 'pass')[0]).toBe(2)
    expect([usualSeats(bones, 'bots'), usualSeats(bones, 'pass'), usualSeats(bones, 'friends')]).toEqual([4, 2, 4])
  })
})

describe('who sits', () => {
  it('is the visitor, and bots or people by the way of playing', () => {
    expect(fillSeats([], 2, 'bots', naming)).toEqual([
      { name: 'Ann', human: true, bot: null },
      { name: 'Perrine', human: false, bot: 'mate' },
    ])
    expect(fillSeats([], 2, 'pass', naming)[1]).toEqual({ name: 'Captain 2', human: true, bot: null })
  })

  it('stays when seats are added', () => {
    const zoe = { name: 'Zoé', human: true, bot: null }
    expect(fillSeats([zoe], 3, 'pass', naming)[0]).toBe(zoe)
    expect(resit(zoe, 0, 'random', naming)).toEqual({ name: 'Moll', human: false, bot: 'random' })
    expect(resit(resit(zoe, 1, 'random', naming), 1, 'person', naming)).toEqual({
      name: 'Captain 2',
      human: true,
      bot: null,
    })
  })
})
