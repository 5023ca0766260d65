// What goes wrong before a command has begun, and with what exit code. Nothing here prints.

/** Success; the answer is no (a record that does not hold, clauses missing, a port in use); asked for in the wrong way. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const

/** The command line, the environment or a file is not as it must be: exit code 2, and nothing was started. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command was well formed, but what it was to do cannot be done: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
