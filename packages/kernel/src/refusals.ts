// Refusals as constants, from a game's table of reasons. The words are the game's text files' business.
import type { Refusal } from './contract.ts'

/** By reason, the clause that forbids it. */
export type ClauseOf<Clause extends string = string> = { readonly [reason: string]: Clause }

export type Refusals<C extends ClauseOf> = { readonly [R in keyof C & string]: Refusal<C[R], R> }

/** Each reason with its clause, built once and frozen. */
export function refusalsOf<const C extends ClauseOf>(clauses: C): Refusals<C> {
  const made = Object.entries(clauses).map(([reason, clause]) => [reason, Object.freeze({ clause, reason })])
  return Object.freeze(Object.fromEntries(made))
}
