import { describe, expect, test } from 'vitest'
import { unevenness } from '../conformance/statistics.ts'
import { Chance, NoChance, Scripted, Sfc32 } from './chance.ts'
import { MatchChance } from './match-chance.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const GENERATORS: readonly [string, () => Chance][] = [
  ['sfc32', () => new Sfc32(2024)],
  ['a match', () => new MatchChance(KEY, 5)],
]
/** Standard deviations of chi-square above its mean; the seeds are fixed, so this never flickers. */
const FAIR = 4

/** Words chosen by the test, to walk the paths of Lemire's method one by one. */
class Words extends Chance {
  taken = 0
  private readonly words: readonly number[]

  constructor(...words: number[]) {
    super()
    this.words = words
  }

  protected word(): number {
    return this.words[this.taken++]!
  }
}

const countsOf = (draws: number, categories: number, draw: () => number): number[] => {
  const counts = Array.from({ length: categories }, () => 0)
  for (let n = 0; n < draws; n++) counts[draw()]!++
  return counts
}

describe.each(GENERATORS)('%s', (_name, generator) => {
  test.each([2, 3, 5, 6, 7, 10, 52, 100])('below(%i) gives every result equally often', (n) => {
    const chance = generator()
    expect(unevenness(countsOf(n * 2000, n, () => chance.below(n)))).toBeLessThan(FAIR)
    expect(chance.drawn).toBe(n * 2000)
  })

  test('pairs of results that follow each other are even too', () => {
    const chance = generator()
    expect(unevenness(countsOf(72_000, 36, () => chance.below(6) * 6 + chance.below(6)))).toBeLessThan(FAIR)
  })

  test('a die shows 1 to 6, each as often', () => {
    const chance = generator()
    const counts = countsOf(30_000, 7, () => chance.die())
    expect(counts[0]).toBe(0)
    expect(unevenness(counts.slice(1))).toBeLessThan(FAIR)
  })

  test('a shuffle brings each of the 24 orders of four as often', () => {
    const chance = generator()
    const orders = new Map<string, number>()
    for (let n = 0; n < 48_000; n++) {
      const cards = ['a', 'b', 'c', 'd']
      chance.shuffle(cards)
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(unevenness([...orders.values()])).toBeLessThan(FAIR)
  })
})

test('what is uneven is seen to be: a modulo would not pass', () => {
  const chance = new Sfc32(1)
  expect(unevenness(countsOf(12_000, 6, () => chance.below(16) % 6))).toBeGreaterThan(FAIR)
})

describe("Lemire's method", () => {
  const TWO_32 = 2 ** 32

  test('takes the high part of word × n', () => {
    expect(new Words(0xffffffff).below(6)).toBe(5)
    expect(new Words(Math.ceil(TWO_32 / 6) + 1).below(6)).toBe(1)
  })

  test('rejects the few words that would favour some results, and no other', () => {
    // 2³² mod 6 = 4: low parts 0 … 3 are one too many. Words 0 and 2³¹ have low part 0.
    const rejected = new Words(0, 0x80000000, 0x80000001)
    expect(rejected.below(6)).toBe(3)
    expect(rejected.taken).toBe(3)
    expect(rejected.drawn).toBe(1)
    // (2³² + 2) / 6 × 6 leaves a low part of 2: rejected; (2³² + 8) / 6 leaves 8: kept.
    const word = (TWO_32 + 2) / 6
    const twice = new Words(word, word + 1)
    expect(twice.below(6)).toBe(1)
    expect(twice.taken).toBe(2)
  })

  test('never rejects for a power of two', () => {
    const words = new Words(0, 0, 0)
    expect([words.below(1), words.below(2), words.below(1 << 20)]).toEqual([0, 0, 0])
    expect(words.taken).toBe(3)
  })

  test('keeps a low part that is small, but not too small', () => {
    // low part 4 = 2³² mod 6, which is the first fair one
    const word = (TWO_32 * 2 + 4) / 6
    const words = new Words(word)
    expect(words.below(6)).toBe(2)
    expect(words.taken).toBe(1)
  })
})

test('sfc32 is pinned: bots and the conformance suite play the same games everywhere', () => {
  const chance = new Sfc32(1)
  expect(Array.from({ length: 8 }, () => chance.below(1000))).toEqual([870, 634, 913, 515, 350, 90, 32, 112])
  expect(new Sfc32(2).below(1 << 20)).not.toBe(new Sfc32(1).below(1 << 20))
})

/** The generator as its author wrote it down, in whole numbers of any size. */
function* sfc32(seed: bigint): Generator<bigint> {
  const cut = (n: bigint): bigint => BigInt.asUintN(32, n)
  let [a, b, c, counter] = [seed, 0x9e3779b9n, 0x243f6a88n, 1n]
  for (;;) {
    const out = cut(a + b + counter++)
    a = b ^ (b >> 9n)
    b = cut(c + (c << 3n))
    c = cut(((c << 21n) | (c >> 11n)) + out)
    yield out
  }
}

test('sfc32 is sfc32, twelve rounds in', () => {
  const words = sfc32(2024n)
  for (let n = 0; n < 12; n++) words.next()
  const chance = new Sfc32(2024)
  for (let n = 0; n < 1000; n++) expect(chance.below(1 << 16)).toBe(Number(BigInt(words.next().value) >> 16n))
})

test('no chance is none', () => {
  expect(() => new NoChance().die()).toThrow('may not use chance')
  expect(() => new NoChance().shuffle([1, 2])).toThrow('may not use chance')
})

describe('a script', () => {
  test('gives exactly its results, as dice or as numbers', () => {
    const dice = Scripted.dice(4, 4, 1)
    expect([dice.die(), dice.die(), dice.die()]).toEqual([4, 4, 1])
    expect(dice.drawn).toBe(3)
    expect(dice.left).toBe(0)
    expect(new Scripted([51]).below(52)).toBe(51)
    expect(() => dice.assertUsedUp()).not.toThrow()
  })

  test('throws when it runs out', () => {
    const dice = Scripted.dice(2)
    dice.die()
    expect(() => dice.die()).toThrow('ran out: below(6)')
  })

  test.each([6, -1, 0.5, NaN])('throws when its result %d cannot be', (result) => {
    expect(() => new Scripted([result]).below(6)).toThrow('below(6) was asked for')
  })

  test('throws when results are left over', () => {
    const dice = Scripted.dice(1, 2, 3)
    dice.die()
    expect(() => dice.assertUsedUp()).toThrow('2 scripted results were not used: 1, 2')
  })

  test('does not touch the list it was given', () => {
    const results = [1, 2]
    new Scripted(results).below(6)
    expect(results).toEqual([1, 2])
  })
})
