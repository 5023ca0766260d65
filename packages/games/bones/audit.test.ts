// What cannot be is said, also of positions laid out by hand.
import { describe, expect, it } from 'vitest'
import { bones, type State } from './index.ts'
import { CALM, position } from './scenario.ts'

/** A position with treasures, a Scout and a Thief, changed. */
function audited(change: (state: State) => void): string | null {
  const { state } = position({ treasures: [1, 2, 0], scouts: { 1: 3 }, thieves: { 2: 1 }, dice: CALM })
  change(state)
  return bones.audit(state)
}

describe('the audit', () => {
  it('BON-0.2 finds nothing wrong with a table at play', () => {
    expect(audited(() => {})).toBeNull()
  })

  it('BON-1.5 finds a turn of somebody who is not there', () => {
    expect(audited((state) => (state.active = 3))).toBe('nobody sits in seat 3')
    expect(audited((state) => (state.firstSeat = -1))).toBe('nobody sits in seat -1')
    expect(audited((state) => (state.boards = []))).toBe('nobody sits in seat 0')
  })

  it('BON-0.2 finds ships too many or off their lanes', () => {
    expect(audited(({ boards }) => boards[0]!.ships.push(0))).toBe('7 ships')
    expect(audited(({ boards }) => (boards[0]!.ships[2] = 3 as never))).toBe('a ship off its lane')
  })

  it('BON-E2 finds treasures that were lost, made or doubled', () => {
    expect(audited((state) => state.taken++)).toBe('4 treasures taken, 3 held')
    expect(audited(({ boards }) => (boards[1]!.treasures = [0, 2]))).toBe('treasure 1 is missing or doubled')
    expect(audited(({ boards }) => boards[1]!.treasures.push(3, 4, 5))).toBe('five treasures before one captain')
  })

  it('BON-7.3 BON-7.7 finds a mate in two minds', () => {
    expect(audited(({ boards }) => (boards[1]!.mate.island = 0))).toContain('a Scout without an island')
    expect(audited(({ boards }) => (boards[2]!.mate.token = -1))).toContain('a Thief without a treasure')
    expect(audited(({ boards }) => (boards[2]!.mate.token = 3))).toBe('a Thief beside nothing')
    expect(audited(({ boards }) => (boards[2]!.mate.owner = 2))).toBe('a Thief at home')
  })

  it('BON-3.1 BON-4.2 BON-5.1 finds dice, rerolls and changes that nobody has', () => {
    expect(audited(({ dice }) => dice.push(1))).toBe('5 dice')
    expect(audited(({ dice }) => (dice[0] = 7))).toContain('a die shows 7')
    expect(audited((state) => (state.rerollsLeft = 2))).toBe('2 rerolls left')
    expect(audited((state) => (state.changesLeft = 1))).toBe('1 changes left')
  })

  it('BON-E4 finds rounds beyond the last', () => {
    expect(audited((state) => (state.round = 61))).toBe('round 61')
    expect(audited((state) => (state.round = 2))).toBe('a round is missing from the history')
  })
})
