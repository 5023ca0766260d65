// Loaded before a server that is measured: says what the process has cost so far, or what it holds, whenever its starter asks.
import { readFileSync } from 'node:fs'

export type Asked = 'cpu' | 'memory' | 'written'

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

/** To files and sockets so far, as Linux counts it. Elsewhere it is not known. */
function writtenBytes(): number {
  try {
    return Number(/^wchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
  } catch {
    return Number.NaN
  }
}

const METERS: { readonly [asked in Asked]: () => number } = {
  cpu: cpuSeconds,
  memory: liveBytes,
  written: writtenBytes,
}

process.on('message', (asked: Asked) => process.send?.(METERS[asked]()))
// A line to the starter is no reason to go on.
process.channel?.unref()
