// Who sees what.
import { NoChance, Scripted, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { cove, type State } from './index.ts'
import { BURIALS, ESCAPES, FLEE, MAP, NAVIES, PASS, PLAY_SMOKE, RAISES, SAILINGS, SWAP } from './moves.ts'
import { fire, kind, position, type Layout } from './scenario.ts'

const SEA: Layout = {
  at: 'effects',
  places: [6, 7, 3, 6],
  levels: ['5432', '0222', '2222', '3222'],
  gold: [7, 5, 3, 1],
  chests: [2, 0, 1, 0],
  fame: [3, 8, 0, 75],
  hands: ['smoke fame3', 'escape', '', 'fame1 fame1 artisan'],
  parrots: ['flint', 'bones wounded'],
  artisans: ['crew', '', 'hull!'],
  black: [[5, 'hook']],
  sunk: ['dutchman'],
  discard: 'grapple royalNavy',
}

describe('a view', () => {
  it('COV-I1 COV-A44 shows everybody ships, gold, chests, fame and guards', () => {
    const { players } = position(SEA).view
    expect(players.map(({ place, gold, chests, fame }) => [place, gold, chests, fame])).toEqual([
      [6, 7, 2, 3],
      [7, 5, 0, 8],
      [3, 3, 1, 0],
      [6, 1, 0, 75],
    ])
    expect(players.map(({ sections }) => sections.map(({ level }) => level).join(''))).toEqual([
      '5432',
      '0222',
      '2222',
      '3222',
    ])
    expect(players[0]!.sections.map(({ artisan }) => artisan)).toEqual([0, 2, 0, 0])
    expect(players[2]!.sections.map(({ artisan }) => artisan)).toEqual([0, 0, 0, 1])
    expect(players.map(({ parrot }) => parrot?.parrot ?? null)).toEqual([kind('flint'), kind('bones'), null, null])
  })

  it('COV-I1 shows open treasure, legends, the Royal Navy, discards, and how large piles and hands are', () => {
    const { view } = position({ ...SEA, at: 'sailed', navy: [2, 3], levels: [] })
    expect(view.islands.map(({ treasure }) => [treasure!.gold, treasure!.chests])).toEqual([
      [3, 6],
      [5, 5],
      [6, 4],
      [7, 4],
      [8, 3],
    ])
    expect([view.blackShips, view.navy]).toEqual([[{ place: 5, legend: 2 }], { place: 2, seat: 3 }])
    expect([view.legendsLeft, view.sunk, view.pile]).toEqual([3, [0, 1, 0, 0, 0], 7])
    expect(view.players.map(({ handSize }) => handSize)).toEqual([2, 1, 0, 3])
    expect([view.discard[kind('grapple')], view.discard[kind('royalNavy')], view.discard[kind('smoke')]]).toEqual([
      1, 1, 0,
    ])
    expect(view.tavernSize).toBe(42 - 6 - 2 - 2 - 2)
  })

  it('COV-I2 COV-17.4 shows a hand, fame cards included, to its owner alone', () => {
    const table = position(SEA)
    const seen = (viewer: number) => table.viewOf(viewer).players.map(({ hand }) => hand !== null)
    expect([0, 1, SPECTATOR].map(seen)).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, false, false],
    ])
    expect(table.viewOf(0).players[0]!.hand![kind('fame3')]).toBe(1)
    expect(table.view.players.map(({ shown }) => shown)).toEqual(Array.from({ length: 4 }, () => [0, 0, 0]))
  })

  it('COV-17.4 COV-21.2 shows fame cards to all at the end', () => {
    const { view } = position({ at: 'end', fame: [9, 1, 2, 3], hands: ['fame3 smoke', 'fame1'] })
    expect(view.players.map(({ shown }) => shown)).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('COV-I2 tells of a card drawn to its owner alone', () => {
    const table = position({ at: 'effects', places: [1, 6, 6, 6], gold: [9], tavern: 'smoke' })
      .until(0)
      .buy()
    const drawn = table.last('cardDrawn')!
    expect(cove.show(drawn, 0)).toMatchObject({ seat: 0, card: kind('smoke') })
    for (const viewer of [1, SPECTATOR]) expect(cove.show(drawn, viewer)).toMatchObject({ seat: 0, card: null })
  })

  it('COV-I3 shows nobody what is to come', () => {
    const { view } = position(SEA)
    for (const hidden of ['tavern', 'treasures', 'legends', 'hands']) expect(view).not.toHaveProperty(hidden)
  })
})

/** The same table, with other cards in the hands of seats 1 and 2, and the pile to match. */
const twins = (layout: Layout, own: string) =>
  [
    ['escape fame2', 'grapeshot'],
    ['smoke treasureMap', 'fame1'],
    ['artisan shipwright', 'buccaneering'],
    ['fairWind overboard', 'royalNavy'],
  ].map(([one, two]) => position({ ...layout, hands: [own, one!, two!] }))

describe('what others hold', () => {
  const moments: readonly (readonly [string, Layout])[] = [
    ['a window before courses', { at: 'month', month: 4 }],
    ['a window after courses', { at: 'sailed', places: [1, 2, 3, 6] }],
    ['a boarding round', { places: [3, 3, 3, 6], levels: ['3222', '5222', '4222'] }],
    ['a visit at the Tavern', { at: 'effects', places: [6, 1, 2, 6], gold: [0, 1] }],
    ['a visit elsewhere', { at: 'effects', places: [6, 2, 3, 6] }],
  ]

  it.each(moments)('COV-I2 COV-D2 changes nothing others see in %s', (_moment, layout) => {
    const [first, ...others] = twins(layout, 'smoke')
    expect(first!.view.pace).toBe('quiet')
    for (const other of others)
      for (const viewer of [0, 3, SPECTATOR]) expect(other.viewOf(viewer)).toEqual(first!.viewOf(viewer))
  })

  it('COV-I2 COV-D2 does not show in who has passed a window', () => {
    const [first, ...others] = twins({ at: 'month', month: 4 }, 'smoke')
    first!.play(PASS, [], 1)
    expect(first!.view.answered).toBe(0)
    for (const other of others) expect(other.viewOf(0)).toEqual(first!.viewOf(0))
    expect(first!.viewOf(1).answered).toBe(0b10)
  })
})

describe('a second parrot', () => {
  it('COV-I1 lies open until its captain has chosen', () => {
    const layout: Layout = { at: 'effects', places: [1, 6, 6, 6], gold: [9], parrots: ['flint'], tavern: 'silver' }
    const table = position(layout).until(0).buy()
    for (const viewer of [0, 1, SPECTATOR])
      expect(table.viewOf(viewer).agenda.at(-1)).toEqual({ kind: 'parrot', seat: 0, parrot: kind('silver') })
  })
})

describe('chance', () => {
  /** Exactly these dice, no more and no fewer, and only once the move is made. */
  const rolls = (
    { state }: { readonly state: State },
    seat: number,
    move: Parameters<typeof cove.apply>[2],
    ...dice: number[]
  ) => {
    const chance = Scripted.dice(...dice)
    cove.legal(state, seat)
    cove.apply(state, seat, move, chance, null)
    chance.assertUsedUp()
    return chance.drawn
  }

  it('COV-I4 rolls volley, mutiny and map dice after the decision', () => {
    const duel: Layout = { places: [3, 3, 6, 6], levels: ['5772', '4222'] }
    expect(rolls(position(duel), 0, fire(1), 1, 2, 3, 4, 1)).toBe(5)
    expect(rolls(position(duel), 0, FLEE, 4)).toBe(1)
    expect(rolls(position({ at: 'treasure', hands: ['treasureMap fame1', ''] }), 0, MAP, 6, 2)).toBe(2)
  })

  it('COV-I4 has no part in decisions that do not need it', () => {
    const none = new NoChance()
    const windowed = position({ at: 'sailed', places: [1, 2, 3, 6], hands: ['royalNavy fame1', 'escape'] })
    cove.apply(windowed.state, 0, NAVIES[4]!, none, null)
    cove.apply(windowed.state, 1, PASS, none, null)
    cove.apply(windowed.state, 1, ESCAPES[6]!, none, null)
    const boarded = position({ places: [3, 3, 6, 6], levels: ['5772', '4222'], hands: ['smoke', 'fame1'] })
    cove.apply(boarded.state, 0, PLAY_SMOKE, none, null)
    const buried = position({ at: 'effects', places: [6, 1, 2, 3], gold: [9], chests: [2], hands: ['artisan'] }).until(
      0,
    )
    cove.apply(buried.state, 0, BURIALS[1]![1]!, none, null)
    cove.apply(buried.state, 0, RAISES[0]![3]!, none, null)
    const courses = position({ at: 'navigation' })
    cove.apply(courses.state, 0, SAILINGS[1]!, none, null)
    const layout: Layout = { at: 'effects', places: [1, 6, 6, 6], gold: [9], parrots: ['flint'], tavern: 'silver' }
    const swapped = position(layout).until(0).buy()
    cove.apply(swapped.state, 0, SWAP, none, null)
    expect([windowed.state.navy.place, buried.state.chests[0], swapped.parrot(0)]).toEqual([4, 1, 'silver'])
    expect([boarded.state.battle.played.length, none.drawn]).toEqual([1, 0])
  })
})
