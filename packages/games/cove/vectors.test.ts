// The test vectors of the ledger: the booklet's examples and the corners of the rules. COV-T7 and the fitting out of COV-T2 are in data.test.ts
// and setup.test.ts.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { EDITION } from './data.ts'
import { cove } from './index.ts'
import {
  BURIALS,
  FLEE,
  HOLD,
  KEEP,
  PLAY_CANNONADE,
  PLAY_DOLDRUMS,
  PLAY_FAIR_WIND,
  PLAY_GRAPESHOT,
  PLAY_GRAPPLE,
  PLAY_POWDER,
  PLAY_SMOKE,
  RAISES,
  SWAP,
} from './moves.ts'
import { faces, fire, position, row, STANDARD, type Layout, type Table } from './scenario.ts'

const HERE = 3
/** Nobody but the first so many seats is at the place of the battle. */
const duel = (layout: Layout): Table => position({ places: [HERE, HERE, 6, 6], ...layout })

describe('printed examples', () => {
  it.each([
    ['2232', 2],
    ['2322', 2],
    ['2332', 3],
  ])('COV-T1 levels %s roll %i dice', (levels, dice) => {
    expect(duel({ levels: [levels] }).view.players[0]!.dice).toBe(dice)
  })

  it('COV-T2 sails from 5 to 7 cost 3 at Sail Island too', () => {
    const table = position({ at: 'effects', places: [3, 6, 6, 6], gold: [9] })
    expect(table.view.players[0]!.speed).toBe(5)
    table.raise('sails', 4)
    expect([table.view.players[0]!.speed, table.state.gold[0]]).toEqual([7, 6])
  })

  it('COV-T3 at Treasure Island one level of one section, at twice its price', () => {
    const table = position({ at: 'effects', places: [6, 1, 2, 3], gold: [9] }).raise('sails', 3)
    expect(table.state.gold[0]).toBe(7)
    expect(table.levels(0)).toBe('3222')
    expect(table.refused(RAISES[row('sails')]![4]!)).toBe('COV-10.5 raisedAlready')
    expect(table.refused(RAISES[row('hull')]![3]!)).toBe('COV-10.5 raisedAlready')
  })

  const powder = (section: 'sails' | 'hull'): Table =>
    position({ places: [3, 3, 3, 6], levels: ['6226', '5226', '4226'], hands: ['powderMagazine'] })
      .allPass()
      .play(PLAY_POWDER)
      .fire(1, section, '5 6')

  it('COV-T4 Powder Magazine opens every hull, on top of what the volley does', () => {
    const table = powder('sails')
    expect([0, 1, 2].map((seat) => table.levels(seat))).toEqual(['6224', '3224', '4224'])
    expect(powder('hull').levels(1)).toBe('5222')
  })

  const recoil = (layout: Layout): Table =>
    duel({ levels: ['5222', '2222'], parrots: ['silver'], hands: ['grapeshot'], ...layout })
      .allPass()
      .play(PLAY_GRAPESHOT)
      .fire(1, 'hull', '1 1 1 1 1 1')

  it('COV-T5 the recoil of Grapeshot kills Silver’s parrot, unless an artisan takes it', () => {
    const table = recoil({})
    expect([table.parrot(0), table.state.fame[0], table.levels(0)]).toEqual(['', 8, '5222'])
    const guarded = recoil({ artisans: ['cannons'] })
    expect([guarded.parrot(0), guarded.state.fame[0], guarded.discards]).toEqual(['silver', 10, 'artisan grapeshot'])
  })

  it('COV-T6 two Fair Winds add up to 12', () => {
    const table = duel({ hands: ['fairWind fairWind'] })
    table.play(PLAY_FAIR_WIND).play(PLAY_FAIR_WIND)
    expect(table.view.players[0]!.speed).toBe(17)
  })

  it('COV-T8 Hook among five captains: numbers run clockwise from his target', () => {
    const table = position(
      { seats: 5, black: [[3, 'hook']], levels: ['3222', '4222', '5223', '6222', '7222'] },
      faces('5 1 4'),
    )
    expect([0, 1, 2, 3, 4].map((seat) => table.levels(seat))).toEqual(['3222', '4221', '5222', '6221', '7222'])
    expect(table.all('strayed').map(({ seat, die }) => [seat, die])).toEqual([
      [3, 1],
      [1, 4],
    ])
  })

  it('COV-T9 Hook and two captains: a 2 is nobody’s', () => {
    const told = position({ places: [3, 3, 6, 6], black: [[3, 'hook']], levels: ['3222', '4224'] }, faces('1 2 6'))
    expect([told.levels(0), told.levels(1)]).toEqual(['3221', '4223'])
  })
})

describe('leaving a battle', () => {
  it('COV-T10 a rout: no die for mutiny, one fame for each who sees it, repaired in the Cove', () => {
    const table = position({ places: [3, 3, 3, 6], levels: ['6332', '2222', '3222'] }).fire(1, 'hull', '5 5 1')
    expect(table.levels(1)).toBe('2220')
    expect(table.state.places[1]).toBe(7)
    expect(table.fames).toEqual(['0 +1 COV-8.19', '2 +1 COV-8.19'])
    expect(table.all('mutinyRolled')).toEqual([])
    const ashore = position({ at: 'effects', places: [1, 7, 2, 3], levels: ['2222', '2220'], gold: [0, 5] })
    expect([ashore.step, ashore.levels(1), ashore.state.gold[1]]).toEqual(['income', '2222', 3])
  })

  it.each([
    ['1', [0, 0, 8]],
    ['2', [5, 3, 10]],
  ])('COV-T11 flight unhurt, the crew’s die shows %s', (die, left) => {
    const { state, fames } = duel({ levels: ['5222'], gold: [5], chests: [3] }).flee(die)
    expect([state.gold[0], state.chests[0], state.fame[0]]).toEqual(left)
    expect(fames.filter((fame) => fame.startsWith('1'))).toEqual([])
  })

  it('COV-T12 flight after a hit, be it on an artisan: one fame for each who sees it', () => {
    const table = position({ places: [3, 3, 3, 6], levels: ['5222', '4222', '3222'], artisans: ['', 'hull'] })
      .fire(1, 'hull', '5 1')
      .flee('4')
    expect(table.fames).toEqual(['0 +1 COV-8.14', '2 +1 COV-8.14'])
  })
})

describe('the Dutchman', () => {
  const lone = (): Table =>
    position({ places: [3, 6, 6, 6], levels: ['8888'], black: [[3, 'dutchman']] }, faces('1 1 1 1'))
  const hull = (table: Table): number => table.state.battle.legendHull
  /** The captain’s five dice, then the Dutchman’s next four, which miss. */
  const exchange = (table: Table, dice: string): Table => table.fire('legend', 'hull', `${dice} 1 1 1 1`)

  it('COV-T13 regains up to two of what the exchange cost it, nothing of what was lost before', () => {
    const table = exchange(lone(), '5 5 1 1 1')
    expect(hull(table)).toBe(5)
    expect(hull(exchange(table, '5 5 5 5 1'))).toBe(3)
    expect(hull(exchange(table, '5 1 1 1 1'))).toBe(3)
    const sunk = lone().fire('legend', 'hull', '5 5 5 5 5')
    expect(sunk.fames).toEqual(['0 +6 COV-18.8'])
    expect(sunk.all('mended')).toEqual([])
  })
})

describe('hits', () => {
  it.each([
    [4, 1],
    [3, 2],
    [2, 3],
    [1, 6],
  ])('COV-T14 six fame among %i captains is %i each', (present, share) => {
    const places = [3, 3, 3, 3].map((place, seat) => (seat < present ? place : 6))
    const layout: Layout = {
      places,
      black: [[3, 'bonnyAndRead']],
      parrots: ['silver'],
      levels: ['6222', '5222', '4222', '3222'],
    }
    const table = position(layout, faces('1 1 1')).fire('legend', 'hull', '5 5 5 5 5 1')
    expect(table.fames).toEqual(Array.from({ length: present }, (_, seat) => `${seat} +${share} COV-18.8`))
  })

  it('COV-T15 artisan, then parrot, then ring', () => {
    const table = duel({
      levels: ['5222', '2322'],
      parrots: ['silver', 'bones'],
      artisans: ['', 'crew'],
    }).fire(1, 'crew', '5 5 5 5 5 1')
    expect([table.levels(1), table.parrot(1), table.state.fame[1]]).toEqual(['2222', '', 8])
    expect(table.discards).toBe('bones artisan')
  })

  it('COV-T16 two hits of a Cannonade take all four rings off, but it is one rout', () => {
    const table = duel({ levels: ['5222', '2222'], hands: ['cannonade'] })
      .allPass()
      .play(PLAY_CANNONADE)
      .fire(1, 'hull', '5 5')
    expect(table.levels(1)).toBe('0000')
    expect(table.fames).toEqual(['0 +1 COV-8.19'])
    const ashore = position({ at: 'effects', places: [1, 7, 2, 3], levels: ['2222', '0000'], gold: [0, 9] })
    expect([ashore.levels(1), ashore.state.gold[1]]).toEqual(['2222', 1])
  })
})

describe('the Cove and the hold', () => {
  it('COV-T17 too poor: repaired, nothing paid, nothing received', () => {
    const { state, log, view } = position({
      at: 'effects',
      places: [1, 7, 2, 3],
      levels: ['2222', '0202'],
      gold: [0, 3],
    })
    expect(state.levels[1]).toEqual([2, 2, 2, 2])
    expect(state.gold[1]).toBe(3)
    expect(log.some(({ type }) => type === 'incomeForgone')).toBe(true)
    expect(view.step).not.toBe('income')
  })

  it('COV-T18 four gold for two sections, then the income', () => {
    const table = position({ at: 'effects', places: [1, 7, 2, 3], levels: ['2222', '0202'], gold: [0, 4] })
    expect([table.step, table.state.gold[1]]).toEqual(['income', 0])
    expect(table.income('gold').state.gold[1]).toBe(2)
    expect(table.handSize(1) + (table.parrot(1) === '' ? 0 : 1)).toBe(1)
  })

  it('COV-T19 what the hull does not hold goes back; Flint’s parrot holds anything', () => {
    const { values, costs } = EDITION.mat.hull
    const edition = { ...EDITION, mat: { ...EDITION.mat, hull: { values: values.with(0, 3), costs } } }
    const layout: Layout = { at: 'blackShips', levels: ['2221', '2221'], chests: [5, 5], parrots: ['', 'flint'] }
    const { state } = position({ ...layout, options: { edition } })
    expect([state.chests[0], state.chests[1], state.bankChests]).toEqual([3, 5, 42])
    const own = position({ ...layout, chests: [6, 6] })
    expect([own.state.chests[0], own.state.chests[1]]).toEqual([4, 6])
  })
})

describe('cards in battle', () => {
  it('COV-T20 Smoke: only a six hits; Grapeshot sees through it', () => {
    const smoked = (): Table =>
      duel({ levels: ['3333', '5228'], hands: ['grapeshot', 'smoke'] })
        .play(PLAY_SMOKE)
        .allPass()
        .play(fire(0, 'sails'), faces('1 1'))
    expect(smoked().fire(1, 'hull', '5 5 6').levels(1)).toBe('5227')
    expect(smoked().play(PLAY_GRAPESHOT).fire(1, 'hull', '3 4 6').levels(1)).toBe('5225')
  })

  it('COV-T21 Doldrums end the boarding step and forbid volley cards; a Fair Wind before it still blows', () => {
    const table = duel({ levels: ['5222', '2222'], hands: ['fairWind doldrums', 'smoke grapeshot'] })
    table.play(PLAY_FAIR_WIND).pass().play(PLAY_DOLDRUMS)
    expect([table.step, table.view.players[0]!.speed]).toEqual(['act', 14])
    table.fire(1, 'hull', '1 1')
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-15.1 becalmed')
    expect(table.refused(PLAY_SMOKE)).toBe('COV-15.1 becalmed')
  })

  it('COV-T22 Grapple: crew for dice, save with Bones or Silver aboard; others keep theirs', () => {
    const layout: Layout = {
      places: [3, 3, 3, 6],
      levels: ['6522', '5522', '4522'],
      parrots: ['', 'bones', 'silver'],
      hands: ['grapple'],
      black: [[3, 'hook']],
    }
    const table = position(layout).play(PLAY_GRAPPLE)
    expect(table.view.players.slice(0, 3).map(({ dice }) => dice)).toEqual([4, 2, 6])
    expect(table.view.battle!.parties.find(({ party }) => party === 5)?.dice).toBe(3)
  })

  it('COV-T30 after a Cannonade the next exchange is spent reloading', () => {
    const table = duel({ levels: ['5222', '2228'], hands: ['cannonade'] })
      .allPass()
      .play(PLAY_CANNONADE)
      .fire(1, 'hull', '1 1')
      .fire(0, 'hull', '1 1')
    expect(table.refused(fire(1, 'hull'))).toBe('COV-16.8 reloading')
    expect(table.legal()).toEqual([HOLD, FLEE])
    table.play(HOLD).fire(0, 'hull', '1 1')
    expect(table.refused(fire(1, 'hull'))).toBeNull()
  })

  it('COV-T31 damaged sails change the order of the next exchange, not of this one', () => {
    const table = duel({ levels: ['5222', '4222'] })
    expect(table.seat).toBe(0)
    table.fire(1, 'hull', '1 1').fire(0, 'sails', '5 5')
    expect([table.levels(0), table.seat]).toEqual(['3222', 1])
  })
})

describe('plunder and the bank', () => {
  const plunder = (layout: Layout): Table => position({ at: 'plunder', ...layout })
  const LOOT = { fame: 2, gold: 1, chests: 3, tavern: 1 }

  it('COV-T24 a Treasure Map doubles chests for its owner alone', () => {
    const open = ['0360', '0550', '0920', '0740', '0830']
    const chests = (owner: number): number =>
      plunder({ places: [3, 6, 6, 6], open, marks: [[owner, 3]] }).state.chests[0]!
    expect([chests(0), chests(1)]).toEqual([4, 2])
  })

  it('COV-T25 Buccaneering splits every kind for itself, rounded for the card’s owner', () => {
    const edition = { ...EDITION, treasures: EDITION.treasures.with(0, { ...LOOT, copies: 2 }) }
    const open = ['0360', '0550', '2131', '0740', '0830']
    const layout: Layout = { places: [3, 6, 6, 6], open, shares: [[1, 0]], tavern: 'smoke smoke' }
    const table = plunder({ ...layout, options: { edition } })
    const { chests, gold } = table.state
    expect([chests[1], gold[1], table.handSize(1)]).toEqual([2, 1, 1])
    expect([chests[0], gold[0], table.handSize(0)]).toEqual([1, 0, 0])
    expect(table.fames).toEqual(['1 +1 COV-14.3', '0 +1 COV-9.2'])
  })

  it('COV-T26 an empty bank: earlier islands are served first', () => {
    const open = ['0920', '0550', '0640', '0920', '0830']
    const { state } = plunder({ places: [1, 4, 6, 6], open, chests: [0, 0, 0, 49], parrots: ['', '', '', 'flint'] })
    expect([state.chests[0], state.chests[1]]).toEqual([1, 0])
  })

  it('COV-T28 a captain alone against a legend: its fame, and the island', () => {
    const layout: Layout = { at: 'combat', places: [3, 6, 6, 6], black: [[3, 'hook']], parrots: ['silver'] }
    const table = position(layout, faces('1 1 1')).fire('legend', 'hull', '5 5 5 5 5 1')
    expect(table.fames[0]).toBe('0 +3 COV-18.8')
    expect(table.last('plundered')).toMatchObject({ seat: 0, island: 3, gold: 6, chests: 4 })
  })

  it('COV-T29 all routed: nobody plunders, the card is discarded', () => {
    const layout: Layout = { at: 'combat', places: [3, 3, 6, 6], levels: ['5223', '4222'], black: [[3, 'hook']] }
    const table = position(layout, faces('5 5 5')).fire('legend', 'hull', '1 1 5 5 1')
    expect(table.state.places.slice(0, 2)).toEqual([7, 7])
    expect(table.all('plundered')).toEqual([])
    table.endMonth()
    expect(table.last('treasuresCleared')).toMatchObject({ islands: [1, 2, 3, 4, 5] })
  })
})

describe('legends', () => {
  it('COV-T27 captains may fight each other only when Hook is sunk', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['5223', '4222'], black: [[3, 'hook']], parrots: ['silver'] }
    const table = position(layout, faces('2 2 2'))
    expect(table.refused(fire(1, 'hull'))).toBe('COV-8.5 npcFirst')
    table.fire('legend', 'hull', '1 1 1 1 1 1')
    expect([table.seat, table.refused(fire(0, 'hull'))]).toEqual([1, 'COV-8.5 npcFirst'])
    table.play(fire('legend'), faces('1 1 2 2 2')).fire('legend', 'hull', '5 5 5 5 5 1')
    expect([table.seat, table.refused(fire(0, 'hull'))]).toEqual([1, null])
    expect(table.fames).toEqual(['0 +1 COV-18.8', '1 +1 COV-18.8'])
  })

  it('COV-T32 at Treasure Island captains meet the legend only, and both stay when it is sunk', () => {
    const layout: Layout = {
      at: 'combat',
      places: [6, 6, 1, 2],
      levels: ['5228', '4228'],
      black: [[6, 'blackbeard']],
      parrots: ['silver'],
      artisans: ['hull'],
      chests: [1, 2],
    }
    const table = position(layout, [...faces('6 5'), ...faces('1 1 1 1 1 1')])
    expect(table.refused(fire(1, 'hull'))).toBe('COV-8.5 npcFirst')
    table.fire('legend', 'hull', '5 5 5 5 5 5').fire('legend', 'hull', '5 5')
    expect(table.fames.slice(0, 2)).toEqual(['0 +3 COV-18.8', '1 +3 COV-18.8'])
    expect(table.last('battleEnded')).toMatchObject({ place: 6, seats: [0, 1] })
    table.until(0).play(BURIALS[1]![0]!).until(1).play(BURIALS[2]![0]!)
    expect(table.fames.slice(2)).toEqual(['0 +1 COV-10.4', '1 +2 COV-10.4'])
  })

  it.each([
    [5, 6],
    [6, 1],
  ] as const)('COV-T23 a black ship sails from %i to %i', (from, to) => {
    expect(position({ at: 'blackShips', black: [[from, 'hook']] }).state.blackShips[0]!.place).toBe(to)
  })

  it('COV-T23 with three captains, 1 and 4 are 3 and 6 after two months, 4 and 1 after three', () => {
    const state = cove.setup(STANDARD, 3, new Sfc32(1))
    const places = (): number[] => state.blackShips.map(({ place }) => place)
    const began: number[][] = []
    const chance = new Sfc32(2)
    while (state.month < 4) {
      if (began.length <= state.month) began.push(places())
      const seat = lowest(cove.awaiting(state))
      const legal = cove.legal(state, seat)
      cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
    // Before the first month, then in months 1 to 3; now month 4 has begun.
    expect([...began, places()]).toEqual([
      [1, 4],
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 1],
    ])
  })
})

describe('parrots and the end', () => {
  const second = (): Table =>
    position({ at: 'effects', places: [1, 6, 6, 6], gold: [9], parrots: ['flint'], tavern: 'bones smoke' })
      .until(0)
      .buy([0])

  it('COV-T33 a second parrot: swap for one fame, or keep the old one for nothing', () => {
    const swapped = second().play(SWAP)
    expect([swapped.parrot(0), swapped.pile, swapped.state.fame[0]]).toEqual(['bones', 'flint smoke', 9])
    const kept = second().play(KEEP)
    expect([kept.parrot(0), kept.pile, kept.state.fame[0]]).toEqual(['flint', 'bones smoke', 10])
  })

  it('COV-T34 fame cards count, chests do not', () => {
    const table = position({ at: 'end', fame: [20, 1, 2, 3], hands: ['fame1 fame2'], chests: [5] })
    expect(cove.outcome(table.state)).toEqual({ places: [1, 4, 3, 2], scores: [23, 1, 2, 3], clause: 'COV-21.4' })
  })
})
