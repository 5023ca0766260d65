// The suite is only worth what it catches: bugs planted one by one in a clean toy, each found under its own name.
import { expect, test } from 'vitest'
import { Breach, PROPERTIES } from './index.ts'
import { LUCK_BUGS } from './toy/bugs-luck.ts'
import { RULE_BUGS } from './toy/bugs-rules.ts'
import { SECRET_BUGS } from './toy/bugs-secrets.ts'
import { after, caught, TABLE } from './toy/plant.ts'
import { toy } from './toy/index.ts'

const BUGS = [...RULE_BUGS, ...SECRET_BUGS, ...LUCK_BUGS]

test.each(BUGS.map((bug) => [bug.property, bug.bug, bug] as const))(
  '%s catches %s',
  (property, _bug, { game, table }) => {
    expect(caught(game(), table)).toMatchObject({ property })
  },
)

test('every property has caught something', () => {
  const caughtBy = new Set(BUGS.map((bug) => bug.property))
  expect(PROPERTIES.filter((property) => !caughtBy.has(property))).toEqual([])
})

test('a breach says where it happened, well enough to see it again', () => {
  const game = after(({ state }) => {
    if (state.coins[0]! > 8) throw new RangeError('rich')
  })
  const first = caught(game, { ...TABLE, firstSeed: 90, deepEvery: 50 })
  expect(first.message).toMatch(/^throws: RangeError: rich\n {2}toy, 3 seats, \{"rounds":3\}, seed \d+, move \d+$/)
  expect(first.seed).toBeGreaterThan(90)
  expect(first.cause).toBeInstanceOf(RangeError)
  const again = caught(game, { ...TABLE, firstSeed: first.seed, games: 1 })
  // A lone game is looked at more closely, so the same bug may show a few moves earlier.
  expect(again).toMatchObject({ property: first.property, seed: first.seed })
  expect(again.move).toBeLessThanOrEqual(first.move)
})

test('a clean game is not caught', () => {
  expect(() => caught(toy, { ...TABLE, games: 2 })).toThrow('nothing was caught')
  expect(() => caught(toy, { ...TABLE, games: 2 })).not.toThrow(Breach)
})
