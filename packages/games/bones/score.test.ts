// The end: sections 8 and 9, and the cap of rounds.
import { describe, expect, it } from 'vitest'
import { bones } from './index.ts'
import { DEFENDS, PLUNDERS, REROLLS, SAILS, SCOUTS, STEALS, THIEVES } from './moves.ts'
import { CALM, fleet, kept, position, STANDARD, type Layout, type Table } from './scenario.ts'
import { navigationPoints, soloRank } from './score.ts'

/** The last seat of the round does nothing, and the round ends. */
const ended = (layout: Omit<Layout, 'dice' | 'active'>): Table => {
  const seats = layout.treasures!.length
  return kept({ ...layout, active: seats - 1, dice: CALM }).done()
}

const outcome = (table: Table) => bones.outcome(table.state)

describe('the last round', () => {
  it('BON-8.1 begins with somebody’s third treasure', () => {
    const table = kept({ treasures: [2, 0], ships: 'P P I P P P', dice: [3, 3, 3, 1] }).play(PLUNDERS[3]!, ...CALM)
    expect(table.last('endTriggered')).toMatchObject({ seat: 0, clause: 'BON-8.1' })
    expect(table.view.lastRound).toBe(true)
    expect(table.step).toBe('reroll')
  })

  it('BON-8.2 is played out: the seat before the first has the last turn', () => {
    const table = kept({ treasures: [0, 3, 0], firstSeat: 1, active: 2, dice: CALM }).done(...CALM)
    expect(table.state.active).toBe(0)
    table.done().done()
    expect(table.step).toBe('over')
    expect(bones.awaiting(table.state)).toBe(0)
  })

  it('BON-8.5 can bring two treasures to one captain', () => {
    const table = kept({ treasures: [2, 0], ships: 'I P P P P I', dice: [1, 1, 1, 6, 6, 6] })
      .play(PLUNDERS[1]!)
      .play(PLUNDERS[6]!, ...CALM)
    expect(table.treasures()).toEqual([4, 0])
    expect(table.log.filter((event) => event.type === 'endTriggered')).toHaveLength(1)
  })

  it('BON-8.9 BON-A13 is not the last when a theft leaves nobody with three', () => {
    const table = kept({ treasures: [3, 0], active: 1, thieves: { 1: 0 }, dice: [5, 5, 5, 1] }).play(
      STEALS[5]!,
      ...CALM,
    )
    expect(table.treasures()).toEqual([2, 1])
    expect(table.last('endUndone')?.clause).toBe('BON-8.9')
    expect(table.state.round).toBe(2)
    expect(table.view.lastRound).toBe(false)
  })
})

describe('the winner', () => {
  it('BON-8.3 is the only captain with three', () => {
    expect(outcome(ended({ treasures: [3, 2, 0] }))).toEqual({
      places: [1, 2, 3],
      scores: [3, 2, 0],
      clause: 'BON-8.3',
    })
  })

  it('BON-8.4 has more navigation points among several with three', () => {
    const table = ended({ treasures: [3, 3, 2], ships: ['P I P P P P', 'S P P I P P', 'P P I I P P'] })
    expect(table.view.boards.map((board) => board.navigationPoints)).toEqual([3, 4, 6])
    expect(outcome(table)).toEqual({ places: [2, 1, 3], scores: [3, 3, 2], clause: 'BON-8.4' })
  })

  it('BON-8.6 is the only one with four', () => {
    expect(outcome(ended({ treasures: [3, 4], ships: ['I I I I I I', 'P P P P P P'] }))).toMatchObject({
      places: [2, 1],
      clause: 'BON-8.6',
    })
  })

  it('BON-8.7 has more navigation points among several with four', () => {
    expect(outcome(ended({ treasures: [4, 4], ships: ['P P P P P P', 'S P P P P P'] }))).toMatchObject({
      places: [2, 1],
      clause: 'BON-8.7',
    })
  })

  it('BON-8.8 BON-A14 shares with an equal', () => {
    expect(outcome(ended({ treasures: [3, 3, 1], ships: ['I P P P P P', 'S S S P P P'] }))).toMatchObject({
      places: [1, 1, 3],
      clause: 'BON-8.8',
    })
  })

  it('BON-8.4 is unknown while somebody is asked', () => {
    expect(outcome(position({ treasures: [3, 0], dice: CALM }))).toBeNull()
  })

  it('BON-8.4 counts 3 at an island, 1 at sea, 0 in port', () => {
    expect(navigationPoints(fleet('I I I I I I'))).toBe(18)
    expect(navigationPoints(fleet('S S S S S S'))).toBe(6)
    expect(navigationPoints(fleet('P P P P P P'))).toBe(0)
  })
})

describe('the cap', () => {
  it('BON-E4 ends the game after 60 rounds: treasures, then navigation points, then together', () => {
    const cap = { round: 60, ships: ['S P P P P P', 'P P P P P P', 'P P P P P P'] }
    expect(outcome(ended({ ...cap, treasures: [1, 2, 1] }))).toMatchObject({ places: [2, 1, 3], clause: 'BON-E4' })
    expect(outcome(ended({ ...cap, treasures: [0, 2, 2] }))).toMatchObject({ places: [3, 1, 1], clause: 'BON-E4' })
    expect(kept({ round: 59, active: 1, dice: CALM }).done(...CALM).state.round).toBe(60)
  })

  it('BON-E1 nothing else stops captains who never act', () => {
    const table = kept({ round: 58, active: 1, dice: [1, 1, 1, 1] }).done(1, 1, 1, 1)
    for (let turn = 0; turn < 3; turn++) table.done().done(1, 1, 1, 1)
    expect(table.state.round).toBe(60)
    table.done().done()
    expect(table.step).toBe('over')
    expect(table.treasures()).toEqual([0, 0])
  })

  it('BON-E2 theft moves treasures and makes none', () => {
    const table = kept({ treasures: [1, 2], thieves: { 0: 1 }, dice: [5, 5, 5, 1] }).play(STEALS[5]!, ...CALM)
    expect(table.treasures()).toEqual([2, 1])
    expect(table.state.taken).toBe(3)
  })

  it('BON-E3 captains who act whenever they can always have a way forward', () => {
    for (const ships of ['P P P P P P', 'S S S S S S', 'I I I I I I']) {
      const dice = ships.startsWith('I') ? [1, 1, 1, 2, 3, 4] : [1, 1, 1, 2]
      const table = position({ ships, dice }).done()
      if (table.step === 'change') table.done()
      expect(table.step).toBe('act')
    }
  })
})

describe('alone', () => {
  const solo = { treasures: [2], ships: 'P P I P P P', round: 7 }

  it('BON-9.4 BON-A24 the score is the turns taken, the last included', () => {
    const table = kept({ ...solo, dice: [3, 3, 3, 1] }).play(PLUNDERS[3]!)
    expect(outcome(table)).toEqual({ places: [1], scores: [7], clause: 'BON-9.4' })
    expect(table.view.solo).toEqual({ turns: 7, rank: 'captain', done: true })
  })

  it('BON-9.5 the rank follows from the turns', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 60].map(soloRank)).toEqual([
      'legend',
      'blackbeard',
      'king',
      'captain',
      'mate',
      'sailor',
      'cabinBoy',
      'cabinBoy',
      'landlubber',
      'landlubber',
    ])
  })

  it('BON-9.6 there is no Thief and no Defender, but a Scout', () => {
    const table = kept({ treasures: [1], dice: CALM })
    expect([THIEVES[0]![0]!, THIEVES[1]![0]!, DEFENDS[0]!].map((move) => table.refused(move))).toEqual([
      'BON-9.6',
      'BON-9.6',
      'BON-9.6',
    ])
    expect(kept({ treasures: [1], dice: [5, 5, 5, 1] }).refused(STEALS[5]!)).toBe('BON-9.6')
    table.play(SCOUTS[1]!, 1, 2, 3, 4, 5)
    expect(table.state.dice).toHaveLength(5)
  })

  it('BON-E5 the third treasure ends the game at once, whatever dice are left', () => {
    const table = kept({ ...solo, ships: 'I P P P P I', dice: [1, 1, 1, 6, 6, 6] }).play(PLUNDERS[1]!)
    expect(table.step).toBe('over')
    expect(table.treasures()).toEqual([3])
    expect(table.view.treasuresByRound).toHaveLength(7)
  })

  it('BON-E4 sixty turns are the end too', () => {
    const table = kept({ treasures: [2], round: 60, dice: CALM }).done()
    expect(table.view.solo).toEqual({ turns: 60, rank: 'landlubber', done: false })
    expect(outcome(table)?.clause).toBe('BON-E4')
  })
})

describe('variants', () => {
  it('BON-9.3 Party seats up to eight, with twice the treasures', () => {
    const party = { ...STANDARD, party: true }
    for (const seats of [2, 5, 8]) expect(bones.refuseTable(party, seats)).toBeNull()
    expect(bones.refuseTable(party, 9)?.clause).toBe('BON-9.3')
    expect(position({ options: party, treasures: [0, 0, 0, 0, 0, 0, 0, 0], dice: CALM }).view.reserve).toBe(24)
  })

  it('BON-A23 three treasures end a Party game', () => {
    const table = ended({ options: { party: true }, treasures: [0, 0, 0, 0, 3, 0] })
    expect(outcome(table)).toMatchObject({ clause: 'BON-8.3', places: [2, 2, 2, 2, 1, 2] })
  })

  it('BON-9.7 Friendly and Vile exclude each other', () => {
    expect(bones.refuseTable({ ...STANDARD, friendly: true, vile: true }, 2)).toMatchObject({ clause: 'BON-9.7' })
    expect(bones.refuseTable({ ...STANDARD, vile: true, strictScout: true }, 2)).toBeNull()
  })
})

describe('what is known and decided', () => {
  it('BON-I1 BON-I2 every viewer sees the same, and all of it', () => {
    const table = kept({
      treasures: [1, 2],
      scouts: { 1: 3 },
      ships: ['P S I P P P', 'I P P P P P'],
      dice: [1, 1, 4, 4],
    })
    const views = [-1, 0, 1].map((viewer) => bones.view(table.state, viewer))
    expect(views[1]).toEqual(views[0])
    expect(views[2]).toEqual(views[0])
    expect(bones.determinize(views[0]!, undefined as never)).toEqual(table.state)
    expect(bones.reveals).toEqual([])
  })

  it('BON-I3 the dice fall after the captain has said which', () => {
    const table = position({ dice: CALM })
    expect(table.play(REROLLS[0b0101]!, 6, 5).state.dice).toEqual([6, 2, 5, 4])
  })

  it('BON-D1 a reroll has at most 63 sets of dice and the choice to stop', () => {
    expect(position({ ships: 'I P P P P I', dice: [1, 2, 3, 4, 5, 6] }).legal()).toHaveLength(64)
  })

  it('BON-D2 a change has at most twelve ways and the choice to stop', () => {
    expect(kept({ ships: 'I I P P P I', dice: [2, 2, 3, 4, 5, 5] }).legal()).toHaveLength(13)
  })

  it('BON-D3 an action is chosen among at most twelve moves', () => {
    const table = kept({ treasures: [0, 1], thieves: { 0: 1 }, ships: 'I P P P P I', dice: [2, 2, 2, 3, 3, 3] })
    expect(table.legal()).toEqual([
      SAILS.pair[2],
      SAILS.triple[2],
      STEALS[2],
      SAILS.pair[3],
      SAILS.triple[3],
      STEALS[3],
      { kind: 'done' },
    ])
  })

  it('BON-D4 a mate has at most 22 uses at a table of four', () => {
    const table = kept({ treasures: [2, 4, 4, 4], thieves: { 1: 0, 2: 0, 3: 0 }, dice: CALM })
    expect(table.legal()).toHaveLength(22)
  })
})
