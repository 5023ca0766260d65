// What bots go by: a guess at the chance to win, and what it must know to be of any use.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { cove } from './index.ts'
import { BURIALS, SAILINGS, type Move } from './moves.ts'
import { chanceToOutlast, type Duellist } from './odds.ts'
import { position, STANDARD, type Layout, type Table } from './scenario.ts'

const ship = (hits: number, dice: number, faces = 2): Duellist => ({ hits, dice, faces })

/** A duel fought out many times. */
function sampled(one: Duellist, two: Duellist, duels: number): number {
  const chance = new Sfc32(5)
  const volley = ({ dice, faces }: Duellist): number =>
    Array.from({ length: dice }, () => (chance.die() > 6 - faces ? 1 : 0)).reduce<number>((sum, hit) => sum + hit, 0)
  let won = 0
  for (let duel = 0; duel < duels; duel++) {
    let [mine, theirs] = [one.hits, two.hits]
    for (;;) {
      theirs -= volley(one)
      if (theirs <= 0) break
      mine -= volley(two)
      if (mine <= 0) break
    }
    if (mine > 0) won++
  }
  return won / duels
}

describe('odds', () => {
  it('are exact where they can be counted by hand', () => {
    // One die each, one hit each: a third, or two misses and the same again.
    expect(chanceToOutlast(ship(1, 1), ship(1, 1))).toBeCloseTo(1 / 3 / (1 - 4 / 9), 12)
    expect(chanceToOutlast(ship(3, 2), ship(0, 2))).toBe(1)
    expect(chanceToOutlast(ship(3, 0), ship(3, 2))).toBeCloseTo(0, 12)
  })

  it.each([
    [ship(2, 2), ship(2, 2)],
    [ship(5, 3), ship(8, 6)],
    [ship(4, 5, 1), ship(3, 2)],
  ])('agree with duels fought out: %j against %j', (one, two) => {
    expect(chanceToOutlast(one, two)).toBeCloseTo(sampled(one, two, 20_000), 1)
  })
})

describe('evaluate', () => {
  it('shares out one victory among the seats', () => {
    const chance = new Sfc32(4)
    const state = cove.setup(STANDARD, 4, chance)
    while (cove.awaiting(state) !== 0) {
      const all = evaluate(state)
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      const seat = lowest(cove.awaiting(state))
      const legal = cove.legal(state, seat)
      cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
    const { places } = cove.outcome(state)!
    expect(evaluate(state)[places.indexOf(1)]!).toBe(1 / places.filter((place) => place === 1).length)
  })

  const after = (table: Table, move: Move): number => evaluate(table.play(move, [], 0).state)[0]!

  it('buries rather than carries', () => {
    const ashore = (): Table => position({ at: 'effects', places: [6, 1, 2, 3], chests: [5], gold: [6] })
    expect(after(ashore(), BURIALS[5]![2]!)).toBeGreaterThan(after(ashore(), { kind: 'done' }))
  })

  it('sails home with a full hold in the last month, and for treasure with an empty one', () => {
    const course = (layout: Layout, island: number): number =>
      after(position({ at: 'navigation', places: [1, 1, 1, 1], black: [[4, 'hook']], ...layout }), SAILINGS[island]!)
    const laden: Layout = { month: 12, chests: [5], gold: [9] }
    expect(course(laden, 6)).toBeGreaterThan(course(laden, 3))
    expect(course({ month: 5 }, 3)).toBeGreaterThan(course({ month: 5 }, 6))
  })

  it('counts the months that are left, whether the year has twelve or six', () => {
    const worth = (layout: Layout): readonly number[] =>
      evaluate(position({ at: 'navigation', chests: [5], gold: [9], ...layout }).state)
    expect(worth({ month: 5, options: { halfYear: true } })).toEqual(worth({ month: 11 }))
    const course = (island: number): number =>
      after(
        position({ at: 'navigation', month: 6, places: [1, 1, 1, 1], chests: [5], options: { halfYear: true } }),
        SAILINGS[island]!,
      )
    expect(course(6)).toBeGreaterThan(course(3))
  })

  it('keeps away from Blackbeard', () => {
    const course = (island: number): number =>
      after(position({ at: 'navigation', places: [1, 1, 1, 1], black: [[3, 'blackbeard']] }), SAILINGS[island]!)
    expect(course(2)).toBeGreaterThan(course(3))
  })

  it('likes a battle the better the weaker the foe', () => {
    const worth = (foe: string): number => evaluate(position({ places: [3, 3, 6, 6], levels: ['5332', foe] }).state)[0]!
    expect(worth('2221')).toBeGreaterThan(worth('2555'))
  })
})
