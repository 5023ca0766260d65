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

/** Seconds of one core in the fastest of several runs, after one to warm up. */
export function bestOf(run: () => void, rounds = ROUNDS): number {
  run()
  return Math.min(...Array.from({ length: rounds }, () => secondsOf(run)))
}
