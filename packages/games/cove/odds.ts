// Exact odds of a duel in which two ships fire at one section each until it is gone. For bots and for captains who ask. Knows dice, not
// the table: cards, flight and dice lost on the way are left out.

/** A ship in a duel: hits it can take before it is gone, dice it rolls, and in how many of six faces each hits. */
export interface Duellist {
  readonly hits: number
  readonly dice: number
  readonly faces: number
}

const MOST_HITS = 16
const MOST_DICE = 6

function choose(n: number, k: number): number {
  let ways = 1
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at
  return ways
}

/** By faces that hit, then dice: the chance of each number of hits. */
const CHANCES: readonly (readonly (readonly number[])[])[] = Array.from({ length: 7 }, (_, faces) =>
  Array.from({ length: MOST_DICE + 1 }, (_dice, dice) =>
    Array.from(
      { length: dice + 1 },
      (_hits, hits) => choose(dice, hits) * (faces / 6) ** hits * (1 - faces / 6) ** (dice - hits),
    ),
  ),
)

/** The chance of each number of hits, from none to all. */
export const chancesOf = (dice: number, faces: number): readonly number[] =>
  CHANCES[faces]![Math.max(0, Math.min(MOST_DICE, dice))]!

const KNOWN = new Map<number, number>()

const keyOf = (one: Duellist, two: Duellist): number =>
  ((((one.hits * MOST_HITS + two.hits) * 8 + one.dice) * 8 + two.dice) * 8 + one.faces) * 8 + two.faces

const bounded = ({ hits, dice, faces }: Duellist): Duellist => ({
  hits: Math.max(0, Math.min(MOST_HITS - 1, hits)),
  dice: Math.max(0, Math.min(MOST_DICE, dice)),
  faces,
})

/** What `first` gains by hitting at least once: the foe is gone, or fires back weaker. */
function gain(first: Duellist, second: Duellist): number {
  const chances = CHANCES[first.faces]![first.dice]!
  let sum = 0
  for (let hits = 1; hits < chances.length; hits++)
    sum += chances[hits]! * (hits >= second.hits ? 1 : 1 - win({ ...second, hits: second.hits - hits }, first))
  return sum
}

function win(first: Duellist, second: Duellist): number {
  const key = keyOf(first, second)
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const miss = CHANCES[first.faces]![first.dice]![0]!
  const otherMisses = CHANCES[second.faces]![second.dice]![0]!
  // Both may miss for ever: first = gain + miss × (1 − second), second = gain + miss × (1 − first), solved for the first.
  const both = 1 - miss * otherMisses
  const odds = both <= 0 ? 0.5 : (gain(first, second) + miss * (1 - gain(second, first) - otherMisses)) / both
  KNOWN.set(key, odds)
  return odds
}

/** The chance that the one who fires first outlasts the other. */
export function chanceToOutlast(first: Duellist, second: Duellist): number {
  if (second.hits <= 0) return 1
  return first.hits <= 0 ? 0 : win(bounded(first), bounded(second))
}
