// Loaded before a server that is measured: says what the process has cost so far, or what it holds, whenever its starter asks.
import { readFileSync } from 'node:fs'

export type Asked = 'cpu' | 'memory' | 'written'

/** Seconds of the processor, of all its threads. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const COLLECTIONS = 3
const PAUSE_MS = 100

/** What lives in memory once everything else was collected, outside the heap included: buffers of closed sockets go a collection later than their owners. */
async function liveBytes(): Promise<number> {
  for (let nth = 0; nth < COLLECTIONS; nth++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
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

const METERS: { readonly [asked in Asked]: () => number | Promise<number> } = {
  cpu: cpuSeconds,
  memory: liveBytes,
  written: writtenBytes,
}

async function tell(asked: Asked): Promise<void> {
  process.send?.(await METERS[asked]())
}

process.on('message', (asked: Asked) => void tell(asked))
// A line to the starter is no reason to go on.
process.channel?.unref()
