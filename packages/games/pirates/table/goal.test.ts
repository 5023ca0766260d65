// What the goal line says of an end that nears.
import { describe, expect, it } from 'vitest'
import { CALM_ROUNDS } from '../data.ts'
import { position } from '../scenario.ts'
import { goal } from './goal.ts'

/** Two captains; so many turns since anything was turned up, plundered or unloaded. */
const calmFor = (turns: number) => goal(position({ turns: 41, progress: 42 - turns }).view)

describe('the goal line', () => {
  it('PIR-E4 tells of the calm three rounds before it ends the game, and what would break it', () => {
    expect(calmFor(2 * (CALM_ROUNDS - 3)).last).toBeNull()
    expect(calmFor(2 * (CALM_ROUNDS - 3) + 1)).toMatchObject({
      last: {
        long: 'Calm: 6 turns left, unless a lair is turned up or plundered or treasure unloaded',
        short: 'Calm: 6 turns left',
      },
    })
  })

  it('PIR-E4 names the last turn', () => {
    expect(calmFor(2 * CALM_ROUNDS).last?.short).toBe('Calm: this is the last turn')
  })

  it('PIR-E4 counts the last turns of the rounds that were chosen, and names the last', () => {
    const after = (turns: number) => goal(position({ options: { rounds: 30 }, turns, progress: turns }).view).last
    expect(after(53)).toBeNull()
    expect(after(54)?.long).toBe('6 turns left, then everything counts')
    expect(after(59)?.short).toBe('This is the last turn')
  })

  it('PIR-E4 tells of whichever comes first', () => {
    const calm = 2 * CALM_ROUNDS
    const at = (rounds: number, turns: number) =>
      goal(position({ options: { rounds }, turns, progress: turns - calm + 3 }).view).last?.short
    expect(at(31, 58)).toMatch(/^Calm/)
    expect(at(30, 59)).toBe('This is the last turn')
  })

  it('PIR-9.2 counts the lairs that are left to the last, and says when none is', () => {
    const { view } = position()
    const gone = (count: number) =>
      goal({ ...view, lairs: view.lairs.map((lair, at) => (at < count ? { ...lair, face: 'gone' } : lair)) }).last?.long
    expect([7, 8, 9, 10].map(gone)).toEqual([undefined, '2 lairs are left', 'One lair is left', 'No lair is left'])
  })

  it('says nothing of an end while the sea is not calm', () => {
    expect(calmFor(1)).toMatchObject({ last: null })
  })
})
