// How much of anything a client may send. One place, so that page and server agree.

export const LIMITS = {
  nameLength: 24,
  chatLength: 280,
  entropyLength: 64,
  answerLength: 40,
  bodyBytes: 16_384,
  /**
   * What opens a table may bring a whole edition. The ones in the box take 1 to 3 kB; the largest the rules would read, the
   * board of Pirates! with the longest names in a script of three bytes a letter, takes 22 kB, and indented half as much again.
   */
  tableBytes: 65_536,
  chatKept: 200,
  /** How long after a table was laid its short code leads to it: a table nobody comes to is not to be found by guessing. */
  codeMs: 24 * 3600 * 1000,
  /** A match under way that nobody has touched for so long is asked whether it is to be kept. */
  askedAfterMs: 80 * 24 * 3600 * 1000,
  /** How often the host may free somebody's seat before that guest can only watch. */
  freeings: 2,
  /** So many of those who watch are told by name; the others are counted. */
  spectatorsNamed: 12,
  /** Frames on a page of the history: 321 kB at most before packing in all golden games, and a match has a dozen pages. */
  historyFrames: 50,
} as const
