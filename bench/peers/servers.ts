// Our server beside boardgame.io's own in memory and a bare durable append: each in a process of its own, one load generator, by turns,
// in processor time of the server alone.
import { spreadOf, type Spread } from '../clock.ts'
import type { Row } from '../row.ts'
import { NODE_FLAGS } from '../../scripts/program.mjs'
import { bareSide, linedSide } from '../servers/bare.ts'
import { bundleServers } from '../servers/bundled.ts'
import { hangUp } from '../servers/http.ts'
import { openMatches, playAll, playPaced } from '../servers/load.ts'
import { startMeasured, type Measured } from '../servers/measured.ts'
import { ourSide, type Laid } from '../servers/ours.ts'
import type { LiveMatch, Side } from '../servers/side.ts'
import { theirSide } from './theirs.ts'

const ROUNDS = 3
const MATCHES = 200
const MOVES_EACH = 50
const LONG_MATCHES = 8
const PACE = 400
const PACED_SECONDS = 10

interface Running {
  readonly server: Measured
  readonly side: Side
}

/** Every match on any server has a number of its own. */
let opened = 0

interface Turn {
  readonly matches: number
  readonly movesEach: number
}

/** Microseconds of the processor a move. */
async function costOf(server: Measured, live: readonly LiveMatch[], movesEach: number): Promise<number> {
  const begun = await server.ask('cpu')
  const moves = await playAll(live, movesEach)
  return (((await server.ask('cpu')) - begun) / moves) * 1e6
}

/** The same with matches that are opened before and closed after. */
async function microsOf({ server, side }: Running, { matches, movesEach }: Turn): Promise<number> {
  const live = await openMatches(side, matches, (opened += matches))
  const cost = await costOf(server, live, movesEach)
  for (const match of live) match.close()
  return cost
}

const quantile = (measured: readonly number[], share: number): number =>
  measured.toSorted((one, two) => one - two)[Math.floor(measured.length * share)] ?? Number.NaN

async function p99Of({ side }: Running): Promise<number> {
  const live = await openMatches(side, MATCHES, (opened += MATCHES))
  const latencies = await playPaced(live, PACE, PACED_SECONDS)
  for (const match of live) match.close()
  return quantile(latencies, 0.99)
}

const between = ({ least, most }: Spread): string => `${least.toFixed(2)} to ${most.toFixed(2)} in ${ROUNDS} rounds`
const inMicros = (measured: readonly number[]): string => `${spreadOf(measured).middle.toFixed(0)} µs a move`

interface Everybody {
  readonly ours: Running
  readonly theirs: Running
  readonly bare: Running
  readonly lined: Running
}

/** By turns; the first round warms all of them up. */
async function besideRows({ ours, theirs, bare, lined }: Everybody): Promise<Row[]> {
  const costs: { our: number; their: number; bare: number; lined: number }[] = []
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
  const besideTheirs = spreadOf(costs.map(({ our, their }) => their / our))
  const besideBare = spreadOf(costs.map(({ our, bare: least }) => least / our))
  const besideLined = spreadOf(costs.map(({ our, lined: least }) => least / our))
  const linedBesideTheirs = spreadOf(costs.map(({ lined: least, their }) => their / least))
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
      note: `${between(besideBare)}; bare ${inMicros(costs.map(({ bare: least }) => least))}`,
    },
    {
      name: 'a move beside a bare server with two lines a match',
      value: besideLined.middle,
      unit: 'times as cheap',
      target: null,
      note: `${between(besideLined)}; bare ${inMicros(costs.map(({ lined: least }) => least))}, ${linedBesideTheirs.middle.toFixed(2)} times as cheap as theirs`,
    },
  ]
}

async function paceRow(ours: Running, bare: Running): Promise<Row> {
  const [theirs, p99] = [await p99Of(bare), await p99Of(ours)]
  return {
    name: `p99 of a move at ${PACE} a second`,
    value: p99,
    unit: 'ms',
    target: { value: Math.max(10, 2 * theirs), is: 'at most' },
    note: `${theirs.toFixed(1)} ms for a bare append; 10 where that has 5`,
  }
}

/** Counted, so it hardly differs from machine to machine: 3 kB go to both captains, and the rest is the store's. */
async function writtenRow({ server, side }: Running): Promise<Row> {
  const live = await openMatches(side, MATCHES, (opened += MATCHES))
  const begun = await server.ask('written')
  const moves = await playAll(live, MOVES_EACH)
  const bytes = ((await server.ask('written')) - begun) / moves
  for (const match of live) match.close()
  return {
    name: 'written for a move, to files and sockets',
    value: bytes / 1000,
    unit: 'kB',
    target: { value: 8, is: 'at most' },
    note: '13.1 when each row went to its place at once',
  }
}

interface Growth extends Spread {
  readonly told: string
}

/** By how much the second costs more, both measured by turns. */
async function growthOf(measure: () => Promise<readonly [number, number]>): Promise<Growth> {
  const costs: (readonly [number, number])[] = []
  for (let round = 0; round < ROUNDS; round++) costs.push(await measure())
  const spread = spreadOf(costs.map(([before, after]) => after / before))
  const [before, after] = [costs.map(([cost]) => cost), costs.map(([, cost]) => cost)].map(inMicros)
  return { ...spread, told: `${before}, then ${after}; ${between(spread)}` }
}

/** The same matches early on and late. */
async function earlyAndLate({ server, side }: Running): Promise<readonly [number, number]> {
  const live = await openMatches(side, LONG_MATCHES, (opened += LONG_MATCHES))
  await playAll(live, 10)
  const early = await costOf(server, live, 50)
  await playAll(live, 840)
  const late = await costOf(server, live, 50)
  for (const match of live) match.close()
  return [early, late]
}

const growthRow = (name: string, { middle, told }: Growth, most: number): Row => ({
  name,
  value: middle,
  unit: 'times the cost',
  target: { value: most, is: 'at most' },
  note: told,
})

async function* flatRows(server: Measured): AsyncGenerator<Row> {
  const laid = (how: Laid): Running => ({ server, side: ourSide(server.url, how) })
  const long = await growthOf(() => earlyAndLate(laid({ seats: 8, idle: true })))
  yield growthRow('a move after 900 entries, after 10', long, 1.15)
  const watched = await growthOf(async () => [
    await microsOf(laid({ spectators: 5 }), { matches: 20, movesEach: 60 }),
    await microsOf(laid({ spectators: 50 }), { matches: 20, movesEach: 60 }),
  ])
  yield growthRow('a move before 50 spectators, before 5', watched, 1.25)
  const many = await growthOf(async () => [
    await microsOf(laid({}), { matches: 100, movesEach: 64 }),
    await microsOf(laid({}), { matches: 1600, movesEach: 4 }),
  ])
  yield growthRow('a move with 1,600 matches, with 100', many, 1.15)
}

/** What lives in the server when nobody has a line to it any more. */
async function memoryOf(server: Measured): Promise<number> {
  hangUp()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return server.ask('memory')
}

/** What 200 matches leave in memory with every line closed, tables and people. */
async function memoryRow({ server, side }: Running): Promise<Row> {
  const moves = 300
  const before = await memoryOf(server)
  const live = await openMatches(side, MATCHES, (opened += MATCHES))
  await playAll(live, moves)
  for (const match of live) match.close()
  const after = await memoryOf(server)
  return {
    name: `memory of a match after ${moves} moves`,
    value: (after - before) / MATCHES / 1000,
    unit: 'kB',
    target: { value: 8, is: 'at most' },
    note: 'with its two guests, its lines closed',
  }
}

/** Row after row, as they are measured: all of them take a while. */
export async function* peerServerRows(): AsyncGenerator<Row> {
  const { meter, ...paths } = await bundleServers()
  const flags = NODE_FLAGS
  const [our, their, least, told] = await Promise.all([
    startMeasured({ path: paths.ours, meter, flags }),
    startMeasured({ path: paths.theirs, meter }),
    startMeasured({ path: paths.bare, meter }),
    startMeasured({ path: paths.lined, meter }),
  ])
  const servers = [our, their, least, told]
  try {
    const ours = { server: our, side: ourSide(our.url) }
    const theirs = { server: their, side: theirSide(their.url) }
    const bare = { server: least, side: bareSide(least.url) }
    yield* await besideRows({ ours, theirs, bare, lined: { server: told, side: linedSide(told.url) } })
    yield await writtenRow(ours)
    yield await memoryRow(ours)
    yield await paceRow(ours, bare)
    yield* flatRows(our)
  } finally {
    await Promise.all(servers.map((server) => server.end()))
  }
}
