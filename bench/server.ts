// The server under load: moves acknowledged over HTTP, beside a bare durable append on the same disk in the same run.
import { measureServer, measureStart } from '@flibuste/server'
import { fleetRows } from './fleet.ts'
import type { Row } from './row.ts'

const MATCHES = 100

/** What the matches add to a start: what it takes anyway is compiling, and says more of the machine. */
async function startRow(): Promise<Row> {
  const { matches, emptyMs, readyMs } = await measureStart()
  return {
    name: `ready later with ${matches.toLocaleString('en')} unfinished matches`,
    value: Math.max(0, readyMs - emptyMs),
    unit: 'ms',
    target: { value: 2000, is: 'at most' },
    note: `${Math.round(emptyMs).toLocaleString('en')} ms with none`,
  }
}

export async function serverRows(): Promise<Row[]> {
  const { movesPerSecond, p50Ms, p99Ms, bareAppendsPerSecond } = await measureServer(MATCHES)
  const bare = Math.round(bareAppendsPerSecond)
  const ratio = (movesPerSecond / bareAppendsPerSecond).toFixed(2)
  const at = `${MATCHES} matches`
  return [
    {
      name: `moves acknowledged, ${at}`,
      value: movesPerSecond,
      unit: 'moves/s',
      target: { value: 8000, is: 'at least' },
      note: `${ratio} of a bare durable append (${bare.toLocaleString('en')}/s) on this disk`,
    },
    { name: `a move's latency, ${at}, median`, value: p50Ms, unit: 'ms', target: null, note: '' },
    { name: `a move's latency, ${at}, p99`, value: p99Ms, unit: 'ms', target: null, note: '' },
    await startRow(),
    ...(await fleetRows()),
  ]
}
