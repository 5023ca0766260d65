// Checks that worlds are drawn as the truth was. Before the first move only luck decides what is hidden, so over many games truth and
// worlds must be spread in exactly the same way. Later players' choices tilt the truth a little. Then only a world that is stuck can be
// caught: it differs from the truth far more often than from another world drawn from the same view.
import { Sfc32, nth } from '@flibuste/kernel'
import { fail } from './breach.ts'
import { equal } from './sharing.ts'
import { difference } from './statistics.ts'
import { mix, textOfView, worldOf, type Position, type Trial } from './trial.ts'

const SETUPS = 400
/** In standard deviations. It is large because thousands of leaves are compared and a clean game must never fail. */
const TOO_FAR = 7
const STUCK = 4

type Tally = Map<string, Map<string, [number, number]>>

export function checkSetups(trial: Trial): void {
  const tally: Tally = new Map()
  let hidden = 0
  for (let n = 0; n < SETUPS; n++) {
    const seed = mix(trial.table.firstSeed + n, 23)
    const truth = trial.game.setup(trial.table.options, trial.table.seats, new Sfc32(seed))
    const viewer = nth(trial.viewers, n % trial.viewers.length)
    const world = worldOf(trial, textOfView(trial, truth, viewer), mix(seed, 29))
    if (JSON.stringify(world) !== JSON.stringify(truth)) hidden++
    addLeaves(truth, '', (path, value) => add(tally, path, value, 0))
    addLeaves(world, '', (path, value) => add(tally, path, value, 1))
    add(tally, 'everything', JSON.stringify(truth), 0)
    add(tally, 'everything', JSON.stringify(world), 1)
    trial.report.setups++
  }
  if (hidden > 0) checkTally(tally)
}

function addLeaves(value: unknown, path: string, add: (path: string, value: string) => void): void {
  if (typeof value !== 'object' || value === null) return add(path, String(value))
  for (const [key, inner] of Object.entries(value)) addLeaves(inner, `${path}.${key}`, add)
}

function add(tally: Tally, path: string, value: string, side: 0 | 1): void {
  const values = tally.get(path) ?? new Map<string, [number, number]>()
  const pair = values.get(value) ?? [0, 0]
  pair[side]++
  tally.set(path, values.set(value, pair))
}

function checkTally(tally: Tally): void {
  for (const [path, values] of tally) {
    const pairs = [...values.values()]
    const missing: [number, number] = [0, 1].map(
      (side) => SETUPS - pairs.reduce((sum, pair) => sum + nth(pair, side), 0),
    ) as [number, number]
    const far = difference([...pairs, missing])
    if (far > TOO_FAR)
      fail(
        'world-fair',
        `${path} is spread otherwise in worlds than in ${SETUPS} settings (${far.toFixed(1)} standard deviations)`,
      )
  }
}

/** Called once per game, so that the pairs are independent. */
export function comparePair(at: Position): void {
  const { trial } = at
  const viewer = nth(trial.viewers, new Sfc32(mix(at.seed, 31)).below(trial.viewers.length))
  const [one, two] = [37, 41].map((salt) => worldOf(trial, at.seen(viewer), mix(at.seed, salt)))
  const [exact, alike] = [equal(one, at.state), equal(one, two)]
  if (!exact && alike) trial.pairs.stuck++
  if (exact && !alike) trial.pairs.loose++
}

export function checkPairs({ pairs }: Trial): void {
  const { stuck, loose } = pairs
  if (stuck + loose === 0 || (stuck - loose) / Math.sqrt(stuck + loose) < STUCK) return
  fail(
    'world-varies',
    `${stuck} times two worlds from one view were alike and not the truth, ${loose} times the other way round`,
  )
}
