// Several nodes on one PostgreSQL, beside the embedded store: how soon they tell one another, what a move costs, how soon they are ready.
import {
  measureEmbeddedCost,
  measureFleetCost,
  measureHops,
  measurePostgresStart,
  type CostFigures,
} from '../packages/server/src/measure/fleet-figures.ts'
import type { Row } from './row.ts'

const NODES = [1, 3]

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

const costRow = (name: string, { perNodeSecond }: CostFigures, note: string): Row => ({
  name: `moves a CPU second, ${name}`,
  value: perNodeSecond,
  unit: 'moves',
  target: null,
  note,
})

async function costRows(): Promise<Row[]> {
  const embedded = await measureEmbeddedCost()
  const rows = [costRow('embedded store', embedded, '')]
  for (const count of NODES) {
    const cost = await measureFleetCost(count)
    const share = (cost.perNodeSecond / embedded.perNodeSecond).toFixed(2)
    const inAll = Math.round(cost.perSecondInAll).toLocaleString('en')
    rows.push(
      costRow(
        `PostgreSQL, ${count} node${count > 1 ? 's' : ''}`,
        cost,
        `${share} of the embedded; ${inAll} with the database's`,
      ),
    )
  }
  return rows
}

export const fleetRows = async (): Promise<Row[]> => [await hopRow(), await startRow(), ...(await costRows())]
