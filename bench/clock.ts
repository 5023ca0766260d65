// Timing that other programs on the machine disturb as little as possible: several rounds, the best one counts, and of each
// the time the processor spent where that is less than what the wall clock says.

const ROUNDS = 5

function secondsOf(run: () => void): number {
  const cpu = process.cpuUsage()
  const begun = performance.now()
  run()
  const wall = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return Math.min(wall, (user + system) / 1e6)
}

/** Seconds of the processor. */
export function cpuSecondsOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Seconds of one core in the fastest of several runs, after one to warm up. */
export function bestOf(run: () => void, rounds = ROUNDS): number {
  run()
  return Math.min(...Array.from({ length: rounds }, () => secondsOf(run)))
}

export interface Spread {
  readonly middle: number
  readonly least: number
  readonly most: number
}

/** The median and the range of measurements. */
export function spreadOf(measured: readonly number[]): Spread {
  const sorted = measured.toSorted((one, two) => one - two)
  return { middle: sorted[sorted.length >> 1]!, least: sorted[0]!, most: sorted.at(-1)! }
}
