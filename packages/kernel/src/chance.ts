// All randomness of the rules. They see only `Chance`; the caller chooses the generator behind it.

const TWO_32 = 4294967296
/** A power of two, so multiplying is as exact as dividing, and faster. */
const PER_TWO_32 = 1 / TWO_32

const SHARES = 1 << 20

export abstract class Chance {
  /** How many times chance was drawn so far. A move that has drawn cannot be undone. */
  drawn = 0

  /** Thirty-two fresh bits as a number from 0 to 2³² − 1. */
  protected abstract word(): number

  /**
   * 0 … n − 1, each exactly equally likely: Lemire's method, which rejects the few words that would favour some results.
   * Exact up to n = 2²¹, where the product still fits a double.
   */
  below(n: number): number {
    this.drawn++
    let product = this.word() * n
    let high = (product * PER_TWO_32) | 0
    if (product - high * TWO_32 < n) {
      const unfair = (TWO_32 - n) % n
      while (product - high * TWO_32 < unfair) {
        product = this.word() * n
        high = (product * PER_TWO_32) | 0
      }
    }
    return high
  }

  /** A fraction from 0 to less than 1, in about a million steps. */
  share(): number {
    return this.below(SHARES) / SHARES
  }

  die(): number {
    return this.below(6) + 1
  }

  /** Fisher–Yates, in place. */
  shuffle<T>(items: T[]): void {
    for (let left = items.length; left > 1; left--) {
      const at = this.below(left)
      const last = items[left - 1]!
      items[left - 1] = items[at]!
      items[at] = last
    }
  }
}

/** Chris Doty-Humphrey's sfc32: for playouts and tests, where speed matters and nobody has to be able to check it. */
export class Sfc32 extends Chance {
  private a: number
  private b = 0x9e3779b9 | 0
  private c = 0x243f6a88 | 0
  private counter = 1

  constructor(seed: number) {
    super()
    this.a = seed | 0
    for (let i = 0; i < 12; i++) this.word()
  }

  protected word(): number {
    const out = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) | 0
    return out >>> 0
  }
}

/** For moves that must not draw, such as sealed answers before the last one. */
export class NoChance extends Chance {
  protected word(): number {
    throw new Error('this move may not use chance')
  }
}

/** For rule tests: `below` returns exactly these results, and all of them must be used. Dice are given by `Scripted.dice(4, 4, 1)`. */
export class Scripted extends Chance {
  private readonly results: number[]

  constructor(results: readonly number[]) {
    super()
    this.results = results.slice()
  }

  static dice(...faces: number[]): Scripted {
    return new Scripted(faces.map((face) => face - 1))
  }

  protected word(): number {
    throw new Error('a script has results, not words')
  }

  override below(n: number): number {
    const result = this.results.shift()
    if (result === undefined) throw new Error(`the script ran out: below(${n}) was asked for`)
    if (!Number.isInteger(result) || result < 0 || result >= n)
      throw new Error(`the script says ${result}, but below(${n}) was asked for`)
    this.drawn++
    return result
  }

  get left(): number {
    return this.results.length
  }

  /** Throws if results are left over: a test that rolled fewer dice than it meant to proves something else. */
  assertUsedUp(): void {
    if (this.results.length > 0)
      throw new Error(`${this.results.length} scripted results were not used: ${this.results.join(', ')}`)
  }
}
