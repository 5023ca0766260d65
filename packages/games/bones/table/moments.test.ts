// What the banner of a moment says: one's own treasures, and whether another turn is left when the last round begins.
import { plain, type Reader } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { bones, type Event } from '../index.ts'
import { position } from '../scenario.ts'
import type { View } from '../view.ts'
import { moment } from './moments.ts'

const NAMES = ['Anne', 'Tom', 'Mira']
const readBy = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '' })

/** Three captains who hold so many treasures; the first of them began. */
function viewWith(...held: readonly number[]): View {
  const view = bones.view(position({ ships: 'P P P P P P', treasures: [0, 0, 0], dice: [1, 2, 3, 6] }).state, 0)
  const boards = view.boards.map((board, seat) => ({
    ...board,
    treasures: Array.from({ length: held[seat] ?? 0 }, (_, nth) => 10 * seat + nth),
  }))
  return { ...view, boards, firstSeat: 0 }
}

/** Said to each of the three. */
const saidToAll = (event: Event, after: View): (string | null)[] =>
  NAMES.map((_, me) => {
    const phrase = moment(event, { events: [event], before: after, after }, readBy(me))
    return phrase === null ? null : plain(phrase, readBy(me))
  })

const triggers = (seat: number): Event => ({ type: 'endTriggered', clause: 'BON-8.1', seat })

describe('the last round', () => {
  it('BON-8.2 tells everybody whether a turn is left', () => {
    expect(saidToAll(triggers(1), viewWith(1, 3, 2))).toEqual([
      'Tom holds three treasures, this is the last round: you have played yours',
      'You hold three treasures: last round, 1 captain still to play',
      'Tom holds three treasures, this is the last round: one turn is left to you',
    ])
  })

  it('BON-8.3 is the end where nobody plays after it', () => {
    expect(saidToAll(triggers(2), viewWith(1, 2, 3))[2]).toBe('You hold three treasures: the match is yours')
  })

  it('BON-8.4 says of a second captain with three what decides', () => {
    expect(saidToAll(triggers(2), viewWith(3, 1, 3))).toEqual([
      'Mira holds three treasures too: sailing points decide',
      'Mira holds three treasures too: sailing points decide',
      'You hold three treasures too: sailing points decide',
    ])
  })
})

it('a theft is a moment of whoever steals and whoever is robbed; to others when one more wins', () => {
  const stole: Event = { type: 'stole', clause: 'BON-7.9', seat: 0, owner: 1, token: 10, face: 4, dice: [0, 1, 2] }
  expect(saidToAll(stole, viewWith(1, 0, 0))).toEqual([
    'You steal a treasure from Tom: two to go',
    'Anne takes your treasure',
    null,
  ])
  expect(saidToAll(stole, viewWith(2, 0, 0))[2]).toBe('Anne has two treasures: one to go')
  expect(saidToAll(stole, viewWith(3, 0, 0))[0]).toBeNull()
})

it('a plunder of somebody else is told as what it is unless one more wins', () => {
  const plundered: Event = { type: 'plundered', clause: 'BON-6.5', seat: 1, lane: 4, token: 3, dice: [0, 1, 2] }
  expect(saidToAll(plundered, viewWith(0, 1, 0))).toEqual([null, 'Your first treasure is home: two to go', null])
  expect(saidToAll(plundered, viewWith(0, 2, 0))[0]).toBe('Tom has two treasures: one to go')
})
