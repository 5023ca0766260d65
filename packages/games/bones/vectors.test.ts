// The test vectors of the ledger: the booklet's worked examples, and the corners of the rules.
import { expect, it } from 'vitest'
import { bones } from './index.ts'
import { DEFENDS, LOWERS, PLUNDERS, RAISES, SAILS, SCOUTS, STEALS } from './moves.ts'
import { CALM, fleet, kept, position } from './scenario.ts'
import { navigationPoints, soloRank } from './score.ts'

const { pair, triple } = SAILS

const EXAMPLE = { ships: 'P I P P P I', dice: [1, 1, 4, 4, 5] }

it('BON-T1 a five becomes a four', () => {
  const table = kept(EXAMPLE).play(LOWERS[4]!)
  expect(table.state.dice).toEqual([1, 1, 4, 4, 4])
  expect(table.state.changesLeft).toBe(0)
})

it('BON-T2 a pair and a triple are spent', () => {
  const table = kept(EXAMPLE)
    .play(LOWERS[4]!)
    .play(pair[1]!)
    .play(triple[4]!, ...CALM)
  expect(table.ships(0)).toBe('S I P I P I')
  expect(table.log.flatMap((event) => (event.type === 'sailed' ? event.dice : []))).toEqual([0, 1, 2, 3, 4])
})

it('BON-T3 a ship at its island plunders', () => {
  const table = kept({ ships: 'P P I P P P', dice: [3, 3, 3, 5] }).play(PLUNDERS[3]!, ...CALM)
  expect(table.treasures()).toEqual([1, 0])
  expect(table.ships(0)).toBe('P P P P P P')
})

it('BON-T4 a Scout on island 6 gives a fifth die on the next turn', () => {
  const table = kept({ dice: CALM })
    .play(SCOUTS[6]!, ...CALM)
    .done()
    .done(1, 2, 3, 4, 5)
  expect(table.state.dice).toEqual([1, 2, 3, 4, 5])
  expect(table.done().state.boards[0]!.mate.duty).toBe('hand')
})

it('BON-T5 a Thief steals with any triple on the next turn', () => {
  const table = kept({ treasures: [0, 1], dice: CALM })
  table
    .play(table.thief(1), ...CALM)
    .done()
    .done(2, 2, 2, 5)
    .done()
    .play(STEALS[2]!, ...CALM)
  expect(table.treasures()).toEqual([1, 0])
  expect(table.state.boards[0]!.mate.duty).toBe('hand')
})

it('BON-T6 a Defender sends the Thief home and does nothing else', () => {
  const table = kept({ treasures: [0, 1], active: 1, thieves: { 0: 1 }, dice: CALM }).play(DEFENDS[0]!, ...CALM)
  expect(table.state.boards.map((board) => board.mate.duty)).toEqual(['hand', 'hand'])
  expect(table.state.active).toBe(0)
})

it('BON-T7 two islands and one ship at sea are seven points', () => {
  expect(navigationPoints(fleet('P I P S I P'))).toBe(7)
})

it('BON-T8 ships and Scouts count together for dice', () => {
  const dice = (ships: string, scouts: { [seat: number]: number }, count: number) =>
    position({ ships, scouts, dice: [1, 2, 3, 4, 5, 6].slice(0, count) }).state.dice.length
  expect(dice('I P P P P P', {}, 5)).toBe(5)
  expect(dice('I P P P P I', {}, 6)).toBe(6)
  expect(dice('I P P P P P', { 0: 6 }, 6)).toBe(6)
  expect(dice('P P P P P P', { 0: 1 }, 5)).toBe(5)
})

it('BON-T9 and for rerolls', () => {
  const rerolls = (ships: string, scouts: { [seat: number]: number } = {}) =>
    position({ ships, scouts, dice: CALM }).state.rerollsLeft
  expect(rerolls('P P P P P P')).toBe(1)
  expect(rerolls('P P I P P P')).toBe(2)
  expect(rerolls('P P P I P P')).toBe(2)
  expect(rerolls('P P I I P P')).toBe(3)
  expect(rerolls('P P I P P P', { 0: 4 })).toBe(3)
})

it('BON-T10 four, five and six equal dice', () => {
  const four = { dice: [2, 2, 2, 2] }
  expect(kept(four).play(pair[2]!).ships()).toBe('P S P P P P')
  expect(
    kept(four)
      .play(triple[2]!, ...CALM)
      .ships(0),
  ).toBe('P I P P P P')
  expect(
    kept(four)
      .play(pair[2]!)
      .play(pair[2]!, ...CALM)
      .ships(0),
  ).toBe('P I P P P P')
  const five = kept({ ships: 'I P P P P P', dice: [1, 1, 1, 1, 1] })
    .play(PLUNDERS[1]!)
    .play(pair[1]!, ...CALM)
  expect(five.ships(0)).toBe('S P P P P P')
  const six = kept({ ships: 'I P P P P I', dice: [1, 1, 1, 1, 1, 1] })
    .play(PLUNDERS[1]!)
    .play(triple[1]!, ...CALM)
  expect(six.ships(0)).toBe('I P P P P I')
  expect(six.treasures()).toEqual([1, 0])
})

it('BON-T11 a ship that arrives does not plunder in the same turn', () => {
  const table = kept({ ships: 'I P P P P P', scouts: { 0: 6 }, dice: [2, 2, 2, 2, 2, 2] }).play(triple[2]!, ...CALM)
  expect(table.treasures()).toEqual([0, 0])
  expect(table.last('stopped')?.step).toBe('reroll')
  expect(table.state.active).toBe(1)
})

it('BON-T12 a useless pair leaves step 5 open', () => {
  expect(kept({ ships: 'P P I P P P', dice: [3, 3, 1, 2] }).step).toBe('mate')
})

it('BON-T13 a pair declined closes it', () => {
  const table = kept({ dice: [3, 3, 1, 2] })
  expect(table.refused(SCOUTS[1]!)).toBe('BON-7.1')
  expect(table.done(...CALM).state.active).toBe(1)
})

it('BON-T14 a triple that could plunder closes it, even when it steals', () => {
  const table = kept({ treasures: [0, 1], thieves: { 0: 1 }, ships: 'P P I P P P', dice: [3, 3, 3, 2] }).play(
    STEALS[3]!,
    ...CALM,
  )
  expect(table.state.active).toBe(1)
  expect(table.treasures()).toEqual([1, 0])
})

it('BON-T15 whom a Thief may rob', () => {
  const table = kept({ treasures: [1, 1, 2, 0], dice: CALM })
  expect([1, 2, 3].map((owner) => table.refused(table.thief(owner)))).toEqual([null, null, 'BON-7.8'])
  const poorer = { treasures: [2, 1], dice: CALM }
  const vile = kept({ ...poorer, options: { vile: true } })
  expect(vile.refused(vile.thief(1))).toBeNull()
  const fair = kept(poorer)
  expect(fair.refused(fair.thief(1))).toBe('BON-7.8')
})

it('BON-T16 after the trigger the round is played out', () => {
  const table = kept({ treasures: [0, 2, 0, 0], active: 1, ships: 'P P I P P P', dice: [3, 3, 3, 1] })
  table.play(PLUNDERS[3]!, ...CALM)
  expect(table.state.active).toBe(2)
  expect(table.done().done(...CALM).state.active).toBe(3)
  expect(table.done().done().step).toBe('over')
  expect(bones.outcome(table.state)?.places).toEqual([2, 1, 2, 2])
})

it('BON-T17 four beat three, whatever the fleets', () => {
  const table = kept({
    treasures: [3, 0, 4],
    active: 2,
    ships: ['I I I I I I', 'P P P P P P', 'P P P P P P'],
    dice: CALM,
  }).done()
  expect(bones.outcome(table.state)?.places).toEqual([2, 3, 1])
})

it('BON-T18 a trigger undone by theft', () => {
  const table = kept({ treasures: [0, 3, 0], active: 2, thieves: { 2: 1 }, dice: [4, 4, 4, 1] }).play(
    STEALS[4]!,
    ...CALM,
  )
  expect(table.treasures()).toEqual([0, 2, 1])
  expect(table.state).toMatchObject({ round: 2, active: 0 })
})

it('BON-T19 two changes', () => {
  const both = { ships: 'P I P P I P', dice: [3, 6, 1, 5] }
  expect(kept(both).play(RAISES[0]!).play(RAISES[0]!).state.dice).toEqual([5, 6, 1, 5])
  expect(kept(both).refused(RAISES[1]!)).toBe('BON-5.5')
  expect(kept(both).play(RAISES[2]!).play(LOWERS[3]!).state.dice).toEqual([3, 6, 2, 4])
})

it('BON-T20 solo ranks', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 30].map(soloRank)).toEqual([
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

it('BON-T21 two treasures in a turn cost both ships’ powers', () => {
  const table = kept({ ships: 'I P P P P I', dice: [1, 1, 1, 6, 6, 6] })
    .play(PLUNDERS[1]!)
    .play(PLUNDERS[6]!, ...CALM)
  expect(table.treasures()).toEqual([2, 0])
  expect(table.ships(0)).toBe('P P P P P P')
  expect(table.done().done(...CALM).state.dice).toHaveLength(4)
})
