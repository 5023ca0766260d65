// The turn: section 2, and how the game ends when nobody can act.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { mayAct } from '../crews.ts'
import { EDITION } from '../data.ts'
import { buccaneer } from '../index.ts'
import { PASS } from '../moves.ts'
import { board, position, STANDARD, type Layout } from '../scenario.ts'
import { NOBODY } from '../state.ts'

const LOCK_GAMES = 400

/** Whether ships sail away in a random game. */
function sailsAway(seed: number): boolean {
  const chance = new Sfc32(seed)
  const state = buccaneer.setup(STANDARD, 3, chance)
  while (buccaneer.awaiting(state) !== 0) {
    const seat = lowest(buccaneer.awaiting(state))
    const legal = buccaneer.legal(state, seat)
    buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
  }
  return state.takers.includes(NOBODY)
}

const SIXES: Layout['ships'] = [{ min: 6 }, { min: 6 }, { min: 6 }]

describe('a turn', () => {
  it('BUC-2.1 goes round clockwise', () => {
    const table = position({ active: 1 }).cover('B2', 'A2')
    expect(table.seat).toBe(2)
    expect(table.cover('C2', 'B3').seat).toBe(0)
    expect(table.all('turnBegan')).toEqual(
      [1, 2, 0].map((seat, before) => ({ type: 'turnBegan', clause: 'BUC-2.1', seat, turn: before + 1 })),
    )
    expect(table.view.turn).toBe(3)
  })

  it('BUC-2.2 is one action, a crew or a ship', () => {
    const crews = ['A2 B2']
    expect(position({ crews }).cover('A2', 'C2').seat).toBe(1)
    expect(position({ crews }).board('A2', 0, 'barrel').seat).toBe(1)
  })

  it('BUC-2.3 may not be passed while anything can be done', () => {
    const table = position()
    expect(table.refused(PASS)).toBe('BUC-2.3')
    expect(table.legal('pass')).toEqual([])
  })

  it('BUC-2.4 BUC-A2 passes over a captain with nobody on top, and not one who commands a crew', () => {
    const crews = ['B2 A2 C2 A3', 'C3 A4 B3 A5 C4 A?']
    const table = position({ crews, ships: [{ min: 4 }, { min: 5 }, { min: 6 }] })
    expect(table.last('passed')).toMatchObject({ seat: 0, clause: 'BUC-2.4' })
    expect(table.seat).toBe(1)
    expect(position({ crews: ['A2 B2', 'B3 A3', 'B4 A4', 'C2 A5', 'C3 A?'] }).seat).toBe(0)
  })

  it('BUC-2.5 BUC-D5 passes over a captain who can neither cover nor board, without asking', () => {
    const table = position({
      crews: ['A2 B2 A3 B3 A4', 'B4 C2 A5 C3 B5', 'C4 A? C5 B? C?'],
      ships: SIXES,
      deck: 0,
      passes: 0,
      active: 0,
    })
    expect(table.all('passed').map(({ clause }) => clause)).toEqual(['BUC-2.5', 'BUC-2.5', 'BUC-2.5'])
    expect(table.step).toBe('over')
  })

  it('BUC-2.6 opens with the mutinies', () => {
    const table = position({ crews: ['A2 B2 B3 B4'], ships: [{ min: 4 }, {}, {}] })
    expect(table.step).toBe('mutiny')
    expect(table.seat).toBe(1)
    expect(table.decline(1).step).toBe('act')
    expect(table.seat).toBe(0)
  })

  it('BUC-2.7 sees one ship boarded at most', () => {
    const table = position({ crews: ['A2 B2', 'A3 B3'] }).board('A2', 0, 'barrel')
    expect(table.seat).toBe(1)
    expect(table.refused(board('A3', 1, 'candlestick'))).toBe('BUC-4.1')
  })
})

describe('nobody can act', () => {
  /** Three crews of five, and ships for six. */
  const LOCKED = ['A2 B2 A3 B3 A4', 'B4 C2 A5 C3 B5', 'C4 A? C5 B? C?']
  /** A5 is about to cover the last crew that is not A's. */
  const ALMOST: Layout = { crews: ['A3 C3', 'A4 B? C5', 'A2 B4 C? B3', 'C4 B5 B2 C2'], ships: SIXES }

  it('BUC-A15 the ships in sight sail away, others come, and play goes on', () => {
    const table = position(ALMOST).cover('A5', 'C4', 0, 0, 0)
    expect(table.last('sailedAway')?.names).toHaveLength(3)
    expect(table.last('shipsArrived')).toMatchObject({ ships: [3, 4, 5], clause: 'BUC-A15' })
    expect(table.state.takers).toEqual([-1, -1, -1])
    expect(table.view).toMatchObject({ trio: 2, shipsToCome: 9, active: 0, step: 'act' })
    expect(mayAct(table.state, 0)).toBe(true)
  })

  it('BUC-A15 BUC-E4 again and again, until no ship is left and the game is counted', () => {
    const ships = EDITION.ships.map((ship) => ({ ...ship, min: 9 }))
    const table = position({ ...ALMOST, options: { edition: { ...EDITION, ships } } })
    table.cover('A5', 'C4', ...Array.from({ length: 12 }, () => 0))
    expect(table.all('sailedAway')).toHaveLength(5)
    expect(table.step).toBe('over')
    expect(buccaneer.outcome(table.state)).toMatchObject({ places: [1, 1, 1], clause: 'BUC-8.10' })
  })

  it('BUC-E2 every crew too small for every ship and too large for any other', () => {
    const table = position({ crews: LOCKED, ships: SIXES, deck: 0 })
    expect(table.all('passed')).toHaveLength(3)
    expect(table.last('sailedAway')?.clause).toBe('BUC-A15')
  })

  it('BUC-E3 happens now and then among random captains, three of them', () => {
    const locks = Array.from({ length: LOCK_GAMES }, (_, seed) => seed).filter(sailsAway)
    expect(locks.length).toBeGreaterThan(0)
    expect(locks.length).toBeLessThan(LOCK_GAMES / 20)
  })

  it('BUC-E1 covering makes one crew of two, boarding as many as there were men', () => {
    const crewsOf = (men: readonly number[]) => men.filter((count) => count > 0).length
    const table = position({ crews: ['A2 B2 C2'] })
    expect(crewsOf(table.state.men)).toBe(13)
    expect(crewsOf(position({ crews: ['A2 B2 C2'] }).cover('A2', 'B3').state.men)).toBe(12)
    expect(crewsOf(position({ crews: ['A2 B2 C2'] }).board('A2', 0, 'barrel').state.men)).toBe(15)
  })

  it('BUC-E5 otherwise the fifteenth ship ends it', () => {
    const table = position({ crews: ['A2 B2'], ships: [{ min: 2, treasures: ['sabre'] }], deck: 0 }).board(
      'A2',
      0,
      'sabre',
    )
    expect(table.state.gone).toHaveLength(15)
    expect(table.last('gameEnded')).toBeDefined()
    expect(table.last('sailedAway')).toBeUndefined()
  })
})
