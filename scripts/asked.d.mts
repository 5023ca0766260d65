// Types of asked.mjs for its test, which is TypeScript.

export interface Asked {
  readonly depth: 'quick' | 'merge' | 'deep'
  /** Flags of the depth tests with their values. */
  readonly wishes: readonly string[]
  /** Flags for vitest. */
  readonly units: readonly string[]
  /** Flags for Playwright. */
  readonly browser: readonly string[]
  readonly paths: readonly string[]
}

export function readAsked(args: readonly string[]): Asked
