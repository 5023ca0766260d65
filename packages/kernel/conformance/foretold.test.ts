import { describe, expect, test } from 'vitest'
import { Foretold } from './foretold.ts'

describe('what is foretold', () => {
  test('comes first, then any luck', () => {
    const chance = new Foretold([5, 2])
    expect([chance.die(), chance.below(3)]).toEqual([6, 2])
    const more = Array.from({ length: 50 }, () => chance.die())
    expect(new Set(more).size).toBeGreaterThan(1)
    expect(chance.drawn).toBe(52)
    expect(() => chance.assertUsedUp()).not.toThrow()
  })

  test('must be possible', () => {
    expect(() => new Foretold([6]).die()).toThrow('6 was told, but below(6) asked for')
    expect(() => new Foretold([-1]).die()).toThrow('-1 was told')
  })

  test('must come to pass', () => {
    const chance = new Foretold([1, 2])
    chance.die()
    expect(() => chance.assertUsedUp()).toThrow('told, but not used: 2')
  })
})
