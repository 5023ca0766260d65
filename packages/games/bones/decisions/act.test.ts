// Sailing and plundering, and stealing with a triple: section 6, and the half of section 7 that happens in step 4.
import { describe, expect, it } from 'vitest'
import { PLUNDERS, SAILS, SCOUTS, STEALS } from '../moves.ts'
import { CALM, kept } from '../scenario.ts'

const { pair, triple } = SAILS

describe('sailing', () => {
  it('BON-6.1 the dice name the lane', () => {
    const table = kept({ dice: [4, 4, 4, 2] })
    expect(table.legal('sail')).toEqual([pair[4], triple[4]])
    expect(table.refusal(pair[2]!)).toMatchObject({ clause: 'BON-6.1', reason: 'noPair' })
    expect(kept({ dice: [4, 4, 2, 2] }).refusal(triple[4]!)).toMatchObject({ clause: 'BON-6.1', reason: 'noTriple' })
  })

  it('BON-6.2 a pair takes a ship one space: port to sea, sea to island', () => {
    const table = kept({ ships: 'P S P P P P', dice: [1, 1, 2, 2] }).play(pair[1]!)
    expect(table.ships()).toBe('S S P P P P')
    table.play(pair[2]!, ...CALM)
    expect(table.ships(0)).toBe('S I P P P P')
    expect(table.last('sailed')).toMatchObject({ clause: 'BON-6.2', lane: 2, from: 1, to: 2, dice: [2, 3] })
  })

  it('BON-6.3 a triple takes it to its island, from port or from sea', () => {
    expect(
      kept({ ships: 'P P P P P P', dice: [4, 4, 4, 1] })
        .play(triple[4]!, ...CALM)
        .ships(0),
    ).toBe('P P P I P P')
    expect(
      kept({ ships: 'P P P S P P', dice: [4, 4, 4, 1] })
        .play(triple[4]!, ...CALM)
        .ships(0),
    ).toBe('P P P I P P')
  })

  it('BON-6.3 a triple sails nothing that is there already', () => {
    expect(kept({ ships: 'P P P I P P', dice: [4, 4, 4, 1] }).refusal(triple[4]!)).toMatchObject({ clause: 'BON-6.3' })
  })

  it('BON-6.4 a pair does nothing for a ship at its island', () => {
    const table = kept({ ships: 'S P P I P P', dice: [4, 4, 1, 1] })
    expect(table.refused(pair[4]!)).toBe('BON-6.4')
    expect(table.legal('sail')).toEqual([pair[1]])
  })

  it('BON-6.7 several actions, as long as the dice last', () => {
    const table = kept({ ships: 'I P P P P I', dice: [2, 2, 3, 3, 4, 4] })
      .play(pair[2]!)
      .play(pair[3]!)
    expect(table.state.active).toBe(0)
    expect(table.play(pair[4]!, ...CALM).ships(0)).toBe('I S S S P I')
  })

  it('BON-6.8 each die serves once', () => {
    const table = kept({ dice: [4, 4, 4, 4] }).play(triple[4]!, ...CALM)
    expect(table.state.active).toBe(1)
    const split = kept({ ships: 'I P P P P P', dice: [4, 4, 4, 2, 2] }).play(pair[4]!)
    expect(split.view.dice.map((die) => die.used)).toEqual([true, true, false, false, false])
    expect(split.refusal(pair[4]!)).toMatchObject({ clause: 'BON-6.8', reason: 'diceSpent' })
  })

  it('BON-6.9 may be left out', () => {
    const table = kept({ dice: [4, 4, 4, 4] }).done(...CALM)
    expect(table.ships(0)).toBe('P P P P P P')
    expect(table.last('stopped')).toMatchObject({ clause: 'BON-6.9' })
  })

  it('BON-6.10 no move takes a ship back', () => {
    const table = kept({ ships: 'I S P P P P', dice: [1, 1, 2, 2, 5] })
    expect(table.legal()).toEqual([pair[2], { kind: 'done' }])
  })

  it('BON-6.11 BON-A5 equal dice are split at will', () => {
    const twoPairs = kept({ dice: [4, 4, 4, 4] }).play(pair[4]!)
    expect(twoPairs.ships()).toBe('P P P S P P')
    expect(twoPairs.play(pair[4]!, ...CALM).ships(0)).toBe('P P P I P P')
    const pairAndTriple = kept({ ships: 'I P P S P P', dice: [4, 4, 4, 4, 4] })
    expect(pairAndTriple.legal('sail')).toEqual([pair[4], triple[4]])
  })
})

describe('plundering', () => {
  it('BON-6.5 takes a ship that lay at its island when the turn began', () => {
    const table = kept({ ships: 'P P P I P P', dice: [4, 4, 4, 1] })
    expect(table.legal()).toEqual([PLUNDERS[4], { kind: 'done' }])
  })

  it('BON-6.5 is refused to a ship that arrived this turn', () => {
    const table = kept({ ships: 'I P P S P I', dice: [4, 4, 4, 4, 4, 2] })
    expect(table.refusal(PLUNDERS[4]!)).toMatchObject({ clause: 'BON-6.5', reason: 'notAtIsland' })
    const arrived = kept({ ships: 'I S P S P I', dice: [4, 4, 4, 2, 2, 4] }).play(pair[4]!)
    expect(arrived.refusal(PLUNDERS[4]!)).toMatchObject({ clause: 'BON-6.5', reason: 'arrivedThisTurn' })
  })

  it('BON-6.5 takes a triple', () => {
    const table = kept({ ships: 'P S P I P P', dice: [4, 4, 2, 2] })
    expect(table.refusal(PLUNDERS[4]!)).toMatchObject({ clause: 'BON-6.5', reason: 'noTripleToPlunder' })
  })

  it('BON-A6 takes a triple of the island’s own number', () => {
    const table = kept({ ships: 'P P P I P P', dice: [3, 3, 3, 4] })
    expect(table.refused(PLUNDERS[4]!)).toBe('BON-6.5')
    expect(table.legal('plunder')).toEqual([])
  })

  it('BON-6.6 brings a treasure and sends the ship to port', () => {
    const table = kept({ ships: 'P P I P P P', dice: [3, 3, 3, 4] }).play(PLUNDERS[3]!, ...CALM)
    expect(table.treasures()).toEqual([1, 0])
    expect(table.ships(0)).toBe('P P P P P P')
    expect(table.view.reserve).toBe(11)
    expect(table.last('plundered')).toMatchObject({ lane: 3, token: 0, dice: [0, 1, 2] })
  })

  it('BON-6.12 BON-A7 the ship may sail out again, in the order its captain likes', () => {
    const table = kept({ ships: 'I P P S P P', dice: [1, 1, 1, 1, 1] })
    expect(table.play(PLUNDERS[1]!).legal('sail')).toEqual([pair[1]])
    expect(table.play(pair[1]!, ...CALM).ships(0)).toBe('S P P S P P')
    const sailFirst = kept({ ships: 'I P P S P P', dice: [4, 4, 1, 1, 1] })
      .play(pair[4]!)
      .play(PLUNDERS[1]!, ...CALM)
    expect(sailFirst.ships(0)).toBe('P P P I P P')
  })

  it('BON-A15 goes on when the reserve has run out', () => {
    const table = kept({ treasures: [2, 2, 4, 4], ships: 'P P I P P P', dice: [3, 3, 3, 4] })
    expect(table.view.reserve).toBe(0)
    expect(table.play(PLUNDERS[3]!, ...CALM).treasures()).toEqual([3, 2, 4, 4])
    expect(table.view.reserve).toBe(0)
  })
})

describe('stealing', () => {
  const thief = { treasures: [0, 1], thieves: { 0: 1 } }

  it('BON-7.9 a triple of any face takes the treasure the Thief stands beside', () => {
    const table = kept({ ...thief, dice: [5, 5, 5, 2] })
    expect(table.legal('steal')).toEqual([STEALS[5]])
    table.play(STEALS[5]!, ...CALM)
    expect(table.treasures()).toEqual([1, 0])
    expect(table.last('stole')).toMatchObject({ seat: 0, owner: 1, token: 0, face: 5, dice: [0, 1, 2] })
  })

  it('BON-7.9 takes a Thief in place, and a triple', () => {
    expect(kept({ treasures: [0, 1], dice: [5, 5, 5, 2] }).refusal(STEALS[5]!)).toMatchObject({
      reason: 'noThiefPlaced',
    })
    expect(kept({ ...thief, dice: [5, 5, 2, 2] }).refusal(STEALS[5]!)).toMatchObject({
      clause: 'BON-7.9',
      reason: 'noTripleToSteal',
    })
  })

  it('BON-7.10 the triple then neither sails nor plunders', () => {
    const table = kept({ ...thief, ships: 'I P P P P I', dice: [5, 5, 5, 2, 2, 3] }).play(STEALS[5]!)
    expect(table.refused(triple[5]!)).toBe('BON-6.8')
    expect(table.legal('sail')).toEqual([pair[2]])
  })

  it('BON-A18 a second triple is free for something else', () => {
    const table = kept({ ...thief, ships: 'I P P P P I', dice: [5, 5, 5, 1, 1, 1] })
      .play(STEALS[5]!)
      .play(PLUNDERS[1]!, ...CALM)
    expect(table.treasures()).toEqual([2, 0])
  })

  it('BON-7.12 the Thief comes home', () => {
    const table = kept({ ...thief, dice: [5, 5, 5, 2] }).play(STEALS[5]!, ...CALM)
    expect(table.state.boards[0]!.mate.duty).toBe('hand')
    expect(table.last('mateReturned')?.clause).toBe('BON-7.12')
  })

  it('BON-7.11 without a triple it comes home empty-handed', () => {
    const table = kept({ ...thief, dice: [5, 5, 2, 3] }).play(pair[5]!, ...CALM)
    expect(table.treasures()).toEqual([0, 1])
    expect(table.state.boards[0]!.mate.duty).toBe('hand')
    expect(table.last('mateReturned')).toMatchObject({ clause: 'BON-7.11', duty: 'thief', owner: 1 })
  })

  it('BON-A17 with a triple one may sail instead, and the Thief comes home', () => {
    const table = kept({ ...thief, dice: [5, 5, 5, 2] }).play(triple[5]!, ...CALM)
    expect(table.treasures()).toEqual([0, 1])
    expect(table.last('mateReturned')?.clause).toBe('BON-A17')
  })

  it('BON-A10 who is richer by now does not matter', () => {
    const table = kept({ treasures: [2, 1], thieves: { 0: 1 }, dice: [5, 5, 5, 2] })
    expect(table.refused(STEALS[5]!)).toBeNull()
  })

  it('BON-A12 fails when the treasure is gone, whatever else the owner has', () => {
    const table = kept({ treasures: [1, 2, 0], thieves: { 0: 1, 2: 1 }, dice: [5, 5, 5, 2] }).play(STEALS[5]!, ...CALM)
    table.done().done(6, 6, 6, 1)
    expect(table.state.active).toBe(2)
    table.done()
    expect(table.refusal(STEALS[6]!)).toMatchObject({ clause: 'BON-A12', reason: 'treasureGone' })
    table.done(...CALM)
    expect(table.treasures()).toEqual([2, 1, 0])
    expect(table.last('mateReturned')).toMatchObject({ seat: 2, clause: 'BON-A12' })
  })

  it('BON-7.1 the mate stays aboard where a sail is possible', () => {
    expect(kept({ dice: [4, 4, 1, 2] }).refused(SCOUTS[1]!)).toBe('BON-7.1')
  })
})
