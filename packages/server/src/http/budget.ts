// How much work each of many may have done for them, by what it costs and not by how often they ask. What is spent comes back
// with time. Knows neither what is worked at nor who they are.

export interface Budget {
  /** Spends so much and returns 0. If too little is left, it spends nothing and returns how many seconds must pass first. */
  spend(who: string, cost: number): number
}

export interface BudgetParts {
  /** What comes back within that time, and the most that can be saved up. */
  readonly most: number
  readonly withinMs: number
  now(): number
}

interface Purse {
  /** What was left at that moment; below zero, a debt. */
  left: number
  at: number
}

/** Whoever has saved up everything again is forgotten. They are looked for once in so many times, because looking costs something. */
const SWEEP_EVERY = 1000

export function createBudget({ most, withinMs, now }: BudgetParts): Budget {
  const purses = new Map<string, Purse>()
  let spent = 0

  const leftIn = ({ left, at }: Purse): number => Math.min(most, left + ((now() - at) * most) / withinMs)

  function sweep(): void {
    if (++spent % SWEEP_EVERY > 0) return
    for (const [who, purse] of purses) if (leftIn(purse) >= most) purses.delete(who)
  }

  return {
    spend: (who, cost) => {
      sweep()
      const purse = purses.get(who) ?? { left: most, at: now() }
      const left = leftIn(purse)
      // Whoever has saved all they can may spend even more than that, and is in debt afterwards.
      const lacking = Math.min(cost, most) - left
      if (lacking > 0) return Math.ceil((lacking * withinMs) / most / 1000)
      purse.left = left - cost
      purse.at = now()
      purses.set(who, purse)
      return 0
    },
  }
}
