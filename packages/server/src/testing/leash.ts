// For servers that tests start in a process of their own: none outlives whoever started it.

/** Ends the process when its input closes, as a pipe does with the process at its other end, however that ended. */
export function endWithStarter(): void {
  process.stdin.once('end', () => process.exit(1)).resume()
}
