// Leaving a battle, and the fame others get for it.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from './events.ts'
import { cove } from './index.ts'
import { PASS, PLAY_GRAPESHOT, PLAY_POWDER } from './moves.ts'
import { faces, fire, position, STANDARD, type Layout, type Table } from './scenario.ts'

const SEA: Layout = { places: [3, 3, 3, 6], levels: ['8772', '5222', '4222'] }
const sea = (more: Layout = {}): Table => position({ ...SEA, ...more }).allPass()

describe('flight', () => {
  it('COV-8.14 of a ship that was hit brings one fame to every captain still there', () => {
    const table = sea().fire(1, 'hull', '5 1 1 1 1').flee('2')
    expect(table.fames).toEqual(['0 +1 COV-8.14', '2 +1 COV-8.14'])
    expect(table.state.fame).toEqual([11, 10, 11, 10])
  })

  it('COV-8.14 of a ship that was not hit brings none', () => {
    expect(sea().fire(1, 'hull', '1 2 3 4 1').flee('2').fames).toEqual([])
  })

  it.each([2, 3, 4, 5, 6])('COV-8.15 costs nothing on a %i', (die) => {
    const table = sea({ gold: [7], chests: [2] }).flee(String(die))
    expect(table.last('mutinyRolled')).toMatchObject({ clause: 'COV-8.15', seat: 0, die })
    expect([table.state.gold[0], table.state.chests[0], table.state.fame[0]]).toEqual([7, 2, 10])
    expect(table.last('mutinied')).toBeUndefined()
  })

  it('COV-8.15 COV-8.16 means mutiny on a 1: all gold and chests to the bank, and two fame', () => {
    const table = sea({ gold: [7], chests: [2] }).flee('1')
    expect(table.last('mutinied')).toMatchObject({ clause: 'COV-8.16', seat: 0, gold: 7, chests: 2 })
    expect([table.state.gold[0], table.state.chests[0], table.fames]).toEqual([0, 0, ['0 -2 COV-8.16']])
    expect([table.state.bankGold, table.state.bankChests]).toEqual([124, 50])
  })

  it('COV-A24 fame never falls below nothing, and no more is said to be lost than there was', () => {
    const table = sea({ fame: [1] }).flee('1')
    expect([table.state.fame[0], table.fames]).toEqual([0, ['0 -1 COV-8.16']])
    expect(sea({ fame: [0] }).flee('1').fames).toEqual([])
  })

  it('COV-A9 a hit that a guard took counts', () => {
    const table = sea({ artisans: ['', 'hull'] })
      .fire(1, 'hull', '5 1 1 1 1')
      .flee('2')
    expect([table.levels(1), table.fames]).toEqual(['5222', ['0 +1 COV-8.14', '2 +1 COV-8.14']])
    const bird = sea({ parrots: ['', 'flint'] })
      .fire(1, 'hull', '5 1 1 1 1')
      .flee('2')
    expect(bird.fames).toEqual(['0 +1 COV-8.14', '2 +1 COV-8.14'])
  })

  it('COV-A54 a hit by a hunter counts', () => {
    const hit = position({ places: [3, 3, 6, 6], levels: ['4223', '3222'], black: [[3, 'hook']] }, faces('5 2 2')).flee(
      '2',
    )
    expect([hit.levels(0), hit.fames]).toEqual(['4222', ['1 +1 COV-8.14']])
  })

  it('COV-A54 a hit by one’s own hand counts', () => {
    const table = sea({ places: [3, 3, 6, 6], levels: ['4242', '3228'], hands: ['grapeshot'] })
      .play(PLAY_GRAPESHOT)
      .fire(1, 'hull', '1 1')
      .fire(0, 'hull', '1 1')
      .flee('2')
    expect([table.levels(0), table.fames]).toEqual(['4222', ['1 +1 COV-8.14']])
  })
})

describe('a rout', () => {
  it('COV-8.18 sends the ship to the Cove at once, without a die', () => {
    const table = sea({ gold: [0, 6] }).fire(1, 'crew', '5 5 1 1 1')
    expect(table.last('routed')).toMatchObject({ clause: 'COV-8.18', seat: 1 })
    expect([table.state.places[1], table.state.gold[1], table.all('mutinyRolled')]).toEqual([7, 6, []])
  })

  it('COV-8.19 brings one fame to every captain still there, whoever fired', () => {
    expect(sea().fire(1, 'crew', '5 5 1 1 1').fames).toEqual(['0 +1 COV-8.19', '2 +1 COV-8.19'])
    const layout: Layout = { ...SEA, levels: ['2222', '3223', '4222'], black: [[3, 'hook']] }
    const hunted = position(layout, faces('5 5 5'))
    expect(hunted.fames).toEqual(['0 +1 COV-8.19', '2 +1 COV-8.19'])
  })

  it('COV-8.20 keeps the captain out of all battles of the month', () => {
    const table = position({ at: 'combat', places: [2, 2, 4, 4], levels: ['8772', '5222', '8772', '4222'] })
    table.fire(1, 'hull', '5 5 1 1 1')
    expect(table.all('battleBegan')[1]).toMatchObject({ place: 4, seats: [2, 3] })
    expect(table.state.places[1]).toBe(7)
  })

  it('COV-8.21 leaves him gold, chests, cards, parrot and artisan', () => {
    const table = sea({
      gold: [0, 6],
      chests: [0, 3],
      hands: ['', 'fame2 smoke'],
      parrots: ['', 'bones'],
      artisans: ['', 'sails'],
    }).fire(1, 'hull', '5 5 1 1 1')
    expect([table.state.gold[1], table.state.chests[1], table.hand(1)]).toEqual([6, 3, 'smoke fame2'])
    expect([table.parrot(1), table.state.artisans[1]]).toEqual(['bones', [2, 0, 0, 0]])
  })

  it('COV-A11 of several ships by one volley: all go, then each captain left gains one for each', () => {
    const table = position({ levels: ['8228', '5222', '4222', '3228'], hands: ['powderMagazine'] })
      .allPass()
      .play(PLAY_POWDER)
      .fire(3, 'sails', '5 5')
    expect(table.all('routed').map(({ seat }) => seat)).toEqual([1, 2])
    expect(table.state.fame).toEqual([12, 10, 10, 12])
  })

  it('COV-A13 of the shooter by his own powder: he is gone like the others and gets nothing', () => {
    const table = sea({ levels: ['8222', '5222', '4228'], hands: ['powderMagazine'] })
      .play(PLAY_POWDER)
      .fire(2, 'sails', '5 5')
    expect(table.state.places).toEqual([7, 7, 3, 6])
    expect(table.fames).toEqual(['2 +2 COV-8.19'])
  })
})

describe('the recoil of Grapeshot', () => {
  const shot = (more: Layout = {}): Table =>
    position({ at: 'combat', places: [3, 3, 6, 6], levels: ['8222', '2222'], hands: ['grapeshot'], ...more })
      .allPass()
      .play(PLAY_GRAPESHOT)
      .fire(1, 'hull', '3 4')

  it('COV-A14 COV-16.2 comes after hits, routs and fame, and may rout the winner: then nobody plunders', () => {
    const table = shot()
    expect(table.fames).toEqual(['0 +1 COV-8.19'])
    expect(table.all('routed').map(({ seat }) => seat)).toEqual([1, 0])
    expect([table.state.places[0], table.all('plundered')]).toEqual([7, []])
  })

  it('COV-A14 brings one fame to the others still there', () => {
    const table = shot({ places: [3, 3, 3, 6], levels: ['8222', '2222', '3222'] })
    expect(table.fames).toEqual(['0 +1 COV-8.19', '2 +1 COV-8.19', '2 +1 COV-8.19'])
    expect(table.last('plundered')).toMatchObject({ seat: 2, island: 3 })
  })

  it('COV-A14 hits the cannons of a shooter whom his own powder has routed', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8222', '2228'], hands: ['grapeshot powderMagazine'] })
      .allPass()
      .play(PLAY_GRAPESHOT)
      .play(PLAY_POWDER)
      .fire(1, 'sails', '3 1')
    expect(table.levels(0)).toBe('8201')
    const both = position({ places: [3, 3, 6, 6], levels: ['8221', '2228'], hands: ['grapeshot powderMagazine'] })
      .allPass()
      .play(PLAY_GRAPESHOT)
      .play(PLAY_POWDER)
      .fire(1, 'sails', '3 1')
    expect([both.levels(0), both.fames]).toEqual(['8200', ['1 +1 COV-8.19']])
  })
})

describe('fame for a hunter', () => {
  it('COV-18.8 is shared at once by all captains still there, rounded down', () => {
    const table = position(
      { levels: ['8772', '5222', '4222', '3222'], black: [[3, 'bonnyAndRead']] },
      faces('1 1 1'),
    ).fire('legend', 'hull', '5 5 5 5 5')
    expect(table.last('sunk')).toMatchObject({ clause: 'COV-18.8', seats: [0, 1, 2, 3], share: 1 })
    expect(table.state.fame).toEqual([11, 11, 11, 11])
    expect(table.step).toBe('act')
  })

  it('COV-A53 is divided for the Royal Navy too, whoever sinks it', () => {
    const table = sea({ navy: [3, 3] })
      .play(fire(1, 'sails'), faces('1 1 1 1'))
      .fire('navy', 'hull', '5 5 5 5 1')
    expect(table.last('sunk')).toMatchObject({ party: 6, share: 1, seats: [0, 1, 2] })
    expect(table.state.fame).toEqual([11, 11, 11, 10])
  })

  const blast = (levels: readonly string[]): Table =>
    position({ places: [3, 3, 6, 6], levels, parrots: ['silver'], hands: ['powderMagazine'], black: [[3, 'hook']] })
      .play(PASS, faces('4 4 4'))
      .play(PLAY_POWDER)
      .fire('legend', 'hull', '5 5 5 1 1 1')

  it('COV-A12 is not for those the same volley has routed', () => {
    const table = blast(['8228', '2222'])
    expect(table.state.places.slice(0, 2)).toEqual([3, 7])
    expect(table.fames).toEqual(['0 +1 COV-8.19', '0 +3 COV-18.8'])
  })

  it('COV-A12 is nobody’s when nobody is left', () => {
    const table = blast(['8223', '2222'])
    expect(table.last('sunk')).toMatchObject({ legend: 2, seats: [], share: 0 })
    expect(table.fames).toEqual([])
    expect([table.state.places.slice(0, 2), table.state.sunk[2]]).toEqual([[7, 7], 1])
  })
})

/** What changed anybody's fame in some random games: clause and points. */
function fameChanges(games: number): { clause: string; by: number }[] {
  const changes: { clause: string; by: number }[] = []
  for (let seed = 1; seed <= games; seed++) {
    const chance = new Sfc32(seed)
    const log: Event[] = []
    const state = cove.setup(STANDARD, 3 + (seed % 3), chance, log)
    while (cove.awaiting(state) !== 0) {
      const seat = lowest(cove.awaiting(state))
      const legal = cove.legal(state, seat)
      cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, log)
    }
    for (const event of log) if (event.type === 'fameChanged') changes.push({ clause: event.clause, by: event.by })
  }
  return changes
}

describe('fame', () => {
  const changes = fameChanges(40)
  const clausesOf = (sign: number) =>
    [...new Set(changes.filter(({ by }) => Math.sign(by) === sign).map(({ clause }) => clause))].toSorted()

  it('COV-20.1 is won by opponents who leave, plunder, sinking, burying and fame cards, and by nothing else', () => {
    const shared = ['COV-14.3', 'COV-14.4']
    expect(clausesOf(1)).toEqual(
      ['COV-8.14', 'COV-8.19', 'COV-9.2', 'COV-10.4', 'COV-18.8', 'COV-19.8', 'COV-21.2', ...shared].toSorted(),
    )
  })

  it('COV-20.2 is lost by mutiny, two, a parrot killed, two, and a parrot swapped, one', () => {
    const lost = new Map(changes.filter(({ by }) => by < 0).map(({ clause, by }) => [clause, by]))
    expect([...lost].toSorted()).toEqual([
      ['COV-12.4', -1],
      ['COV-12.9', -2],
      ['COV-8.16', -2],
    ])
  })
})
