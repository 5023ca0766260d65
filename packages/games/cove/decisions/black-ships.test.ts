// The end of a month: black ships, legends, cargo, cards.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { cove, type State } from '../index.ts'
import { faces, position, STANDARD, type Layout } from '../scenario.ts'

const night = (more: Layout = {}) => position({ at: 'blackShips', ...more })

/** A random game, looked at whenever somebody is asked. */
function playOut(seats: number, look: (state: State) => void): State {
  const chance = new Sfc32(seats)
  const state = cove.setup(STANDARD, seats, chance)
  for (let awaited = cove.awaiting(state); awaited !== 0; awaited = cove.awaiting(state)) {
    look(state)
    const seat = lowest(awaited)
    const legal = cove.legal(state, seat)
    cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
  }
  return state
}

describe('black ships', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 1],
  ])('COV-11.1 COV-A1 sail from %i to %i, never to the Cove', (from, to) => {
    const table = night({ black: [[from, 'hook']] })
    expect(table.last('blackShipMoved')).toMatchObject({ clause: 'COV-11.1', ship: 0, from, to })
    expect(table.state.blackShips[0]).toEqual({ place: to, legend: 2 })
  })

  it('COV-11.2 COV-A25 whose legend was sunk sail on and get another', () => {
    const layout: Layout = { at: 'combat', places: [3, 6, 6, 6], black: [[3, 'hook']], parrots: ['silver'] }
    const table = position(layout, faces('1 1 1')).fire('legend', 'hull', '5 5 5 5 5 5')
    table.endMonth()
    expect(table.last('legendSighted')).toMatchObject({ clause: 'COV-11.2', ship: 0, place: 4 })
    const { legend } = table.state.blackShips[0]!
    expect([0, 1, 3, 4]).toContain(legend)
    expect([table.state.sunk[2], table.state.legends[legend]]).toEqual([1, 0])
  })

  it('COV-11.3 shuffle the sunk ones when no legend is left', () => {
    const layout: Layout = {
      at: 'combat',
      places: [3, 6, 6, 6],
      black: [[3, 'cacafuego']],
      sunk: ['blackbeard', 'dutchman', 'hook', 'bonnyAndRead'],
    }
    const table = position(layout, faces('1')).endMonth()
    expect(table.last('legendsShuffled')).toMatchObject({ clause: 'COV-11.3', count: 5 })
    expect(table.state.sunk).toEqual([0, 0, 0, 0, 0])
    expect(table.state.legends.reduce((sum, copies) => sum + copies, 0)).toBe(4)
  })

  it('COV-11.4 that were not beaten keep their legend', () => {
    expect(night({ black: [[3, 'hook']] }).all('legendSighted')).toEqual([])
  })

  it('COV-11.8 two of them never meet: always three islands apart', () => {
    const seen = new Set<number>()
    playOut(3, ({ blackShips: [one, two], month, phase }) => {
      expect((two!.place - one!.place + 6) % 6).toBe(3)
      expect(one!.place).toBe(((phase === 'blackShips' ? month : Math.max(1, month) - 1) % 6) + 1)
      seen.add(one!.place)
    })
    expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('cargo', () => {
  it('COV-11.5 beyond the hull goes to the bank', () => {
    const table = night({ chests: [9, 5], levels: ['2223', '2222'] })
    expect([table.state.chests.slice(0, 2), table.state.bankChests]).toEqual([[6, 5], 39])
    expect(table.all('cargoLost')).toMatchObject([{ clause: 'COV-11.5', seat: 0, chests: 3 }])
  })

  it('COV-A47 is not lost in battle, whatever the hull has suffered, but at the end of the month', () => {
    const layout: Layout = { at: 'combat', places: [3, 3, 6, 6], levels: ['5772', '4225'], chests: [0, 8] }
    const table = position(layout).fire(1, 'hull', '5 5 5 1 1')
    expect([table.view.players[1]!.hold, table.state.chests[1]]).toEqual([5, 8])
    table.flee('2').endMonth()
    expect(table.state.chests[1]).toBe(5)
  })
})

describe('treasure cards', () => {
  it('COV-11.6 nobody took are discarded', () => {
    const table = night()
    expect(table.last('treasuresCleared')).toMatchObject({ clause: 'COV-11.6', islands: [1, 2, 3, 4, 5] })
  })

  it.each([3, 4, 5])('COV-11.7 COV-21.1 are used up after the twelfth month, which ends the game for %i', (seats) => {
    let month = 0
    const state = playOut(seats, (now) => {
      expect([0, 1]).toContain(now.month - month)
      month = now.month
    })
    expect([state.month, state.treasures.every((copies) => copies === 0)]).toEqual([12, true])
    expect([state.open, state.spent.reduce((sum, copies) => sum + copies, 0)]).toEqual([[-1, -1, -1, -1, -1], 60])
    expect(cove.outcome(state)).not.toBeNull()
  })
})
