// Chance for rule tests about one throw among many draws.
import { Sfc32 } from '@flibuste/kernel'

/** `below` returns these results first, all of which must be used, and random ones after them. */
export class Foretold extends Sfc32 {
  private readonly told: number[]

  constructor(told: readonly number[]) {
    super(1)
    this.told = told.slice()
  }

  override below(n: number): number {
    const result = this.told.shift()
    if (result === undefined) return super.below(n)
    if (result < 0 || result >= n) throw new Error(`${result} was told, but below(${n}) asked for`)
    this.drawn++
    return result
  }

  assertUsedUp(): void {
    if (this.told.length > 0) throw new Error(`told, but not used: ${this.told.join(', ')}`)
  }
}
