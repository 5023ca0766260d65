// Attack: fire, fire returned, and what is taken. Sections 6 and 7.
import { SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { EDITION } from './data.ts'
import { pirates } from './index.ts'
import { FIRE } from './moves.ts'
import { attack, editionWith, notation, position, put, stow, type Layout } from './scenario.ts'

/** Two ships alongside each other, away from everything else. */
const alongside = (mine: string, theirs: string): Layout => ({
  ships: [
    { at: 24, slots: mine },
    { at: 24, slots: theirs },
  ],
})

describe('the volley', () => {
  it.each([
    ['CPPPPP', 1],
    ['CCPP..', 2],
    ['CCCCCP', 5],
  ] as const)('PIR-6.1 rolls a die for every cannon: %s', (slots, cannons) => {
    const dice = Array.from({ length: cannons }, () => 6)
    const table = position(alongside(slots, 'CPCPC.'))
      .play(attack(1))
      .play(FIRE, ...dice, 1, 1, 1)
    expect(table.all('fired')[0]).toMatchObject({ seat: 0, clause: 'PIR-6.1', dice, answer: false })
  })

  it('PIR-6.2 sends the figure on the named slot back to the supply', () => {
    const table = position(alongside('CPPPPP', 'CCCPPP'))
    const { cannons } = table.view.supply
    table.attack(1, 2, 6, 6)
    expect(table.slots(1)).toBe('C.CPPP')
    expect(table.view.supply.cannons).toBe(cannons + 1)
    expect(table.all('struck')[0]).toMatchObject({ slot: 2, figure: 'cannon', die: 0, clause: 'PIR-6.2' })
  })

  it('PIR-6.3 does nothing to an empty slot, one already hit, or a number the lair does not have', () => {
    const table = position(alongside('CCC..P', 'C.CPPP')).attack(1, 2, 1, 1, 2)
    expect(table.slots(1)).toBe('..CPPP')
    expect(
      table
        .all('missed')
        .slice(0, 2)
        .map(({ why, clause }) => [why, clause]),
    ).toEqual([
      ['empty', 'PIR-6.3'],
      ['again', 'PIR-6.3'],
    ])
    const lair = position({ ships: [{ at: 18 }], lairs: { G: { tile: 1 } } }).attack('G', 1, 2, 4, 6)
    expect(lair.all('missed').map(({ why }) => why)).toEqual(['noSlot', 'noSlot', 'noSlot'])
  })

  it('PIR-6.4 never hits a cannon without a number', () => {
    const table = position({ ships: [{ at: 18 }], lairs: { G: { tile: 7 } } }).attack('G', 1, 2, 3, 6, 6)
    expect(notation(table.lair('G').slots)).toBe('...P..')
    expect(table.last('fired')).toMatchObject({ answer: true, dice: [6, 6], from: { kind: 'lair', lair: 6 } })
  })
})

describe('the answer', () => {
  it('PIR-6.5 comes at once, a die for every cannon left', () => {
    const table = position(alongside('CCCPPP', 'CCCCCP')).attack(1, 1, 2, 2, 5, 5, 5)
    expect(table.last('fired')).toMatchObject({ answer: true, dice: [5, 5, 5], clause: 'PIR-6.5' })
  })

  it('PIR-6.6 hits the attacker in the same way', () => {
    const table = position(alongside('CCCPPP', 'CCPPPP')).attack(1, 1, 1, 1, 5)
    expect(table.slots(0)).toBe('CCCP.P')
    expect(table.last('struck')).toMatchObject({
      slot: 5,
      figure: 'pirate',
      clause: 'PIR-6.6',
      at: { kind: 'ship', seat: 0 },
    })
  })

  it('PIR-6.7 is rolled by the one attacked or, for a lair, by the neighbour to the left', () => {
    const ships = [{ at: 18 }, { at: 18, slots: 'CPPPPP' }, {}]
    expect(position({ seats: 3, ships }).attack(1, 6, 6, 6, 6).last('fired')?.seat).toBe(1)
    const table = position({ seats: 3, ships: [{}, {}, { at: 18 }], active: 2, lairs: { G: { tile: 4 } } }).attack(
      'G',
      1,
      1,
      1,
      1,
    )
    expect(table.last('fired')).toMatchObject({ seat: 0, answer: true })
  })

  it('PIR-6.8 does not come from a target that is no longer ready', () => {
    for (const [theirs, dice] of [
      ['CPPPPP', [1, 1, 1]],
      ['CCCCP.', [5, 5, 5]],
    ] as const) {
      const table = position(alongside('CCCPPP', theirs)).attack(1, ...dice)
      expect(table.all('fired')).toHaveLength(1)
      expect(table.last('silenced')).toMatchObject({ party: { kind: 'ship', seat: 1 }, clause: 'PIR-6.8' })
    }
  })

  it('PIR-6.9 is the last word of the attack', () => {
    const table = position(alongside('CCCPPP', 'CCCPPP')).attack(1, 6, 6, 6, 6, 6, 6)
    expect(table.all('fired')).toHaveLength(2)
    expect(table.step).toBe('second')
  })

  it('PIR-6.10 destroys no chest', () => {
    const table = position({ ships: [{ at: 24 }, { at: 24, aboard: 5 }] }).attack(1, 6, 6, 6, 4, 4, 4)
    expect(table.ship(1).aboard).toBe(5)
    expect(table.all('missed')[0]).toMatchObject({ why: 'treasure', clause: 'PIR-6.10' })
  })

  it('PIR-A14 takes as many dice as there are cannons, six or more', () => {
    const lairs = EDITION.lairs.map((tile, at) =>
      at === 9 ? { ...tile, cannons: [1, 2, 3, 4], pirates: [5, 6], fixed: 4 } : tile,
    )
    const table = position({ options: { edition: editionWith(EDITION, { lairs }) }, ships: [{ at: 19 }] })
    table.play(attack('J')).play(FIRE, 1, 1, 1, ...Array.from({ length: 7 }, () => 1))
    expect(table.last('fired')?.dice).toHaveLength(7)
  })
})

describe('the winner', () => {
  it('PIR-7.1 is the one who alone can still fight, and takes all', () => {
    const table = position({ ships: [{ at: 24 }, { at: 24, slots: 'CCP...', aboard: 3 }] }).attack(1, 3, 1, 1)
    expect(table.ship(0).aboard).toBe(3)
    expect(table.ship(1).aboard).toBe(0)
  })

  it('PIR-7.2 is nobody while both can', () => {
    const table = position({
      ships: [
        { at: 24, aboard: 1 },
        { at: 24, aboard: 3 },
      ],
    }).attack(1, 1, 1, 1, 1, 1)
    expect(table.state.ships.map(({ aboard }) => aboard)).toEqual([1, 3])
    expect(table.last('stoodOff')?.clause).toBe('PIR-7.2')
  })

  it('PIR-7.3 is nobody if neither can, which no attack comes to', () => {
    // The attacker is ready when he fires, and only a target that is ready fires back.
    const table = position({
      ships: [
        { at: 24, slots: 'CP....' },
        { at: 24, slots: 'CP....', aboard: 3 },
      ],
    }).attack(1, 1)
    expect(table.last('stoodOff')).toBeUndefined()
    expect(table.ship(0).aboard).toBe(3)
  })

  it('PIR-7.4 PIR-7.15 if a lair, adds the chests to its own, without limit', () => {
    const lairs = { G: { tile: 10, slots: 'P.....', treasure: 30 } } as const
    const table = position({ ships: [{ at: 18, slots: 'C...P.', aboard: 6 }], lairs }).attack('G', 2, 5, 5)
    expect(table.lair('G').treasure).toBe(36)
    expect(table.ship(0).aboard).toBe(0)
    expect(table.last('treasureTaken')).toMatchObject({
      winner: { kind: 'lair', lair: 6 },
      treasure: 6,
      left: 0,
      has: 36,
      clause: 'PIR-7.4',
    })
  })

  it('PIR-7.5 if a ship, puts them on its treasure slot', () => {
    const table = position({ ships: [{ at: 18, slots: 'CCCPP.' }], lairs: { G: { tile: 1 } } }).attack('G', 3, 5, 1)
    expect(table.view.ships[0]).toMatchObject({ aboard: 1, chests: [1], holdTaken: true })
    expect(table.last('treasureTaken')).toMatchObject({
      winner: { kind: 'ship', seat: 0 },
      treasure: 1,
      clause: 'PIR-7.5',
    })
  })

  it('PIR-7.16 may be the one who was attacked', () => {
    const table = position({
      ships: [
        { at: 24, slots: 'CP....', aboard: 2 },
        { at: 24, slots: 'CCPPP.' },
      ],
    }).attack(1, 6, 2, 2)
    expect(table.state.ships.map(({ aboard }) => aboard)).toEqual([0, 2])
  })
})

describe('the treasure slot', () => {
  const WON: Layout = { ships: [{ at: 18, slots: 'C.CP.C' }], lairs: { G: { tile: 1, slots: '....C.' } } }
  const FULL: Layout = { ships: [{ at: 18, slots: 'CPCPPC' }], lairs: { G: { tile: 1, slots: '....C.' } } }

  it('PIR-7.6 PIR-8.5 belongs to the treasure as long as there is any', () => {
    const table = position({ ships: [{ at: 18, aboard: 1 }] }).pass()
    expect(table.refused(put('6C'))).toBe('PIR-8.5')
    expect(table.view.ships[0]!.holdTaken).toBe(true)
  })

  it('PIR-7.7 PIR-D5 who stood there goes to a free slot', () => {
    const table = position(WON).attack('G', 1, 1, 1)
    expect(table.step).toBe('stow')
    expect(table.view.stow).toEqual({ seat: 0, figure: 'cannon' })
    expect(table.legal()).toEqual([stow(2), stow(5)])
    for (const slot of [1, 6]) expect(table.refused(stow(slot))).toBe('PIR-7.7')
    expect(table.stow(5).slots(0)).toBe('C.CPC.')
    expect(table.last('figureMoved')).toMatchObject({ figure: 'cannon', from: 6, to: 5 })
  })

  it('PIR-7.7 without a choice where one slot is free', () => {
    const table = position({ ...WON, ships: [{ at: 18, slots: 'CPCP.C' }] }).attack('G', 1, 1, 1)
    expect(table.step).toBe('second')
    expect(table.slots(0)).toBe('CPCPC.')
  })

  it('PIR-7.8 PIR-D5 or a figure is given up, his or another', () => {
    expect(position(FULL).attack('G', 1, 1, 1).legal()).toHaveLength(6)
    const other = position(FULL).attack('G', 1, 1, 1).stow(2)
    expect(other.slots(0)).toBe('CCCPP.')
    expect(other.last('figureDropped')).toMatchObject({ figure: 'pirate', slot: 2, clause: 'PIR-7.8' })
    const himself = position(FULL).attack('G', 1, 1, 1).stow(6)
    expect(himself.slots(0)).toBe('CPCPP.')
    expect(himself.last('figureMoved')).toBeUndefined()
    expect(himself.last('figureDropped')).toMatchObject({ figure: 'cannon', slot: 6, clause: 'PIR-7.8' })
  })

  it('PIR-7.7 is not cleared for a victory that brings nothing', () => {
    const table = position(alongside('CPCPCP', '......')).attack(1, 1, 1, 1)
    expect([table.step, table.slots(0)]).toEqual(['second', 'CPCPCP'])
  })

  it('PIR-A16 is cleared before anything else in the turn', () => {
    const table = position(FULL).attack('G', 1, 1, 1)
    expect(table.refused(put('1P'))).toBe('TABLE-2')
    expect(table.stow(6).step).toBe('second')
  })

  it('PIR-A18 is cleared by the winner, though it is not his turn', () => {
    const table = position({
      ships: [
        { at: 24, slots: 'CP....', aboard: 2 },
        { at: 24, slots: 'CCPPPP' },
      ],
    }).attack(1, 6, 2, 2)
    expect(table.slots(1)).toBe('CCPPP.')
    const full = position({
      ships: [
        { at: 24, slots: 'C....P', aboard: 0 },
        { at: 24, slots: 'CCPPPP' },
      ],
    }).attack(1, 1, 6)
    expect(full.step).toBe('second')
    const asked = position({
      ships: [
        { at: 24, slots: 'CP....', aboard: 2 },
        { at: 24, slots: '.CPPPP' },
      ],
    }).attack(1, 3, 2)
    expect(asked.seat).toBe(1)
    expect(asked.view).toMatchObject({ active: 0, step: 'stow', stow: { seat: 1, figure: 'pirate' } })
    expect(asked.legal()).toEqual([stow(1), stow(3)])
    expect(asked.stow(1).seat).toBe(0)
    expect(pirates.view(asked.state, SPECTATOR).step).toBe('second')
  })
})

describe('the limit', () => {
  it('PIR-7.9 PIR-A6 six treasures, and all that fit', () => {
    const table = position({
      ships: [
        { at: 24, aboard: 2 },
        { at: 24, slots: '......', aboard: 6 },
      ],
    }).attack(1, 1, 1, 1)
    expect(table.state.ships.map(({ aboard }) => aboard)).toEqual([6, 2])
  })

  it('PIR-7.10 the rest stays with the loser', () => {
    const table = position({ ships: [{ at: 18, aboard: 3 }], lairs: { G: { tile: 8, slots: 'C.....' } } }).attack(
      'G',
      2,
      2,
      2,
    )
    expect(table.ship(0).aboard).toBe(6)
    expect(table.lair('G')).toMatchObject({ treasure: 1, face: 'up' })
    expect(table.last('treasureLeft')).toMatchObject({ left: 1, clause: 'PIR-7.10' })
  })

  it('PIR-7.11 PIR-A5 change is made where chests do not come out even', () => {
    const even = position({
      ships: [
        { at: 24, aboard: 3 },
        { at: 24, slots: '......', aboard: 4 },
      ],
    }).attack(1, 1, 1, 1)
    expect(even.last('changeMade')).toBeUndefined()
    const odd = position({
      ships: [
        { at: 24, aboard: 5 },
        { at: 24, slots: '......', aboard: 3 },
      ],
    }).attack(1, 1, 1, 1)
    expect(odd.last('changeMade')).toMatchObject({ chests: [3], taken: 1, clause: 'PIR-7.11' })
    expect(odd.view.ships.map(({ chests }) => chests)).toEqual([[3, 3], [2]])
  })

  it('PIR-7.12 what was left is won by another attack, of anybody', () => {
    const lairs = { G: { tile: 8, slots: 'C.....', treasure: 1 } } as const
    const table = position({
      active: 1,
      ships: [
        { at: 18, aboard: 6 },
        { at: 18, slots: 'CP....' },
      ],
      lairs,
    }).attack('G', 5)
    expect(table.ship(1).aboard).toBe(1)
    expect(table.lair('G').face).toBe('gone')
  })

  it('PIR-7.13 a lair without chests leaves the game, and its figures go to the supply', () => {
    const table = position({ ships: [{ at: 18 }], lairs: { G: { tile: 9, slots: '.C.C.C', treasure: 2 } } })
    const { cannons } = table.view.supply
    table.attack('G', 1, 1, 1).stow(6)
    expect(table.lair('G')).toMatchObject({ face: 'gone', treasure: 0 })
    expect(table.view.supply).toMatchObject({ cannons: cannons + 3 })
    expect(table.last('lairEmptied')).toMatchObject({ lair: 6, left: 9 })
    expect(table.refused(attack('G'))).toBe('PIR-7.13')
  })

  it('PIR-7.14 a beaten lair with chests left stays as it is', () => {
    const table = position({ ships: [{ at: 18, aboard: 5 }], lairs: { G: { tile: 9, slots: 'P....C' } } }).attack(
      'G',
      1,
      2,
      2,
    )
    expect(table.lair('G')).toMatchObject({ face: 'up', treasure: 3 })
    expect(notation(table.lair('G').slots)).toBe('.....C')
  })

  it('PIR-A19 a full ship takes nothing, and the lair stays', () => {
    const table = position({ ships: [{ at: 18, aboard: 6 }], lairs: { G: { tile: 1, slots: '......' } } }).attack(
      'G',
      1,
      1,
      1,
    )
    expect(table.lair('G')).toMatchObject({ face: 'up', treasure: 1 })
    expect(table.last('nothingTaken')).toMatchObject({ full: true, clause: 'PIR-7.9' })
  })

  it('PIR-A20 a lair printed without treasure leaves the game when it is beaten', () => {
    const lairs = EDITION.lairs.map((tile, at) => (at === 0 ? { ...tile, coin: 0 } : tile))
    const layout: Layout = {
      options: { edition: editionWith(EDITION, { lairs }) },
      ships: [{ at: 18 }],
      lairs: { G: { tile: 1 } },
    }
    expect(position(layout).attack('G', 3, 1, 1).lair('G').face).toBe('gone')
    expect(position(layout).attack('G', 1, 1, 1, 1).lair('G').face).toBe('up')
  })
})
