// What is known: covered values, and the worlds that fit a view.
import { bit, lowest, Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { buccaneer } from './index.ts'
import { disc, position, STANDARD } from './scenario.ts'

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

  it('BUC-I1 BUC-2.1 tells who began, whose turn it is, and how many could do nothing before him', () => {
    const table = position({ active: 1, passes: 1, seats: 4 })
    expect(table.view).toMatchObject({ firstSeat: 0, active: 1, turn: 1, passes: 1 })
  })

  it('BUC-I1 stays as it was, whatever happens next', () => {
    const table = position({ crews: ['A2 B2', 'B3 C3'] }).board('A2', 0, 'barrel')
    const seen = table.view
    const before = JSON.stringify(seen)
    table.board('B3', 1, 'candlestick')
    expect(JSON.stringify(seen)).toBe(before)
  })

  it('BUC-I4 is the same for all, as nobody has a secret', () => {
    const views = [SPECTATOR, 0, 1, 2].map((viewer) => ({ ...buccaneer.view(strict.state, viewer), viewer: 0 }))
    for (const view of views) expect(view).toEqual(views[0])
    expect(buccaneer.sight).toBe('shared')
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

  it('BUC-I1 BUC-I4 looks to everybody like the table it was made from, all game long', () => {
    const steps = new Set<string>()
    for (const seed of [1, 2, 3]) {
      const chance = new Sfc32(seed)
      const state = buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, 4, chance)
      while (buccaneer.awaiting(state) !== 0) {
        const seat = lowest(buccaneer.awaiting(state))
        for (const viewer of [SPECTATOR, seat, (seat + 1) % 4]) {
          const view = buccaneer.view(state, viewer)
          expect(buccaneer.view(buccaneer.determinize(view, new Sfc32(seed)), viewer)).toEqual(view)
          steps.add(view.step)
        }
        const legal = buccaneer.legal(state, seat)
        buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
      }
    }
    expect([...steps].toSorted()).toEqual(['act', 'mutiny', 'obey'])
  })

  it('BUC-D1 knows who has answered the call to mutiny, and what only for the one who did', () => {
    const crews = ['C2 B2 B3 B4', 'C3 D2 D3 D4']
    const { state } = position({ seats: 4, active: 2, crews, ships: [{ min: 4 }, {}, {}] }).call(3, 'C3')
    for (const viewer of [SPECTATOR, 1, 3]) {
      const view = buccaneer.view(state, viewer)
      const world = buccaneer.determinize(view, new Sfc32(1))
      expect(view.answered).toBe(bit(3))
      expect(buccaneer.view(world, viewer)).toEqual(view)
      expect(buccaneer.awaiting(world)).toBe(bit(1))
    }
  })

  it('BUC-I3 is the truth at an open table, and nothing is drawn for it', () => {
    const chance = new Sfc32(1)
    expect(buccaneer.determinize(open.view, chance)).toEqual(open.state)
    expect(chance.drawn).toBe(0)
  })
})
