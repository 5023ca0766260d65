// Duels as they are solved, against the same duels solved another way, and fought out by the real rules.
import { bySeat, Sfc32, type Chance, type Seat } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { CANNONS, CREW, ROWS, SAILS, type Row } from './cards.ts'
import { duelsOf, type Combatant } from './duels.ts'
import { cove, type State } from './index.ts'
import { FIRES } from './moves.ts'
import { chancesOf } from './odds.ts'
import { hitsUntilOff } from './prospects.ts'
import { position, type Layout } from './scenario.ts'
import { tablesOf } from './tables.ts'

const TABLES = tablesOf(null)
const DUELS = duelsOf(TABLES)

type Levels = readonly [number, number, number, number]

const ship = (levels: Levels, change: Partial<Combatant> = {}): Combatant => ({
  hits: levels,
  levels,
  gunnery: 'smaller',
  wind: 0,
  faces: 2,
  ...change,
})

const valueOf = (row: Row, { levels }: Combatant): number => TABLES.values[row]![levels[row]!]!

/** Every ship whose sections are among these, by section. */
function fleet(sections: readonly (readonly Section[])[]): Combatant[] {
  let ships: Section[][] = [[]]
  for (const choices of sections) ships = ships.flatMap((begun) => choices.map((choice) => [...begun, choice]))
  return ships.map((parts) =>
    ship(parts.map(([, level]) => level) as Levels & number[], { hits: parts.map(([hits]) => hits) }),
  )
}

/** Hits until it is off, and the level once its guards are gone. */
type Section = readonly [hits: number, level: number]
const BARE: readonly Section[] = [
  [1, 1],
  [2, 2],
  [3, 3],
]
const GUARDED: readonly Section[] = [
  [1, 1],
  [2, 2],
  [2, 1],
  [3, 2],
]

/**
 * Value iteration with nothing thought out beforehand: all sections may be fired at, and all values are made from those of the round before
 * until they stand still. The fleet holds whatever becomes of its ships.
 */
function iterated(ships: readonly Combatant[]): Float64Array {
  const count = ships.length
  const nameOf = ({ hits, levels }: Combatant): string => `${hits.join()} ${levels.join()}`
  const numbers = new Map(ships.map((one, at) => [nameOf(one), at]))
  const struck = ships.map((one) =>
    one.hits.map((left, row) =>
      Array.from({ length: 7 }, (_, hits) => {
        if (left <= hits) return -1
        const levels = one.levels.with(row, Math.min(one.levels[row]!, left - hits))
        return numbers.get(nameOf({ ...one, hits: one.hits.with(row, left - hits), levels }))!
      }),
    ),
  )
  const dice = ships.map((one) => Math.min(valueOf(CREW, one), valueOf(CANNONS, one)))
  const speed = ships.map((one) => valueOf(SAILS, one))
  const even = new Float64Array(count * count)
  const second = new Float64Array(count * count)
  const fire = (one: number, two: number, worth: (left: number) => number): number => {
    const chances = chancesOf(dice[one]!, 2)
    let best = 0
    for (let row = 0; row < ROWS; row++) {
      let sum = 0
      for (const [hits, chance] of chances.entries()) {
        const left = struck[two]![row]![hits]!
        sum += chance * (left < 0 ? 1 : worth(left))
      }
      best = Math.max(best, sum)
    }
    return best
  }
  for (let moved = 1; moved > 1e-13;) {
    moved = 0
    for (let one = 0; one < count; one++) {
      for (let two = 0; two < count; two++) {
        const at = one * count + two
        const ahead = fire(one, two, (left) => 1 - second[left * count + one]!)
        const behind = 1 - fire(two, one, (left) => 1 - second[left * count + two]!)
        const lead = speed[one] === speed[two] ? 0.5 : speed[one]! > speed[two]! ? 1 : 0
        const value = lead * ahead + (1 - lead) * behind
        moved = Math.max(moved, Math.abs(value - even[at]!))
        even[at] = value
        second[at] = fire(one, two, (left) => even[one * count + left]!)
      }
    }
  }
  return even
}

/** A captain without parrot and cards. */
function combatantOf(state: State, seat: Seat): Combatant {
  const levels = bySeat(state.levels, seat)
  return { hits: levels.map((_, row) => hitsUntilOff(state, seat, row)), levels, gunnery: 'smaller', wind: 0, faces: 2 }
}

const FOUGHT = 1000

/** Both captains fire where it is best, until one is gone: who is left. */
function fightOut(state: State, chance: Chance): Seat {
  const item = state.agenda[state.agenda.length - 1]
  if (item?.kind !== 'act') return state.places.indexOf(3)
  const other = 1 - item.seat
  const { order } = state.battle
  const hasFired = order.indexOf(other) < order.indexOf(item.seat)
  const row = DUELS.aim(combatantOf(state, item.seat), combatantOf(state, other), hasFired)
  cove.apply(state, item.seat, FIRES[other]![row]!, chance, null)
  return fightOut(state, chance)
}

describe('a duel', () => {
  it.each([
    ['levels up to three', [BARE, BARE, BARE, BARE], 81],
    ['guards', [GUARDED.filter(([, level]) => level === 1), GUARDED, GUARDED, BARE.slice(0, 2)], 64],
  ])('is worth what value iteration says, for every two ships with %s', (_, sections, count) => {
    const ships = fleet(sections)
    const worths = iterated(ships)
    const gaps = ships.flatMap((one, at) =>
      ships.map((two, other) => Math.abs(DUELS.even(one, two) - worths[at * ships.length + other]!)),
    )
    expect(gaps).toHaveLength(count * count)
    expect(Math.max(...gaps)).toBeLessThan(1e-9)
  })

  it('is even between ships that are alike, and somebody wins it', () => {
    expect(DUELS.even(ship([5, 4, 3, 6]), ship([5, 4, 3, 6]))).toBeCloseTo(0.5, 12)
    const [one, two] = [ship([5, 4, 3, 6]), ship([2, 6, 6, 4], { faces: 1 })]
    expect(DUELS.even(one, two) + DUELS.even(two, one)).toBeCloseTo(1, 12)
  })

  it('is better the higher a level, the faster a ship, the harder it is to hit, and with guards', () => {
    const foe = ship([4, 4, 4, 4])
    const worth = DUELS.even(ship([3, 3, 3, 3]), foe)
    for (const levels of [
      [4, 3, 3, 3],
      [3, 4, 4, 3],
      [4, 4, 4, 4],
    ] as const)
      expect(DUELS.even(ship(levels), foe)).toBeGreaterThan(worth)
    expect(DUELS.even(ship([3, 3, 3, 3], { wind: 9 }), foe)).toBeGreaterThan(worth)
    expect(DUELS.even(ship([3, 3, 3, 3], { faces: 1 }), foe)).toBeGreaterThan(worth)
    expect(DUELS.even(ship([3, 3, 3, 3], { hits: [3, 5, 5, 3] }), foe)).toBeGreaterThan(worth)
    expect(DUELS.even(ship([3, 3, 3, 3], { gunnery: 'silver' }), foe)).toBeGreaterThan(worth)
  })

  it('gains nothing from a hull that is not the weakest', () => {
    const foe = ship([4, 4, 4, 4])
    expect(DUELS.even(ship([3, 3, 3, 3]), foe)).toBe(DUELS.even(ship([3, 3, 3, 8]), foe))
  })

  it('is better for whoever is to fire, and aims at guns or crew rather than at sails as near to going', () => {
    const [one, two] = [ship([4, 4, 4, 4]), ship([4, 4, 4, 4])]
    expect(DUELS.toFire(one, two, false)).toBeGreaterThan(0.5)
    expect([CREW, CANNONS]).toContain(DUELS.aim(one, two, false))
    expect(DUELS.aim(one, ship([1, 5, 5, 5]), false)).toBe(SAILS)
  })

  it.each<readonly [string, Layout]>([
    ['the faster first', { levels: ['5333', '3334'] }],
    ['equally fast', { levels: ['4433', '4344'] }],
    ['with guards aboard', { levels: ['3333', '3433'], artisans: ['crew', 'hull'] }],
  ])('fought out by the rules comes to what was reckoned, %s', (_, ships) => {
    // Nobody has cards to board with, so the order of the first exchange is rolled, and its first captain is asked.
    const { state: begun, seat } = position({ places: [3, 3, 6, 6], ...ships })
    const expected = DUELS.toFire(combatantOf(begun, seat), combatantOf(begun, 1 - seat), false)
    const chance = new Sfc32(11)
    let won = 0
    for (let duel = 0; duel < FOUGHT; duel++) won += fightOut(cove.clone(begun), chance) === seat ? 1 : 0
    expect(Math.abs(won / FOUGHT - expected)).toBeLessThan(0.05)
  })
})
