// Drawing by weight, for habits.
import type { Chance } from '@flibuste/kernel'

const FINE = 0x10000

/** Which of several worths: each `heat` more makes it e times as likely. */
export function drawFrom(worths: readonly number[], heat: number, own: Chance): number {
  const most = Math.max(...worths)
  const weights = worths.map((worth) => Math.exp((worth - most) / heat))
  let left = (own.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [at, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return at
  }
  return worths.indexOf(most)
}

/** Whether something comes about that does so in this share of cases. */
export const comesAbout = (share: number, own: Chance): boolean => own.below(FINE) < share * FINE
