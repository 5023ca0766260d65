// The frame of a month: treasure turned up, six phases, twelve months.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { OUTER_ISLANDS, PHASES } from '../data.ts'
import type { Event } from '../events.ts'
import { cove } from '../index.ts'
import { DONE, INCOMES } from '../moves.ts'
import { position, STANDARD } from '../scenario.ts'

/** By type of event: the phase it belongs to, for those that have only one. */
const PHASE_OF: { readonly [type: string]: (typeof PHASES)[number] } = {
  treasuresTurned: 'treasure',
  buccaneered: 'treasure',
  mapRead: 'treasure',
  lookoutPosted: 'navigation',
  wheelsShown: 'navigation',
  navySent: 'navigation',
  escaped: 'navigation',
  battleBegan: 'combat',
  battleEnded: 'combat',
  galleonTaken: 'combat',
  plundered: 'plunder',
  repaired: 'effects',
  incomeTaken: 'effects',
  buried: 'effects',
  raised: 'effects',
  blackShipMoved: 'blackShips',
  cargoLost: 'blackShips',
}

function randomGame(seed: number): Event[] {
  const chance = new Sfc32(seed)
  const log: Event[] = []
  const state = cove.setup(STANDARD, 4, chance, log)
  for (let awaited = cove.awaiting(state); awaited !== 0; awaited = cove.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = cove.legal(state, seat)
    cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, log)
  }
  return log
}

describe('a month', () => {
  it('COV-4.1 COV-4.2 begins with five treasure cards turned up, which all can read', () => {
    const table = position({ at: 'month', month: 4 })
    expect(table.log.slice(0, 2)).toMatchObject([
      { type: 'monthBegan', month: 5 },
      { type: 'treasuresTurned', clause: 'COV-4.1' },
    ])
    const { islands, pile } = table.view
    expect([islands.length, pile]).toEqual([OUTER_ISLANDS.length, 7])
    for (const { treasure } of islands)
      expect(Object.keys(treasure!)).toEqual(expect.arrayContaining(['fame', 'gold', 'chests', 'tavern']))
    expect(table.last('treasuresTurned')!.cards).toEqual(islands.map(({ card }) => card))
  })

  it('COV-3.1 has six phases in order, and there are twelve of them', () => {
    const log = randomGame(3).slice(0, -1)
    const months: string[][] = []
    for (const { type } of log) {
      if (type === 'monthBegan') months.push([])
      const phase = PHASE_OF[type]
      const told = months.at(-1)
      if (phase !== undefined && told !== undefined && told.at(-1) !== phase) told.push(phase)
    }
    expect(months).toHaveLength(12)
    for (const told of months) {
      const order = told.map((phase) => PHASES.findIndex((known) => known === phase))
      expect(order).toEqual(order.toSorted((one, two) => one - two))
    }
    expect(new Set(months.flat())).toEqual(new Set(PHASES))
  })

  it('COV-3.2 COV-A1 settles islands from 1 to 5, then Treasure Island, then the Cove', () => {
    const table = position({ at: 'navigation', seats: 5, gold: [9, 9, 9, 9, 9], black: [] }).sail(6, 5, 3, 1, 1)
    const [fast, slow] = table.state.battle.order
    table.fire(table.seat === fast ? slow! : fast!, 'hull', '5 5')
    expect(table.all('plundered').map(({ island }) => island)).toEqual([1, 3, 5])
    const places: number[] = []
    while (table.state.month === 5) {
      const place = table.state.places[table.seat]!
      if (places.at(-1) !== place) places.push(place)
      table.play(table.step === 'income' ? INCOMES[1]! : DONE)
    }
    expect(places).toEqual([1, 3, 5, 6, 7])
  })

  it('COV-E1 is bounded: twelve months, whatever captains do', () => {
    for (const seed of [1, 2]) {
      const log = randomGame(seed)
      expect(log.filter(({ type }) => type === 'monthBegan')).toHaveLength(12)
      expect(log.at(-1)!.type).toBe('gameEnded')
    }
  })
})
