// Types of reports.mjs for its test, which is TypeScript.

export interface Sum {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Each with the head of its error. */
  readonly failures: readonly string[]
}

/** A tool that failed without a failed test, or left no report, counts as one failure. */
export function sumOf(report: string, code: number, read: (report: unknown) => Sum): Sum
export function readVitest(report: unknown): Sum
export function readPlaywright(report: unknown): Sum
