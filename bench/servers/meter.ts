// Loaded before a server that is measured: says what the process has cost so far, or what it holds, whenever its starter asks.

export type Asked = 'cpu' | 'memory'

/** Seconds of the processor, of all its threads. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What lives in memory once everything else was collected, outside the heap included. */
function liveBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

process.on('message', (asked: Asked) => process.send?.(asked === 'cpu' ? cpuSeconds() : liveBytes()))
// A line to the starter is no reason to go on.
process.channel?.unref()
