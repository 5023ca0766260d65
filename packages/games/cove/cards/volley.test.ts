// The three volley cards.
import { describe, expect, it } from 'vitest'
import { FLEE, HOLD, PLAY_CANNONADE, PLAY_GRAPESHOT, PLAY_POWDER, PLAY_SMOKE } from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

/** Seat 0 is the faster, with five dice. */
const duel = (hands: readonly string[], more: Layout = {}): Table =>
  position({ places: [3, 3, 6, 6], levels: ['5778', '4228'], hands, ...more })

describe('Grapeshot', () => {
  const shot = (more: Layout = {}, dice = '3 4 5 6 2'): Table =>
    duel(['grapeshot'], more).allPass().play(PLAY_GRAPESHOT).fire(1, 'hull', dice)

  it('COV-16.1 hits with three to six, then costs the shooter two of his cannons', () => {
    const table = shot()
    expect(table.last('fired')).toMatchObject({ needed: 3, hits: 4 })
    expect([table.levels(1), table.levels(0)]).toEqual(['4224', '5758'])
    expect(table.last('recoiled')).toMatchObject({ clause: 'COV-16.1', seat: 0, hits: 2 })
  })

  it('COV-16.1 recoils even if nothing was hit', () => {
    expect(shot({}, '1 2 1 2 1').levels(0)).toBe('5758')
  })

  it('COV-16.2 drives the shooter to the Cove if it destroys his cannons', () => {
    const table = shot({ levels: ['5728', '4228'] }, '1 2')
    expect([table.levels(0), table.state.places[0], table.fames]).toEqual(['5708', 7, ['1 +1 COV-8.19']])
  })

  it('COV-16.3 kills Silver’s parrot where no artisan guards the cannons', () => {
    const table = shot({ parrots: ['silver'] }, '1 2 1 2 1 2')
    expect([table.parrot(0), table.levels(0), table.fames]).toEqual(['', '5778', ['0 -2 COV-12.9']])
    const guarded = shot({ parrots: ['silver'], artisans: ['cannons'] }, '1 2 1 2 1 2')
    expect([guarded.parrot(0), guarded.state.artisans[0], guarded.fames]).toEqual(['silver', [0, 0, 0, 0], []])
    const damaged = shot({ parrots: ['silver'], artisans: ['cannons!'] }, '1 2 1 2 1 2')
    expect([damaged.parrot(0), damaged.levels(0)]).toEqual(['silver wounded', '5778'])
  })

  it('COV-16.4 sees through Smoke, for that volley', () => {
    const table = duel(['grapeshot', 'smoke']).pass().play(PLAY_SMOKE).allPass()
    table.play(PLAY_GRAPESHOT).fire(1, 'hull', '3 4 5 1 1')
    expect([table.last('fired')!.hits, table.levels(1)]).toEqual([3, '4225'])
    table.fire(0, 'sails', '1 1').fire(1, 'hull', '5 5 5 5')
    expect(table.last('fired')).toMatchObject({ needed: 6, hits: 0 })
  })
})

describe('Powder Magazine', () => {
  const blown = (more: Layout, section: 'hull' | 'sails', dice: string): Table =>
    duel(['powderMagazine'], more).allPass().play(PLAY_POWDER).fire(1, section, dice)

  it('COV-16.5 does one damage to every hull there for each hit, the shooter’s too', () => {
    const table = blown({ places: [3, 3, 3, 3], levels: ['7778', '6228', '3228', '2228'] }, 'sails', '5 6 1 1 1')
    expect([0, 1, 2, 3].map((seat) => table.levels(seat))).toEqual(['7776', '4226', '3226', '2226'])
  })

  it('COV-16.5 comes on top of what the volley itself does', () => {
    expect(blown({}, 'hull', '5 6 1 1 1').levels(1)).toBe('4224')
  })

  it('COV-16.5 opens hunters’ hulls, even two at once', () => {
    const table = duel(['powderMagazine'], {
      levels: ['5778', '4228'],
      parrots: ['trelawney'],
      black: [[3, 'hook']],
      navy: [3, 2],
    })
    table.allPass().play(PLAY_POWDER).fire('legend', 'hull', '5 6 1 1 1')
    expect(table.state.battle).toMatchObject({ legendHull: 1, navyHull: 2 })
    expect([table.levels(0), table.levels(1)]).toEqual(['5776', '4226'])
  })

  it('COV-16.5 two of them do twice the damage', () => {
    const table = duel(['powderMagazine powderMagazine']).allPass().play(PLAY_POWDER).play(PLAY_POWDER)
    table.fire(1, 'crew', '5 1 1 1 1')
    expect([table.levels(0), table.levels(1)]).toEqual(['5776', '4126'])
  })

  it('COV-16.5 COV-15.5 opens a hull under Smoke by hits on another ship: no die was rolled against it', () => {
    const table = duel(['powderMagazine', '', 'smoke'], { places: [3, 3, 3, 6], levels: ['5778', '4228', '3228'] })
    table.pass().play(PLAY_SMOKE).allPass()
    table.play(PLAY_POWDER).fire(1, 'sails', '5 1 1 1 1')
    expect([0, 1, 2].map((seat) => table.levels(seat))).toEqual(['5777', '3227', '3227'])
  })

  it('COV-16.6 can kill Flint’s parrot, aboard any ship there', () => {
    const table = blown({ parrots: ['flint'] }, 'sails', '5 6 1 1 1')
    expect([table.parrot(0), table.levels(0), table.fames]).toEqual(['', '5778', ['0 -2 COV-12.9']])
  })

  it('COV-A52 harms captains at Treasure Island too', () => {
    const layout: Layout = {
      place: 6,
      places: [6, 6, 1, 2],
      levels: ['5778', '4228'],
      black: [[6, 'dutchman']],
      parrots: ['trelawney'],
      hands: ['powderMagazine'],
    }
    const table = position(layout).allPass().play(PLAY_POWDER).fire('legend', 'hull', '5 1 1 1 1')
    expect(table.levels(1)).toBe('4227')
  })
})

describe('several cards for one volley', () => {
  it('COV-8.4 COV-16.1 COV-16.5 COV-16.7 each do what they say', () => {
    const table = duel(['grapeshot powderMagazine cannonade'], { levels: ['5778', '8888'] }).allPass()
    table.fire(0, 'sails', '1 1 1 1 1')
    table.play(PLAY_GRAPESHOT).play(PLAY_POWDER).play(PLAY_CANNONADE).fire(1, 'crew', '3 1 1 1 1')
    expect([table.levels(1), table.levels(0)]).toEqual(['7776', '5757'])
    expect(table.discards).toBe('grapeshot powderMagazine cannonade')
    table.fire(0, 'sails', '1 1 1 1 1')
    expect(table.legal()).toEqual([HOLD, FLEE])
  })

  it('COV-16.1 two Grapeshots recoil twice', () => {
    const table = duel(['grapeshot grapeshot']).allPass().play(PLAY_GRAPESHOT).play(PLAY_GRAPESHOT)
    expect(table.fire(1, 'hull', '3 1 1 1 1').levels(0)).toBe('5738')
    expect(table.levels(1)).toBe('4227')
  })
})

describe('Cannonade', () => {
  const fired = (more: Layout = {}, dice = '5 6 1 1 1'): Table =>
    duel(['cannonade'], more).allPass().play(PLAY_CANNONADE).fire(1, 'sails', dice)

  it('COV-16.7 damages all sections of the target with each hit', () => {
    const table = fired({ levels: ['5778', '4567'] })
    expect([table.levels(1), table.last('fired')!.section]).toEqual(['2345', -1])
  })

  it('COV-16.7 meets each section’s guard', () => {
    const table = fired({ levels: ['5778', '4444'], artisans: ['', 'hull'], parrots: ['', 'bones'] }, '5 1 1 1 1')
    expect([table.levels(1), table.state.artisans[1], table.parrot(1)]).toEqual(['3434', [0, 0, 0, 1], 'bones wounded'])
  })

  it('COV-16.8 leaves the shooter reloading in the next exchange', () => {
    const table = fired({ levels: ['5778', '4888'] }, '1 1 1 1 1').fire(0, 'hull', '1 1 1 1 1')
    expect([table.seat, table.legal()]).toEqual([0, [HOLD, FLEE]])
    expect(table.refused(fire(1))).toBe('COV-16.8 reloading')
  })

  it('COV-A35 is one hull damage a hit against a hunter', () => {
    const layout: Layout = { places: [3, 6, 6, 6], levels: ['5778'], hands: ['cannonade'], black: [[3, 'hook']] }
    const table = position(layout).play({ kind: 'pass' }, faces('1 1 1'))
    table.play(PLAY_CANNONADE).play(fire('legend'), faces('5 6 1 1 1 1 1 1'))
    expect(table.state.battle.legendHull).toBe(3)
    expect(table.all('fired').map(({ by, section }) => [by, section])).toEqual([
      [5, 3],
      [0, 3],
      [5, 3],
    ])
    expect(table.legal()).toEqual([HOLD, FLEE])
  })
})
