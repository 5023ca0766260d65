// What tells the time to whoever has to wait, so that a test can hold it. Rules and matches never look at one.

export interface Clock {
  now(): number
  /** Calls back later; the answer cancels it. */
  after(ms: number, then: () => void): () => void
}
