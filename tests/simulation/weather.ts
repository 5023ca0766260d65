// What befalls messages on their way, and how long they take: drawn from the seed. When it is calm everything arrives.
import type { Chance } from '@flibuste/kernel'

/**
 * `lost`: it never arrives. `unanswered`: it arrives and its answer does not. `late`: whoever sent it has given up by the time it
 * arrives. `doubled`: it arrives twice. `before`, `after`: whoever sent it dies before it arrives, or when it has.
 */
export const FATES = ['fine', 'lost', 'unanswered', 'late', 'doubled', 'before', 'after'] as const
export type Fate = (typeof FATES)[number]

/** Of so many messages one meets with something. */
const FINE = 14
/** Most take a few milliseconds, some are held up. */
const QUICK_MS = 6
const SLOW_MS = 900
const SLOW = 12
/** After so long whoever sent something gives it up for lost. */
const PATIENCE_MS = 2500

export class Weather {
  readonly chance: Chance
  isCalm = true
  readonly counts = new Map<Fate, number>()

  constructor(chance: Chance) {
    this.chance = chance
  }

  fate(): Fate {
    const { chance } = this
    const fate = this.isCalm || chance.below(FINE) > 0 ? 'fine' : (FATES[1 + chance.below(FATES.length - 1)] ?? 'fine')
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1)
    return fate
  }

  /** How long a message is on its way. */
  latency(): number {
    const isSlow = !this.isCalm && this.chance.below(SLOW) === 0
    return 1 + this.chance.below(isSlow ? SLOW_MS : QUICK_MS)
  }

  patience(): number {
    return 1 + this.chance.below(PATIENCE_MS)
  }

  /** Once in so many times; never when it is calm. */
  strikes(oneIn: number): boolean {
    return !this.isCalm && this.chance.below(oneIn) === 0
  }
}
