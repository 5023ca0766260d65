// The test vectors of the ledger, the two worked turns of the booklet first. Dice as they lead to what the booklet tells: PIR-M4.
import { Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { chartOf } from './chart.ts'
import { EDITION } from './data.ts'
import { pirates } from './index.ts'
import { attack, lastLair, loading, notation, position, put, sail, stow, type Layout } from './scenario.ts'

const [WHITE, BLUE] = [1, 0]

/** Blue is three spaces from White, who lies beside lair G: turned, damaged, with one pirate left, on slot 4. */
const EXAMPLE: Layout = {
  ships: [
    { at: 0, slots: 'PCPCPC' },
    { at: 14, slots: 'CCC.P.', aboard: 3 },
  ],
  lairs: { G: { tile: 8, slots: 'C..P..' } },
}

describe('the booklet', () => {
  it('PIR-T1 PIR-M4 Blue sails to White and fires three dice: White loses a cannon, and so does Blue', () => {
    const table = position(EXAMPLE).sail(14)
    expect(table.legal('attackLair')).toContainEqual(attack('G'))
    expect(table.legal('attackShip')).toEqual([attack(WHITE)])
    table.attack(WHITE, 1, 4, 4, 2, 2)
    expect(table.slots(WHITE)).toBe('.CC.P.')
    expect(table.slots(BLUE)).toBe('P.PCPC')
    expect(table.last('stoodOff')?.clause).toBe('PIR-7.2')
    expect(table.ship(WHITE).aboard).toBe(3)
    expect(table.seat).toBe(WHITE)
  })

  it('PIR-T2 White then takes three of the lair’s four treasures, and repairs two slots', () => {
    const table = position(EXAMPLE).sail(14).attack(WHITE, 1, 4, 4, 2, 2).attack('G', 4, 6)
    expect(table.last('silenced')?.party).toEqual({ kind: 'lair', lair: 6 })
    expect(table.ship(WHITE).aboard).toBe(6)
    expect(table.lair('G')).toMatchObject({ face: 'up', treasure: 1 })
    expect(table.last('changeMade')).toBeUndefined()
    table.repair('1C 4P')
    expect(table.slots(WHITE)).toBe('CCCPP.')
    expect(table.view.ships[WHITE]).toMatchObject({ cannons: 3, pirates: 2, aboard: 6 })
  })

  it('PIR-T3 whoever attacks it next wins the last treasure, unless his hold is full', () => {
    const lairs = { G: { tile: 8, slots: 'C.....', treasure: 1 } } as const
    const table = position({ ships: [{ at: 14, slots: 'CP....', aboard: 5 }], lairs }).attack('G', 3)
    expect(table.all('fired')).toHaveLength(1)
    expect(table.ship(0).aboard).toBe(6)
    expect(table.lair('G').face).toBe('gone')
    const full = position({ ships: [{ at: 14, slots: 'CP....', aboard: 6 }], lairs }).attack('G', 3)
    expect(full.lair('G')).toMatchObject({ face: 'up', treasure: 1 })
  })
})

describe('treasure', () => {
  it('PIR-T4 four aboard and five to take: six, and three stay', () => {
    const table = position({
      ships: [
        { at: 24, aboard: 4 },
        { at: 24, slots: 'C.....', aboard: 5 },
      ],
    }).attack(1, 2, 2, 2)
    expect(table.state.ships.map(({ aboard }) => aboard)).toEqual([6, 3])
  })

  it('PIR-T5 a lair that kills the last pirate takes all five', () => {
    const lairs = { G: { tile: 9, slots: 'printed' } } as const
    const table = position({ ships: [{ at: 18, slots: 'CCC.P.', aboard: 5 }], lairs }).attack('G', 2, 4, 2, 5)
    expect(table.lair('G').treasure).toBe(9)
    expect(table.ship(0).aboard).toBe(0)
    expect(table.refused(put('6C'))).toBeNull()
  })

  it('PIR-T6 a ship that does so fills its hold', () => {
    const ships = [
      { at: 24, slots: 'CCC.P.', aboard: 5 },
      { at: 24, slots: 'CPPP..', aboard: 3 },
    ]
    const table = position({ ships }).attack(1, 6, 6, 6, 5)
    expect(table.state.ships.map(({ aboard }) => aboard)).toEqual([2, 6])
  })

  it('PIR-T7 no attack leaves neither side ready', () => {
    const FORCES = ['CP....', 'CCP...', 'CPP...', 'CCPP..', 'CCCPP.']
    const pairs = FORCES.flatMap((mine) =>
      [...FORCES, '......', 'C.....', 'P.....'].map((theirs) => [mine, theirs] as const),
    )
    for (const [mine, theirs] of pairs) {
      for (let seed = 0; seed < 30; seed++) {
        const table = position({
          ships: [
            { at: 24, slots: mine },
            { at: 24, slots: theirs },
          ],
        }).play(attack(1))
        pirates.apply(table.state, 0, { kind: 'fire' }, new Sfc32(seed), null)
        expect(table.view.ships.some(({ ready }) => ready)).toBe(true)
      }
    }
  })

  it('PIR-T8 all slots full: one of six is given up', () => {
    const won = () =>
      position({ ships: [{ at: 18, slots: 'CPCPCP' }], lairs: { G: { tile: 2, slots: '......' } } }).attack(
        'G',
        1,
        1,
        1,
      )
    expect(won().legal()).toEqual([1, 2, 3, 4, 5, 6].map(stow))
    expect(won().stow(1).slots(0)).toBe('PPCPC.')
    expect(won().stow(6).slots(0)).toBe('CPCPC.')
  })

  it('PIR-T9 two slots free: two places to go', () => {
    const table = position({ ships: [{ at: 18, slots: 'CP.P.P' }], lairs: { G: { tile: 2, slots: '......' } } }).attack(
      'G',
      1,
    )
    expect(table.legal()).toEqual([stow(3), stow(5)])
  })

  it('PIR-T10 nobody on the treasure slot: nothing to ask', () => {
    const table = position({ ships: [{ at: 18, slots: 'CPCPC.' }], lairs: { G: { tile: 2, slots: '......' } } }).attack(
      'G',
      1,
      1,
      1,
    )
    expect(table.step).toBe('second')
  })
})

describe('movement and order', () => {
  it('PIR-T11 no pirates, one space; five pirates, five', () => {
    const { steps } = chartOf(EDITION)
    const farthest = (slots: string) =>
      Math.max(
        ...position({ ships: [{ at: 24, slots }] })
          .legal('sail')
          .map((move) => (move.kind === 'sail' ? steps[24]![move.to]! : 0)),
      )
    expect(farthest('CCC...')).toBe(1)
    expect(farthest('PPPPPC')).toBe(5)
  })

  it('PIR-T12 into port with four aboard and eight ashore, among four: won at once', () => {
    const table = position({ seats: 4, ships: [{ at: 24, aboard: 4, banked: 8 }] })
      .sail(0)
      .unload()
    expect(table.ship(0).banked).toBe(12)
    expect(table.step).toBe('over')
    expect(pirates.outcome(table.state)?.places).toEqual([1, 2, 2, 2])
  })

  it('PIR-T13 two ships in port: no attack', () => {
    const table = position()
    expect(table.legal('attackShip')).toEqual([])
    expect(table.refused(attack(1))).toBe('PIR-5.4')
    expect(table.pass().pass().legal('attackShip')).toEqual([])
  })

  it('PIR-T14 attack then sail, sail twice, repair then anything: all refused', () => {
    const ships = [{ at: 18 }, { at: 18 }]
    expect(position({ ships }).attack(1, 6, 6, 6, 6, 6, 6).refused(sail(14))).toBe('PIR-2.5')
    expect(position({ ships }).sail(14).refused(sail(18))).toBe('PIR-2.5')
    const repairing = position({ ships }).pass().play(put('1P'))
    for (const move of [sail(14), attack(1), attack('G')]) expect(repairing.refused(move)).toBe('PIR-2.2')
  })

  it('PIR-T15 three dice that show the same take one figure', () => {
    const table = position({ ships: [{ at: 24 }, { at: 24 }] }).attack(1, 2, 2, 2, 6, 6)
    expect(table.slots(1)).toBe('C.CPPP')
  })

  it('PIR-T16 a cannon without a number fires as long as a pirate lives', () => {
    const lairs = { G: { tile: 4, slots: 'printed' } } as const
    const table = position({ ships: [{ at: 18 }], lairs }).attack('G', 1, 2, 3, 1)
    expect(table.last('fired')).toMatchObject({ answer: true, dice: [1] })
    table.attack('G', 6, 6)
    expect(table.last('fired')?.answer).toBe(false)
    expect(table.last('treasureTaken')?.treasure).toBe(2)
    expect(notation(table.lair('G').slots)).toBe('......')
  })

  it('PIR-T17 the last lair: three and six, ten and none, two and four: ten wins', () => {
    const lairs = lastLair({ slots: '......', treasure: 2 })
    const ships = [{ at: 18, banked: 3, aboard: 4 }, { banked: 10 }, { at: 1, banked: 2, aboard: 4 }]
    const table = position({ seats: 3, ships, lairs }).attack('G', 1, 1, 1)
    expect(pirates.outcome(table.state)).toMatchObject({ scores: [9, 10, 6], places: [2, 1, 3] })
  })

  it('PIR-T18 a repair that would make six cannons is refused', () => {
    expect(
      position({ ships: [{ slots: 'CCCCC.' }] })
        .pass()
        .refused(put('6C')),
    ).toBe('PIR-8.3')
    expect(loading().refused({ kind: 'load', figures: Array.from({ length: 6 }, () => 'cannon' as const) })).toBe(
      'PIR-1.6',
    )
  })
})
