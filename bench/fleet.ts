// Several nodes on one PostgreSQL: how soon they tell one another, how soon they are ready. What a move costs there is told by `--peers`.
import { measureHops, measurePostgresStart } from '../packages/server/src/measure/fleet-figures.ts'
import type { Row } from './row.ts'

async function hopRow(): Promise<Row> {
  const { moves, p50Ms, p99Ms } = await measureHops()
  return {
    name: 'a move at one node seen at another, p99',
    value: p99Ms,
    unit: 'ms',
    target: { value: 100, is: 'at most' },
    note: `median ${p50Ms.toFixed(1)} ms of ${moves.toLocaleString('en')} moves`,
  }
}

async function startRow(): Promise<Row> {
  const { matches, emptyMs, readyMs } = await measurePostgresStart()
  return {
    name: `PostgreSQL: ready later with ${matches.toLocaleString('en')} unfinished matches`,
    value: Math.max(0, readyMs - emptyMs),
    unit: 'ms',
    target: { value: 2000, is: 'at most' },
    note: `${Math.round(emptyMs).toLocaleString('en')} ms with none`,
  }
}

export const fleetRows = async (): Promise<Row[]> => [await hopRow(), await startRow()]
