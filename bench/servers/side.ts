// What the load generator knows of a server: matches that are played on it, move by move.

/** A match with somebody at each seat, and a line open to each. */
export interface LiveMatch {
  /** Makes the next move; resolves when it is acknowledged. False: the match is over, and nothing was sent. */
  move(): Promise<boolean>
  close(): void
}

export interface Side {
  readonly name: string
  /** Begins one; `number` chooses what will be played in it. */
  open(number: number): Promise<LiveMatch>
}

/** As browsers do. */
export const ENCODINGS = 'gzip, deflate, br'
