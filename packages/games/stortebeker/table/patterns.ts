// The ways to use the cards of a turn: lay, then discard, then pay for a broadside last. STO-3.2, STO-3.3. Pure.
import type { CardsView } from '../view.ts'

export const USES = ['lay', 'discard', 'pay'] as const
export type Use = (typeof USES)[number]

/** The uses of one turn, in order. */
export type Pattern = readonly Use[]

const repeat = (use: Use, times: number): Use[] => Array.from({ length: times }, () => use)

/** Every way to use so many cards: seven for three, laying first. */
export function patternsOf(quota: number): Pattern[] {
  const patterns: Pattern[] = []
  for (let laid = quota; laid >= 0; laid--) {
    const rest = quota - laid
    patterns.push([...repeat('lay', laid), ...repeat('discard', rest)])
    if (rest > 0) patterns.push([...repeat('lay', laid), ...repeat('discard', rest - 1), 'pay'])
  }
  return patterns
}

/** What has been done with the cards so far. */
export const usedOf = ({ placed, discarded, paid }: CardsView): Pattern => [
  ...repeat('lay', placed),
  ...repeat('discard', discarded),
  ...repeat('pay', paid),
]

/** Whether a turn may still become this. */
export const isOpen = (pattern: Pattern, used: Pattern): boolean => used.every((use, at) => pattern[at] === use)

/** What the next card may be used for, in the order of the rules. */
export function usesOpen(cards: CardsView): Use[] {
  const used = usedOf(cards)
  const next = new Set(
    patternsOf(cards.quota)
      .filter((pattern) => isOpen(pattern, used))
      .map((pattern) => pattern[used.length]),
  )
  return USES.filter((use) => next.has(use))
}

/**
 * Cards that may be picked from the pile if the turn is played so: two discarded bring one, three bring two. STO-3.9.
 */
export const picksOf = (pattern: Pattern): number => Math.max(0, pattern.filter((use) => use === 'discard').length - 1)
