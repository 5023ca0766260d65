// A clock for whatever has to wait, so that a test can hold the time. Rules and matches never look at one.

export interface Clock {
  now(): number
  /** Calls `then` after so many milliseconds. The function it returns cancels that. */
  after(ms: number, then: () => void): () => void
}
