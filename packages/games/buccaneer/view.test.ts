// What is known: covered values, and the worlds that fit a view.
import { Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { buccaneer } from './index.ts'
import { disc, position } from './scenario.ts'

const CREWS = ['A2 B5 C? A3 B2', 'C4 A5']
const strict = position({ crews: CREWS })
const open = position({ crews: CREWS, options: { covered: 'open' } })
const crewOf = (table: typeof strict, top: string) => table.view.crews.find(({ id }) => id === disc(top))!

describe('a view', () => {
  it('BUC-3.8 hides every covered value, from everybody', () => {
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      for (const { discs } of buccaneer.view(strict.state, viewer).crews) {
        expect(discs.slice(0, -1).every(({ value }) => value === null)).toBe(true)
        expect(discs.at(-1)?.value).not.toBeNull()
      }
    }
  })

  it('BUC-A17 shows every colour', () => {
    expect(crewOf(strict, 'A2').discs).toEqual([
      { seat: 1, value: null },
      { seat: 0, value: null },
      { seat: 2, value: null },
      { seat: 1, value: null },
      { seat: 0, value: 2 },
    ])
  })

  it('BUC-I3 shows covered values at an open table', () => {
    expect(crewOf(open, 'A2').discs.map(({ value }) => value)).toEqual([2, 3, '?', 5, 2])
  })

  it('BUC-I1 BUC-A9 tells all the rest, the money of others included', () => {
    const view = position({
      crews: CREWS,
      ducats: [3, 40, 7],
      treasures: [
        [1, 0, 0, 0],
        [0, 2, 0, 0],
        [0, 0, 0, 0],
      ],
    }).view
    expect(view.players).toEqual([
      { ducats: 3, treasures: [1, 0, 0, 0], wealth: 18 },
      { ducats: 40, treasures: [0, 2, 0, 0], wealth: 52 },
      { ducats: 7, treasures: [0, 0, 0, 0], wealth: 7 },
    ])
    expect(view.bank.treasures).toEqual([5, 4, 6, 6])
    expect(view.standings[1]).toMatchObject({ treasure: 'barrel', counts: [0, 2, 0], leaders: [1], share: 12 })
    expect(view.ships.map(({ name, min, loot, wage }) => [name, min, loot, wage])[0]).toEqual(['La Mouette', 2, 8, 2])
    expect(view.crews.map(({ captain, men }) => [captain, men])).toContainEqual([0, 5])
  })

  it('BUC-I2 tells how many ships are to come, and no order', () => {
    const view = strict.view
    expect(view.shipsToCome).toBe(12)
    expect(Object.keys(view)).not.toContain('deck')
  })

  it('BUC-I4 is the same for all, as nobody has a secret', () => {
    const views = [SPECTATOR, 0, 1, 2].map((viewer) => ({ ...buccaneer.view(strict.state, viewer), viewer: 0 }))
    for (const view of views) expect(view).toEqual(views[0])
  })
})

describe('a world', () => {
  const world = (seed: number) => buccaneer.determinize(buccaneer.view(strict.state, 0), new Sfc32(seed))

  it('BUC-I3 gives each covered disc a value of its colour that is not seen elsewhere', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const state = world(seed)
      expect(buccaneer.audit(state)).toBeNull()
      expect(buccaneer.view(state, 0)).toEqual(buccaneer.view(strict.state, 0))
      seen.add(JSON.stringify(state.under))
    }
    // A: 3 and 5 in two places; B: 2 and 5 in two; C: the question mark alone.
    expect(seen.size).toBe(4)
  })

  it('BUC-I3 is the truth at an open table, and nothing is drawn for it', () => {
    const chance = new Sfc32(1)
    expect(buccaneer.determinize(open.view, chance)).toEqual(open.state)
    expect(chance.drawn).toBe(0)
  })
})
