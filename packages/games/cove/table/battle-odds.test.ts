import { describe, expect, it } from 'vitest'
import { HULL, SAILS } from '../cards.ts'
import { LEGEND } from '../moves.ts'
import { position } from '../scenario.ts'
import { duelOdds, meetingsAt, volleyOdds } from './battle-odds.ts'

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)

describe('a volley', () => {
  const view = position({ places: [3, 3, 6, 6], levels: ['8442', '1245'] }).allPass().view
  const odds = volleyOdds(view, 0, 1)

  it('COV-8.7 hits by fives and sixes, each number of hits with its chance', () => {
    expect(odds.dice).toBe(view.players[0]!.dice)
    expect(odds.chances).toHaveLength(odds.dice + 1)
    expect(total(odds.chances)).toBeCloseTo(1)
    expect(odds.chances[0]).toBeCloseTo((4 / 6) ** odds.dice)
  })

  it('COV-2.5 beats a ship whose ring it can push off', () => {
    const sails = odds.targets[SAILS]!
    expect(sails.moves).toBeCloseTo(1 - odds.chances[0]!)
    expect(sails.routs).toBeCloseTo(1 - odds.chances[0]!)
    expect(odds.targets[HULL]!.routs).toBe(0)
  })

  it('COV-13.3 has to pass an artisan first', () => {
    const guarded = position({ places: [3, 3, 6, 6], levels: ['8442', '1245'], artisans: ['', 'sails'] }).allPass()
    const { chances, targets } = volleyOdds(guarded.view, 0, 1)
    expect(targets[SAILS]!.moves).toBeCloseTo(total(chances.slice(3)))
  })

  it('COV-8.6 fires at the hull of a legend, and at nothing else', () => {
    const hunted = position({ places: [3, 6, 6, 6], levels: ['8772'], black: [[3, 'hook']] }).allPass()
    const { targets, chances } = volleyOdds(hunted.view, 0, LEGEND)
    expect(targets).toHaveLength(1)
    expect(targets[0]!.moves).toBeCloseTo(1 - chances[0]!)
  })
})

describe('a fight to its end', () => {
  it('is better the stronger one is, and adds up to one for both sides', () => {
    const { view } = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
    expect(duelOdds(view, 0, 1)).toBeGreaterThan(0.5)
    expect(duelOdds(view, 1, 0)).toBeLessThan(0.7)
  })

  it('between captains counts dice lost on the way, guards, and who has fired', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['8444', '4444'], artisans: ['', 'crew'] }).allPass()
    const before = table.view
    const [, met] = [meetingsAt(before, 0, 3), meetingsAt(before, 1, 3)].map(
      ([first]) => (first as { readonly chance: number }).chance,
    )
    expect(met! + meetingsAt(before, 0, 3)[0]!.chance).toBeCloseTo(1, 9)
    expect(duelOdds(before, 0, 1)).toBeCloseTo(meetingsAt(before, 0, 3)[0]!.chance, 9)
    table.fire(1, 'crew', '1 1 1')
    expect(duelOdds(table.view, 1, 0)).toBeGreaterThan(1 - duelOdds(before, 0, 1))
    table.fire(0, 'cannons', '6 6 1')
    expect(duelOdds(table.view, 0, 1)).toBeLessThan(duelOdds(before, 0, 1))
  })

  it('COV-6.3 is not to be feared from captains at Treasure Island', () => {
    const { view } = position({ at: 'treasure', black: [[1, 'hook']] })
    expect(meetingsAt(view, 0, 6)).toEqual([])
    expect(meetingsAt(view, 0, 3)).toHaveLength(view.players.length - 1)
    expect(meetingsAt(view, 0, 1).map(({ party }) => party)[0]).toBe(LEGEND)
    for (const { chance } of meetingsAt(view, 0, 1)) expect(chance).toBeGreaterThanOrEqual(0)
  })
})
