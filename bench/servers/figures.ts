// What is measured of one server under the load generator, or of several that share a database: what a move costs and whether that grows, how
// late it is answered, what is written for it, what stays in memory.
import { spreadOf, type Spread } from '../clock.ts'
import type { Row } from '../row.ts'
import { hangUp } from './http.ts'
import { openMatches, playAll, playPaced } from './load.ts'
import type { Measured } from './measured.ts'
import type { Laid } from './ours.ts'
import type { LiveMatch, Side } from './side.ts'

export const ROUNDS = 3
export const MATCHES = 200
export const MOVES_EACH = 50
const PACE = 400
const PACED_SECONDS = 10

export interface Running {
  readonly server: Measured
  readonly side: Side
}

/** Ours, however its matches are to be laid. */
export interface Ours {
  readonly server: Measured
  laid(how: Laid): Side
}

/** Every match on any server has a number of its own. */
let opened = 0

const open = (side: Side, matches: number): Promise<LiveMatch[]> =>
  openMatches(side, matches, (opened += matches) - matches + 1)

const closeAll = (live: readonly LiveMatch[]): void => live.forEach((match) => match.close())

/** Microseconds of the processor a move. `play` says how many it made. */
async function costOf(server: Measured, play: () => Promise<number>): Promise<number> {
  const begun = await server.ask('cpu')
  const moves = await play()
  return (((await server.ask('cpu')) - begun) / moves) * 1e6
}

interface Turn {
  readonly matches: number
  readonly movesEach: number
}

/** The same with matches that are opened before and closed after. */
export async function microsOf({ server, side }: Running, { matches, movesEach }: Turn): Promise<number> {
  const live = await open(side, matches)
  const cost = await costOf(server, () => playAll(live, movesEach))
  closeAll(live)
  return cost
}

/** The same at a pace, as people play. */
async function microsAtPace({ server, side }: Running, matches: number): Promise<number> {
  const live = await open(side, matches)
  const cost = await costOf(server, async () => (await playPaced(live, PACE, PACED_SECONDS)).length)
  closeAll(live)
  return cost
}

const quantile = (measured: readonly number[], share: number): number =>
  measured.toSorted((one, two) => one - two)[Math.floor(measured.length * share)] ?? Number.NaN

async function p99Of({ side }: Running): Promise<number> {
  const live = await open(side, MATCHES)
  const latencies = await playPaced(live, PACE, PACED_SECONDS)
  closeAll(live)
  return quantile(latencies, 0.99)
}

export const between = ({ least, most }: Spread): string =>
  `${least.toFixed(2)} to ${most.toFixed(2)} in ${ROUNDS} rounds`
export const inMicros = (measured: readonly number[]): string => `${spreadOf(measured).middle.toFixed(0)} µs a move`

export async function paceRow(ours: Running, bare: Running): Promise<Row> {
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
export async function writtenRow({ server, side }: Running): Promise<Row> {
  const live = await open(side, MATCHES)
  const begun = await server.ask('written')
  const moves = await playAll(live, MOVES_EACH)
  const bytes = ((await server.ask('written')) - begun) / moves
  closeAll(live)
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

/** Enough of them that a pause of the machine is not what is told. */
const LONG_MATCHES = 24
const EARLY = 10
/** Eight captains who do as little as they may are done after 960 moves. */
const LATE = 900

/** The same matches early on and late, so many moves in. */
async function earlyAndLate({ server, side }: Running): Promise<readonly [number, number]> {
  const live = await open(side, LONG_MATCHES)
  await playAll(live, EARLY)
  const early = await costOf(server, () => playAll(live, MOVES_EACH))
  await playAll(live, LATE - EARLY - MOVES_EACH)
  const late = await costOf(server, () => playAll(live, MOVES_EACH))
  closeAll(live)
  return [early, late]
}

const growthRow = (name: string, { middle, told }: Growth, most: number | null): Row => ({
  name,
  value: middle,
  unit: 'times the cost',
  target: most === null ? null : { value: most, is: 'at most' },
  note: told,
})

/** What a move costs must not depend on. */
export async function* flatRows({ server, laid }: Ours): AsyncGenerator<Row> {
  const running = (how: Laid): Running => ({ server, side: laid(how) })
  const long = await growthOf(() => earlyAndLate(running({ seats: 8, idle: true })))
  yield growthRow(`a move after ${LATE} others, after ${EARLY}`, long, 1.15)
  const watched = await growthOf(async () => [
    await microsOf(running({ spectators: 5 }), { matches: 20, movesEach: 60 }),
    await microsOf(running({ spectators: 50 }), { matches: 20, movesEach: 60 }),
  ])
  yield growthRow('a move before 50 spectators, before 5', watched, 1.25)
  const paced = await growthOf(async () => [
    await microsAtPace(running({}), 100),
    await microsAtPace(running({}), 1600),
  ])
  yield growthRow(`a move with 1,600 matches, with 100, at ${PACE} a second`, paced, 1.15)
  const many = await growthOf(async () => [
    await microsOf(running({}), { matches: 100, movesEach: 256 }),
    await microsOf(running({}), { matches: 1600, movesEach: 16 }),
  ])
  yield growthRow('the same, all of them at once', many, 1.15)
}

/** For a server whose memory is measured: what an engine compiles while it runs grows with what it has done, not with its matches. */
export const UNCOMPILED = ['--no-opt', '--no-sparkplug', '--no-flush-bytecode']

const MEMORY_MOVES = 300

/** What lives in the server when nobody has a line to it any more, after as many matches more. */
async function memoryAfter({ server, side }: Running): Promise<number> {
  const live = await open(side, MATCHES)
  await playAll(live, MEMORY_MOVES)
  closeAll(live)
  hangUp()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return server.ask('memory')
}

/** What matches leave in memory with every line closed, tables and people. The first of them warm it up. */
export async function memoryRow(running: Running): Promise<Row> {
  const more: number[] = []
  let before = await memoryAfter(running)
  for (let round = 0; round < ROUNDS; round++) {
    const after = await memoryAfter(running)
    more.push((after - before) / MATCHES / 1000)
    before = after
  }
  return {
    name: `memory of a match after ${MEMORY_MOVES} moves`,
    value: more.reduce((sum, one) => sum + one, 0) / ROUNDS,
    unit: 'kB',
    target: { value: 8, is: 'at most' },
    note: `of ${ROUNDS * MATCHES} matches, with their two guests, lines closed; ${between(spreadOf(more))}`,
  }
}
