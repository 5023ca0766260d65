// Our server beside boardgame.io's own in memory and a bare durable append: each in a process of its own, one load generator, by turns,
// in processor time of the server alone. Then ours again as nodes on a PostgreSQL.
import { spreadOf } from '../clock.ts'
import type { Row } from '../row.ts'
import { NODE_FLAGS } from '../../scripts/program.mjs'
import { bareSide, linedSide } from '../servers/bare.ts'
import { bundleServers, type Bundled } from '../servers/bundled.ts'
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
  writtenRow,
  type Running,
  UNCOMPILED,
} from '../servers/figures.ts'
import { startMeasured } from '../servers/measured.ts'
import { ourSide } from '../servers/ours.ts'
import { fleetRows } from './fleets.ts'
import { theirSide } from './theirs.ts'

interface Everybody {
  readonly ours: Running
  readonly theirs: Running
  readonly bare: Running
  readonly lined: Running
}

interface Costs {
  readonly our: number
  readonly their: number
  readonly bare: number
  readonly lined: number
}

/** By turns; the first round warms all of them up. */
async function costsBeside({ ours, theirs, bare, lined }: Everybody): Promise<Costs[]> {
  const costs: Costs[] = []
  const turn = { matches: MATCHES, movesEach: MOVES_EACH }
  for (let round = 0; round <= ROUNDS; round++) {
    const cost = {
      our: await microsOf(ours, turn),
      their: await microsOf(theirs, turn),
      bare: await microsOf(bare, turn),
      lined: await microsOf(lined, turn),
    }
    if (round > 0) costs.push(cost)
  }
  return costs
}

function besideRows(costs: readonly Costs[]): Row[] {
  const besideTheirs = spreadOf(costs.map(({ our, their }) => their / our))
  const besideBare = spreadOf(costs.map(({ our, bare }) => bare / our))
  const besideLined = spreadOf(costs.map(({ our, lined }) => lined / our))
  const linedBesideTheirs = spreadOf(costs.map(({ lined, their }) => their / lined))
  const our = inMicros(costs.map((cost) => cost.our))
  return [
    {
      name: 'a durable move beside boardgame.io’s in memory',
      value: besideTheirs.middle,
      unit: 'times as cheap',
      target: { value: 2.5, is: 'at least' },
      note: `${between(besideTheirs)}; ours ${our}, theirs ${inMicros(costs.map(({ their }) => their))}`,
    },
    {
      name: 'a move beside a bare fastify and libsql append',
      value: besideBare.middle,
      unit: 'times as cheap',
      target: { value: 0.4, is: 'at least' },
      note: `${between(besideBare)}; bare ${inMicros(costs.map(({ bare }) => bare))}`,
    },
    {
      name: 'a move beside a bare server with two lines a match',
      value: besideLined.middle,
      unit: 'times as cheap',
      target: null,
      note: `${between(besideLined)}; bare ${inMicros(costs.map(({ lined }) => lined))}, ${linedBesideTheirs.middle.toFixed(2)} times as cheap as theirs`,
    },
  ]
}

async function* embeddedRows({ meter, ...paths }: Bundled): AsyncGenerator<Row> {
  const flags = NODE_FLAGS
  const [our, plain, their, least, told] = await Promise.all([
    startMeasured({ path: paths.ours, meter, flags }),
    startMeasured({ path: paths.ours, meter, flags: [...flags, ...UNCOMPILED] }),
    startMeasured({ path: paths.theirs, meter }),
    startMeasured({ path: paths.bare, meter }),
    startMeasured({ path: paths.lined, meter }),
  ])
  try {
    const ours = { server: our, side: ourSide([our.url]) }
    const theirs = { server: their, side: theirSide(their.url) }
    const bare = { server: least, side: bareSide(least.url) }
    yield* besideRows(await costsBeside({ ours, theirs, bare, lined: { server: told, side: linedSide(told.url) } }))
    yield await writtenRow(ours)
    yield await memoryRow({ server: plain, side: ourSide([plain.url]) })
    yield await paceRow(ours, bare)
    yield* flatRows({ server: our, laid: (how) => ourSide([our.url], how) })
  } finally {
    await Promise.all([our, plain, their, least, told].map((server) => server.end()))
  }
}

/** Row after row, as they are measured: all of them take a while. */
export async function* peerServerRows(): AsyncGenerator<Row> {
  const bundled = await bundleServers()
  yield* embeddedRows(bundled)
  for (const nodes of [1, 3]) yield* fleetRows(bundled, nodes)
}
