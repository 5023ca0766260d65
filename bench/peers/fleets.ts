// The same table for ours as nodes on one PostgreSQL: a captain of every match at each of them, beside the embedded store by turns.
import { cpuSecondsOfPostgres } from '../../packages/server/src/measure/cpu-time.ts'
import { startPostgres, type Postgres } from '../../packages/server/src/testing/postgres.ts'
import { NODE_FLAGS } from '../../scripts/program.mjs'
import { spreadOf } from '../clock.ts'
import type { Row } from '../row.ts'
import type { Bundled } from '../servers/bundled.ts'
import {
  between,
  flatRows,
  inMicros,
  MATCHES,
  memoryRow,
  microsOf,
  MOVES_EACH,
  paceRow,
  ROUNDS,
  type Running,
} from '../servers/figures.ts'
import { startMeasured, type Measured } from '../servers/measured.ts'
import { ourSide } from '../servers/ours.ts'
import { bareSide } from '../servers/bare.ts'

/** Several nodes cost, hold and write what they do together. */
const together = (nodes: readonly Measured[]): Measured => ({
  url: nodes[0]!.url,
  ask: async (what) => (await Promise.all(nodes.map((node) => node.ask(what)))).reduce((sum, one) => sum + one, 0),
  end: async () => void (await Promise.all(nodes.map((node) => node.end()))),
})

interface Beside {
  readonly fleet: number
  readonly embedded: number
  /** Of the database, a move. */
  readonly database: number
}

async function costsBeside(fleet: Running, embedded: Running, postgres: Postgres): Promise<Beside[]> {
  const costs: Beside[] = []
  const turn = { matches: MATCHES, movesEach: MOVES_EACH }
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = cpuSecondsOfPostgres(postgres.folder)
    const cost = await microsOf(fleet, turn)
    const database = ((cpuSecondsOfPostgres(postgres.folder) - begun) / (MATCHES * MOVES_EACH)) * 1e6
    const beside = { fleet: cost, embedded: await microsOf(embedded, turn), database }
    if (round > 0) costs.push(beside)
  }
  return costs
}

function besideRow(costs: readonly Beside[]): Row {
  const spread = spreadOf(costs.map(({ fleet, embedded }) => embedded / fleet))
  const own = inMicros(costs.map(({ fleet }) => fleet))
  const database = inMicros(costs.map((cost) => cost.database))
  return {
    name: 'a move beside the embedded store’s',
    value: spread.middle,
    unit: 'times as cheap',
    target: null,
    note: `${between(spread)}; ${own}, and ${database} of the database, opening its matches included`,
  }
}

interface Harness {
  readonly fleet: Measured
  readonly urls: readonly string[]
  readonly embedded: Measured
  readonly bare: Measured
  readonly postgres: Postgres
}

async function* rowsOf({ fleet, urls, embedded, bare, postgres }: Harness): AsyncGenerator<Row> {
  const running = { server: fleet, side: ourSide(urls) }
  const beside = { server: embedded, side: ourSide([embedded.url]) }
  yield besideRow(await costsBeside(running, beside, postgres))
  yield await memoryRow(running)
  yield await paceRow(running, { server: bare, side: bareSide(bare.url) })
  yield* flatRows({ server: fleet, laid: (how) => ourSide(urls, how) })
}

export async function* fleetRows({ ours, bare, meter }: Bundled, count: number): AsyncGenerator<Row> {
  const postgres = await startPostgres()
  const flags = NODE_FLAGS
  const node = (args: readonly string[]): Promise<Measured> => startMeasured({ path: ours, meter, flags, args })
  const nodes: Measured[] = []
  // They start one after the other: the first lays the tables down.
  while (nodes.length < count) nodes.push(await node([postgres.url]))
  const [embedded, least] = await Promise.all([node([]), startMeasured({ path: bare, meter })])
  const name = `PostgreSQL, ${count} node${count > 1 ? 's' : ''}`
  const urls = nodes.map(({ url }) => url)
  try {
    for await (const row of rowsOf({ fleet: together(nodes), urls, embedded, bare: least, postgres }))
      yield { ...row, name: `${name}: ${row.name}` }
  } finally {
    await Promise.all([...nodes, embedded, least].map((server) => server.end()))
    await postgres.drop()
  }
}
