// Exact odds, against every roll there is.
import { describe, expect, it } from 'vitest'
import { EDITION } from './data.ts'
import { disableOdds, oddsOf, type Force, type Odds } from './odds.ts'

/** A force laid out on slots: pirates first, then cannons. */
function hit({ pirates, cannons, fixed }: Force, dice: readonly number[]): Force {
  const slots = [...Array.from({ length: pirates }, () => 'P'), ...Array.from({ length: cannons }, () => 'C')]
  for (const die of dice) slots[die - 1] = '.'
  return {
    pirates: slots.filter((one) => one === 'P').length,
    cannons: slots.filter((one) => one === 'C').length,
    fixed,
  }
}

const isReady = ({ pirates, cannons, fixed }: Force): boolean => pirates > 0 && cannons + fixed > 0

function* rolls(dice: number): Generator<number[]> {
  if (dice === 0) yield []
  else for (const rest of rolls(dice - 1)) for (let die = 1; die <= 6; die++) yield [die, ...rest]
}

const lost = (before: Force, after: Force): number => before.pirates + before.cannons - after.pirates - after.cannons

/** By rolling everything. */
function counted(attacker: Force, target: Force): Odds {
  const sum = { win: 0, loss: 0, draw: 0, answer: 0, ownLosses: 0, theirLosses: 0 }
  for (const volley of rolls(attacker.cannons)) {
    const weight = 1 / 6 ** volley.length
    const left = hit(target, volley)
    sum.theirLosses += weight * lost(target, left)
    if (!isReady(left)) {
      sum.win += weight
      continue
    }
    sum.answer += weight
    for (const answer of rolls(left.cannons + left.fixed)) {
      const share = weight / 6 ** answer.length
      const mine = hit(attacker, answer)
      sum.ownLosses += share * lost(attacker, mine)
      sum[isReady(mine) ? 'draw' : 'loss'] += share
    }
  }
  return sum
}

const force = (pirates: number, cannons: number, fixed = 0): Force => ({ pirates, cannons, fixed })

const FIGHTS: readonly (readonly [Force, Force])[] = [
  [force(1, 1), force(1, 1)],
  [force(3, 3), force(3, 3)],
  [force(2, 3), force(1, 2, 2)],
  [force(4, 2), force(2, 0, 1)],
  [force(1, 3), force(3, 2, 1)],
  [force(1, 2), force(0, 3)],
  [force(1, 2), force(3, 0)],
  [force(2, 2), force(0, 0)],
  [force(5, 1), force(2, 3)],
]

describe('odds', () => {
  it.each(FIGHTS)('PIR-6.9 are what every roll together makes them: %j against %j', (attacker, target) => {
    const odds = oddsOf(attacker, target)
    const expected = counted(attacker, target)
    for (const key of ['win', 'loss', 'draw', 'answer', 'ownLosses', 'theirLosses'] as const)
      expect(odds[key]).toBeCloseTo(expected[key], 10)
  })

  it('add up to one', () => {
    for (let pirates = 1; pirates <= 5; pirates++) {
      for (let cannons = 1; cannons <= 5; cannons++) {
        for (const tile of EDITION.lairs) {
          const { win, loss, draw, answer } = oddsOf(
            force(pirates, cannons),
            force(tile.pirates.length, tile.cannons.length, tile.fixed),
          )
          expect(win + loss + draw).toBeCloseTo(1, 10)
          expect(win + answer).toBeCloseTo(1, 10)
          for (const odds of [win, loss, draw]) expect(odds).toBeGreaterThanOrEqual(-1e-12)
        }
      }
    }
  })

  it('PIR-M3 of the lairs are those they were made for, with three cannons and with five', () => {
    const percent = (cannons: number) =>
      EDITION.lairs.map((tile) =>
        Math.round(100 * disableOdds(cannons, force(tile.pirates.length, tile.cannons.length, tile.fixed))),
      )
    const near = (found: readonly number[], told: readonly number[]) =>
      told.forEach((value, at) => expect(Math.abs(found[at]! - value), `lair ${at + 1}`).toBeLessThanOrEqual(1))
    near(percent(3), [70, 54, 53, 42, 28, 14, 42, 14, 5, 3])
    near(percent(5), [87, 76, 77, 60, 59, 33, 60, 33, 32, 16])
  })
})
