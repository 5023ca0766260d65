// What one address and one guest may have of something, and what they are told when it is used up. Guests are those whose cookie
// was verified: what a cookie merely says counts for nothing here.
import { laterProblem } from '../problem.ts'
import { addressOf } from './address.ts'
import { createBudget } from './budget.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export interface AllowanceParts {
  readonly address: number
  readonly guest: number
  readonly withinMs: number
  now(): number
  /** For whoever has used it up. */
  readonly detail: string
}

export interface Allowance {
  /** Throws `too-many`, with the time after which there is some again. */
  spend(ip: string, guest: string | null, cost?: number): void
}

export function createAllowance({ address, guest: most, withinMs, now, detail }: AllowanceParts): Allowance {
  const byAddress = createBudget({ most: address, withinMs, now })
  const byGuest = createBudget({ most, withinMs, now })
  return {
    spend: (ip, guest, cost = 1) => {
      const wait = byAddress.spend(addressOf(ip), cost) || (guest === null ? 0 : byGuest.spend(guest, cost))
      if (wait > 0) throw laterProblem('too-many', wait, detail)
    },
  }
}
