// The First Mate: section 7.
import { describe, expect, it } from 'vitest'
import { DEFENDS, DONE, PLUNDERS, SAILS, SCOUTS, STEALS, THIEVES } from '../moves.ts'
import { CALM, kept, position } from '../scenario.ts'

const { pair, triple } = SAILS

describe('the mate', () => {
  it('BON-7.1 serves only when the dice allow neither sailing nor plundering', () => {
    const becalmed = kept({ dice: CALM })
    expect(becalmed.step).toBe('mate')
    expect(becalmed.last('becalmed')).toMatchObject({ seat: 0, clause: 'BON-7.1' })
    const declined = kept({ treasures: [0, 1], dice: [1, 1, 2, 3] })
    expect([SCOUTS[2]!, declined.thief(1), DEFENDS[1]!].map((move) => declined.refused(move))).toEqual([
      'BON-7.1',
      'BON-7.1',
      'BON-7.1',
    ])
    expect(declined.done(...CALM).state.active).toBe(1)
  })

  it('BON-A8 is judged on the dice: a pair for a ship at its island is no way to sail', () => {
    expect(kept({ ships: 'I P P P P P', dice: [1, 1, 2, 3, 4] }).step).toBe('mate')
    const stopped = kept({ dice: [1, 1, 2, 3] }).done(...CALM)
    expect(stopped.state.active).toBe(1)
  })

  it('BON-7.2 does one thing a turn, or nothing', () => {
    const table = kept({ dice: CALM })
    expect(table.legal()).toContain(DONE)
    table.play(SCOUTS[3]!, ...CALM)
    expect(table.state.active).toBe(1)
    const idle = kept({ dice: CALM }).done(...CALM)
    expect(idle.last('stopped')).toMatchObject({ clause: 'BON-7.2', step: 'mate' })
    expect(idle.state.boards[0]!.mate.duty).toBe('hand')
  })

  it('BON-2.1 leaves the earlier steps behind', () => {
    const table = kept({ dice: CALM })
    expect(table.refused({ kind: 'reroll', dice: [0] })).toBe('BON-2.1')
    expect(table.refused(pair[1]!)).toBe('BON-6.1')
    expect(table.refused(PLUNDERS[1]!)).toBe('BON-6.5')
    expect(table.refused(STEALS[1]!)).toBe('BON-7.9')
  })

  it('BON-7.2 is not asked for when it can do nothing at all', () => {
    const table = kept({ ships: 'I I I I I I', dice: [1, 1, 2, 3, 4, 5] }).done(...CALM)
    expect(table.state.active).toBe(1)
  })
})

describe('the Scout', () => {
  it('BON-7.3 goes to an island where its captain has no ship', () => {
    const table = kept({ ships: 'P P I S P P', dice: [1, 2, 5, 6] })
    expect(table.legal('scout')).toEqual([SCOUTS[1], SCOUTS[2], SCOUTS[4], SCOUTS[5], SCOUTS[6]])
    expect(table.refused(SCOUTS[3]!)).toBe('BON-7.3')
    table.play(SCOUTS[4]!, ...CALM)
    expect(table.state.boards[0]!.mate).toEqual({ duty: 'scout', island: 4, owner: -1, token: -1 })
  })

  it('BON-7.4 gives the island’s power on the next turn, added to the ships’', () => {
    const scouting = { scouts: { 0: 4 }, ships: 'P P I P P P', dice: [1, 2, 5, 6] }
    expect(kept(scouting).state.powers).toEqual([false, false, true, true, false, false])
    expect(kept(scouting).log.find((event) => event.type === 'rolled')).toMatchObject({ rerolls: 3 })
    expect(kept({ scouts: { 0: 2 }, dice: CALM }).step).toBe('change')
  })

  it('BON-7.4 gives nothing in the turn of another', () => {
    expect(kept({ scouts: { 1: 1 }, dice: CALM }).state.powers).not.toContain(true)
  })

  it('BON-7.5 leaves at the end of that turn, used or not', () => {
    const table = kept({ scouts: { 0: 2 }, dice: [1, 1, 3, 5] })
      .done()
      .play(pair[1]!, ...CALM)
    expect(table.state.boards[0]!.mate.duty).toBe('hand')
    expect(table.last('mateReturned')).toMatchObject({ clause: 'BON-7.5', duty: 'scout', island: 2 })
  })

  it('BON-7.6 neither plunders nor counts', () => {
    const table = kept({ scouts: { 0: 4 }, dice: [4, 4, 4, 1] })
    expect(table.refused(PLUNDERS[4]!)).toBe('BON-6.5')
    expect(table.view.boards[0]!.navigationPoints).toBe(0)
  })

  it('BON-A9 is back in time for step 5', () => {
    const table = kept({ scouts: { 0: 3 }, dice: CALM })
    expect(table.step).toBe('mate')
    expect(table.refused(SCOUTS[3]!)).toBeNull()
  })

  it('BON-A9 is not, with the strict option; a Thief is', () => {
    const strict = { options: { strictScout: true } }
    const scout = position({ ...strict, scouts: { 0: 1 }, dice: [1, 2, 3, 4, 5] }).done(...CALM)
    expect(scout.state.active).toBe(1)
    expect(scout.state.boards[0]!.mate.duty).toBe('hand')
    expect(kept({ ...strict, treasures: [0, 1], thieves: { 0: 1 }, dice: CALM }).step).toBe('mate')
  })

  it('BON-A25 and a ship of its captain may meet', () => {
    const table = kept({ scouts: { 0: 4 }, dice: [4, 4, 4, 1] }).play(triple[4]!, ...CALM)
    expect(table.ships(0)).toBe('P P P I P P')
    expect(table.state.boards[0]!.mate.duty).toBe('hand')
  })
})

describe('the Thief', () => {
  it('BON-7.7 stands beside a treasure of another captain', () => {
    const table = kept({ treasures: [1, 2, 1], dice: CALM })
    expect(table.legal('thief')).toEqual([THIEVES[1]![1], THIEVES[1]![2], THIEVES[2]![3]])
    expect(table.refused(table.thief(0))).toBe('BON-7.7')
    expect(table.refused(THIEVES[1]![3]!)).toBe('BON-7.7')
    expect(table.refused(THIEVES[7]![0]!)).toBe('BON-7.7')
    table.play(THIEVES[1]![2]!, ...CALM)
    expect(table.state.boards[0]!.mate).toEqual({ duty: 'thief', island: 0, owner: 1, token: 2 })
    expect(table.last('thiefSet')).toMatchObject({ clause: 'BON-7.7', owner: 1, token: 2 })
  })

  it('BON-7.8 spares a captain who has fewer', () => {
    const table = kept({ treasures: [2, 1, 2], dice: CALM })
    expect(table.refusal(table.thief(1))).toMatchObject({ clause: 'BON-7.8', reason: 'poorerOwner' })
    expect(table.refused(table.thief(2))).toBeNull()
  })

  it('BON-A22 does not spare one who has as many', () => {
    const table = kept({ treasures: [1, 1], dice: CALM })
    expect(table.refused(table.thief(1))).toBeNull()
  })

  it('BON-A11 may join others at the same treasure', () => {
    const table = kept({ treasures: [0, 1, 0], thieves: { 2: 1 }, dice: CALM })
    table.play(table.thief(1), ...CALM)
    expect(table.state.boards.map((board) => board.mate.token)).toEqual([0, -1, 0])
  })

  it('BON-A9 back from a failed theft, can go again', () => {
    const table = kept({ treasures: [0, 1], thieves: { 0: 1 }, dice: CALM })
    expect(table.step).toBe('mate')
    expect(table.refused(table.thief(1))).toBeNull()
  })
})

describe('the Defender', () => {
  const robbed = { treasures: [1, 0, 1], thieves: { 1: 0 }, dice: CALM }

  it('BON-7.13 chases a Thief home', () => {
    const table = kept(robbed)
    expect(table.legal('defend')).toEqual([DEFENDS[1]])
    table.play(DEFENDS[1]!, ...CALM)
    expect(table.state.boards[1]!.mate).toEqual({ duty: 'hand', island: 0, owner: -1, token: -1 })
    expect(table.last('defended')).toMatchObject({ seat: 0, thief: 1, token: 0 })
  })

  it('BON-7.14 is nothing else that turn', () => {
    expect(kept(robbed).play(DEFENDS[1]!, ...CALM).state.active).toBe(1)
  })

  it('BON-7.15 needs a Thief at a treasure of its own', () => {
    const table = kept({ ...robbed, thieves: { 1: 2 } })
    expect(table.legal('defend')).toEqual([])
    for (const seat of [0, 1, 2, 7]) expect(table.refused(DEFENDS[seat]!)).toBe('BON-7.15')
  })

  it('BON-7.16 leaves the Thief nothing to steal with', () => {
    const table = kept(robbed).play(DEFENDS[1]!, 6, 6, 6, 1).done()
    expect(table.refused(STEALS[6]!)).toBe('BON-7.9')
    expect(table.legal('steal')).toEqual([])
  })

  it('BON-A16 chases one of several, as its captain chooses', () => {
    const table = kept({ treasures: [1, 0, 0], thieves: { 1: 0, 2: 0 }, dice: CALM })
    expect(table.legal('defend')).toEqual([DEFENDS[1], DEFENDS[2]])
    table.play(DEFENDS[2]!, ...CALM)
    expect(table.state.boards.map((board) => board.mate.duty)).toEqual(['hand', 'thief', 'hand'])
  })

  it('BON-A19 does not leave the hand', () => {
    expect(kept(robbed).play(DEFENDS[1]!, ...CALM).state.boards[0]!.mate.duty).toBe('hand')
  })
})

describe('among friends', () => {
  const friends = { options: { friendly: true }, treasures: [0, 1], dice: CALM }

  it('BON-9.1 BON-A20 the mate only scouts', () => {
    const table = kept(friends)
    expect(table.legal().map((move) => move.kind)).toEqual([...Array.from({ length: 6 }, () => 'scout'), 'done'])
    expect([table.thief(1), DEFENDS[1]!].map((move) => table.refused(move))).toEqual(['BON-9.1', 'BON-9.1'])
    expect(kept({ ...friends, dice: [5, 5, 5, 1] }).refused(STEALS[5]!)).toBe('BON-9.1')
  })
})

describe('vile pirates', () => {
  it('BON-9.2 rob anybody', () => {
    const table = kept({ options: { vile: true }, treasures: [2, 1], dice: CALM })
    table.play(table.thief(1), ...CALM)
    expect(table.last('thiefSet')?.clause).toBe('BON-9.2')
  })
})
