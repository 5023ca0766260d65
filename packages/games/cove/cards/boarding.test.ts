// The five boarding cards.
import { describe, expect, it } from 'vitest'
import {
  OVERBOARDS,
  PLAY_DOLDRUMS,
  PLAY_FAIR_WIND,
  PLAY_GRAPESHOT,
  PLAY_GRAPPLE,
  PLAY_POWDER,
  PLAY_SMOKE,
} from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

/** Seat 0 is the faster. */
const duel = (hands: readonly string[], more: Layout = {}): Table =>
  position({ places: [3, 3, 6, 6], levels: ['5772', '4228'], hands, ...more })

describe('Doldrums', () => {
  const becalmed = (): Table => duel(['doldrums grapeshot fairWind', 'smoke smoke powderMagazine', 'grapple'])

  it('COV-15.1 ends the boarding step: no further card of any kind', () => {
    const table = becalmed().play(PLAY_DOLDRUMS)
    expect([table.step, table.seat]).toEqual(['act', 0])
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-15.1 becalmed')
    expect(table.refused(PLAY_FAIR_WIND)).toBe('COV-15.1 becalmed')
    expect(table.legal().every(({ kind }) => kind === 'fire' || kind === 'flee')).toBe(true)
    table.fire(1, 'hull', '1 1 1 1 1')
    expect(table.refused(PLAY_POWDER)).toBe('COV-15.1 becalmed')
  })

  it('COV-15.1 leaves cards played before in force', () => {
    const table = duel(['doldrums', 'smoke fairWind']).pass().play(PLAY_SMOKE).play(PLAY_DOLDRUMS)
    expect(table.fire(1, 'hull', '5 5 5 5 6').last('fired')).toMatchObject({ needed: 6, hits: 1 })
  })

  it('COV-15.1 counts for this battle only', () => {
    const table = position({
      at: 'combat',
      places: [2, 2, 3, 3],
      levels: ['5772', '2222', '5772', '2222'],
      hands: ['doldrums', '', 'grapeshot smoke'],
    })
    table.play(PLAY_DOLDRUMS).fire(1, 'hull', '5 5 1 1 1')
    expect([table.step, table.seat]).toEqual(['board', 2])
    expect(table.refused(PLAY_SMOKE)).toBeNull()
  })
})

describe('Fair Wind', () => {
  it('COV-15.2 adds six to the speed, twice twelve', () => {
    const table = duel(['', 'fairWind fairWind fame1'])
    table.play(PLAY_FAIR_WIND)
    expect(table.view.players[1]!.speed).toBe(13)
    table.play(PLAY_FAIR_WIND)
    expect(table.view.players[1]!.speed).toBe(19)
    table.allPass()
    expect(table.last('orderSet')).toMatchObject({ exchange: 1, parties: [1, 0], speeds: [19, 8] })
  })

  it('COV-15.2 blows for the whole battle, and no longer', () => {
    const table = duel(['', 'fairWind'], { at: 'combat' }).play(PLAY_FAIR_WIND)
    table.fire(0, 'hull', '1 1').fire(1, 'hull', '1 1 1 1 1')
    expect(table.last('orderSet')).toMatchObject({ exchange: 2, parties: [1, 0], speeds: [13, 8] })
    table.flee('2')
    expect(table.view.players[1]!.speed).toBe(7)
  })
})

describe('Grapple', () => {
  it('COV-15.3 lets every captain roll as many dice as his crew, whatever his cannons', () => {
    const table = duel(['grapple'], { levels: ['5522', '4272'] })
    expect(table.view.players.slice(0, 2).map(({ dice }) => dice)).toEqual([2, 2])
    table.play(PLAY_GRAPPLE)
    expect(table.view.players.slice(0, 2).map(({ dice }) => dice)).toEqual([4, 2])
    expect(table.fire(1, 'hull', '1 1 1 1').last('fired')!.dice).toHaveLength(4)
    const strong = duel(['grapple'], { levels: ['5262', '4222'] }).play(PLAY_GRAPPLE)
    expect(strong.view.players[0]!.dice).toBe(2)
  })

  it('COV-15.4 COV-A34 yields to the parrots of Bones and Silver, also where the crew would bring more dice', () => {
    const dice = (parrot: 'bones' | 'silver' | 'flint') =>
      duel(['', 'grapple'], { levels: ['5522', '4222'], parrots: [parrot] }).play(PLAY_GRAPPLE).view.players[0]!.dice
    expect([dice('bones'), dice('silver'), dice('flint')]).toEqual([2, 6, 4])
  })

  it('COV-18.3 does not change a hunter’s figures', () => {
    const table = duel(['grapple'], { black: [[3, 'dutchman']], levels: ['5522', '4222'] })
    table.play(PLAY_GRAPPLE, faces('1 1 1 1'))
    expect(table.last('fired')).toMatchObject({ by: 5, dice: [1, 1, 1, 1] })
  })
})

describe('Smoke', () => {
  it('COV-15.5 lets only a six hit the ship of its captain', () => {
    const table = duel(['', 'smoke']).play(PLAY_SMOKE).fire(1, 'hull', '5 5 5 6 6')
    expect([table.last('fired')!.needed, table.levels(1)]).toEqual([6, '4226'])
    table.fire(0, 'sails', '5 1')
    expect([table.last('fired')!.needed, table.levels(0)]).toEqual([5, '4772'])
  })

  it('COV-15.5 lasts for the whole battle, against hunters too', () => {
    const table = duel(['', 'smoke'], { navy: [3, 2], levels: ['5772', '4228'] }).play(PLAY_SMOKE)
    table.play(fire(1, 'crew'), faces('5 5 5 5'))
    expect([table.last('fired')!.hits, table.levels(1)]).toEqual([0, '4228'])
    table.fire('navy', 'hull', '1 1 1 1 1').fire('navy', 'hull', '1 1').play(fire(1, 'crew'), faces('5 5 5 6'))
    expect(table.last('fired')!.hits).toBe(1)
  })
})

describe('Overboard', () => {
  it('COV-15.6 adds two to the speed for each chest, which go to the bank when the battle is over', () => {
    const table = duel(['', 'overboard'], { chests: [0, 4] }).play(OVERBOARDS[3]!)
    expect([table.view.players[1]!.speed, table.state.chests[1], table.state.bankChests]).toEqual([13, 1, 46])
    table.flee('3')
    expect([table.state.chests[1], table.state.bankChests, table.discards]).toEqual([1, 49, 'overboard'])
  })

  it('COV-15.6 chests on the card are lost even to the winner', () => {
    const table = duel(['overboard'], { chests: [2], levels: ['5772', '4222'] }).play(OVERBOARDS[2]!)
    table.fire(1, 'hull', '5 5 1 1 1')
    expect([table.last('battleEnded')!.seats, table.state.chests[0], table.state.bankChests]).toEqual([[0], 0, 50])
  })
})
