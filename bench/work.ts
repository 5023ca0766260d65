// What both sides of a comparison do, and what it cost one of them.

export interface Work {
  /** Whole games of random bots, worlds dealt from views, or worlds evaluated for all seats. */
  readonly kind: 'games' | 'worlds' | 'worths'
  readonly game: string
  readonly seats: number
  readonly games: number
  /** The number of the first game. */
  readonly first: number
}

export interface Cost {
  /** Of a processor. */
  readonly seconds: number
  /** Decisions made, worlds dealt, worlds evaluated. */
  readonly units: number
}
