// What is said of a move before it is made: that it ends the match, with how it would stand, or that it can win nothing.
import { describe, expect, it } from 'vitest'
import { CALM_ROUNDS } from '../data.ts'
import { DONE, PASS, UNLOAD } from '../moves.ts'
import { attack, lastLair, position, type Layout } from '../scenario.ts'
import { goal } from './goal.ts'
import { remark } from './remark.ts'

const reader = { me: 0, name: (seat: number) => ['Anne', 'Tom'][seat] ?? '' }
const ROUNDS = 10

/** In the second action of the turn after so many. */
const later = (layout: Layout) => position({ ships: [{ at: 18, banked: 2 }], ...layout }).sail(24).view

describe('the last word', () => {
  it('PIR-9.1 of treasure that wins ashore, with what everybody has', () => {
    const table = position({ ships: [{ aboard: 6, slots: 'CCCPP.', banked: 12 }, { banked: 3 }] })
    expect(remark(UNLOAD, table.view, reader)).toEqual({
      kind: 'ends',
      words: 'Unloading brings 18 of 16 ashore and ends the match: you win with 18, Tom has 3.',
    })
    const early = position({ ships: [{ aboard: 3, slots: 'CCCPP.' }] })
    expect(remark(UNLOAD, early.view, reader)).toBeNull()
  })

  it('PIR-9.2 of the last lair, with all that would count', () => {
    const layout = { ships: [{ at: 18, banked: 2 }, { banked: 4 }] }
    const { view } = position({ ...layout, lairs: lastLair({ tile: 8, slots: 'printed', treasure: 3 }) })
    const said = remark(attack('G'), view, reader)
    expect(said).toMatchObject({ kind: 'ends' })
    expect(said?.words).toContain('Anne 5, Tom 4')
    expect(remark(attack('G'), position(layout).view, reader)).toBeNull()
  })

  it('PIR-E4 of a turn after which the calm ends the match', () => {
    const turns = 2 * CALM_ROUNDS
    const last = remark(PASS, later({ turns, progress: 0 }), reader)
    expect(last?.words).toMatch(/^Unless a lair .*, the calm ends the match: you win with 2, Tom has 0\.$/)
    expect(remark(PASS, later({ turns: turns - 2, progress: 0 }), reader)).toBeNull()
  })

  it('PIR-E4 of the last turn of a match whose rounds were chosen', () => {
    const options = { rounds: ROUNDS }
    const turns = 2 * ROUNDS - 1
    const view = later({ options, turns, progress: turns, active: 0 })
    expect(remark(PASS, view, reader)?.words).toBe(
      'With your turn the rounds are over, and the match ends: you win with 2, Tom has 0.',
    )
    expect(goal(view).last).toEqual({
      long: 'This is the last turn, then everything counts',
      short: 'This is the last turn',
    })
    const before = later({ options, turns: turns - 2, progress: turns - 2 })
    expect(remark(PASS, before, reader)).toBeNull()
    expect(goal(before).last?.short).toBe('3 turns left')
    expect(goal(later({ options, turns: 5, progress: 5 })).last).toBeNull()
  })

  it('of an attack that can win nothing: a hold that is full', () => {
    const { view } = position({ ships: [{ at: 18, aboard: 6, slots: 'CCCPP.' }] })
    expect(remark(attack('G'), view, reader)).toMatchObject({
      kind: 'vain',
      words: expect.stringContaining('hold is full'),
    })
    expect(remark(DONE, view, reader)).toBeNull()
  })
})
