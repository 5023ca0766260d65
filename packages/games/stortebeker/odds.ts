// Chances of a boarding, for bots and for captains who ask. Knows dice, not the table.

/** By total of two dice from 0: in how many of 36 throws at least that is rolled. */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0] as const
const THROWS = 36

/** The chance that two dice and a bonus reach a strength, or another total. */
export function chanceToBoard(strength: number, bonus: number): number {
  const needed = Math.max(0, Math.min(AT_LEAST.length - 1, strength - bonus))
  return AT_LEAST[needed]! / THROWS
}
