import { describe, expect, it } from 'vitest'
import { allBut, changeOf, EMPTY, pickDie, rerollOf, toggleDie } from './draft.ts'

describe('what is being put together', () => {
  it('picks and puts back dice, and is a move once a die is picked', () => {
    expect(rerollOf(EMPTY)).toBeNull()
    const picked = toggleDie(toggleDie(EMPTY, 4), 1)
    expect(rerollOf(picked)).toEqual({ kind: 'reroll', dice: [1, 4] })
    expect(rerollOf(toggleDie(toggleDie(picked, 4), 1))).toBeNull()
  })

  it('throws all dice again that are of no use to a ship', () => {
    const dice = [{ face: 4 }, { face: 1 }, { face: 4 }, { face: 6 }]
    expect(rerollOf(allBut([4], dice))).toEqual({ kind: 'reroll', dice: [1, 3] })
    expect(rerollOf(allBut([2, 4], dice))).toEqual({ kind: 'reroll', dice: [1, 3] })
    expect(rerollOf(allBut([1, 4, 6], dice))).toBeNull()
  })

  it('changes the die that is picked, one way or the other', () => {
    expect(changeOf(EMPTY, 1)).toBeNull()
    expect(changeOf(pickDie(EMPTY, 3), -1)).toEqual({ kind: 'change', die: 3, by: -1 })
    expect(changeOf(pickDie(pickDie(EMPTY, 3), 3), -1)).toBeNull()
  })
})
