// Weights under which an evaluation would have foretold best who won: a logistic regression, by hand. Knows no game.
import { addTo, nth, sharesOfHope, type Weights } from '@flibuste/kernel'
import type { Position } from './positions.ts'

const STEPS = 400
const STEP = 0.03
/** How fast the gradient and its size are forgotten from step to step. */
const MOMENTUM = 0.9
const SIZE_KEPT = 0.999
/** What differs less than that does not differ. */
const LEAST_SCALE = 1e-9
/** How strongly weights are held back to where they began, as if so many positions spoke for them. */
const HELD = 20

/** Each feature counts twice, as the game begins and as it ends: what a parameter multiplies. */
function inputsOf({ rows, gone, spread }: Position): number[][] {
  return rows.map((row) => [
    ...row.map((value) => (value * (1 - gone)) / spread),
    ...row.map((value) => (value * gone) / spread),
  ])
}

const dot = (row: readonly number[], theta: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * nth(theta, at), 0)

const parametersOf = (weights: Weights): number[] => {
  const pairs = Object.values(weights)
  return [...pairs.map(([early]) => early), ...pairs.map(([, late]) => late)]
}

function weightsOf(names: readonly string[], theta: readonly number[]): Weights {
  const rounded = (at: number): number => Number(nth(theta, at).toPrecision(3))
  return Object.fromEntries(names.map((name, at) => [name, [rounded(at), rounded(names.length + at)] as const]))
}

/** How far a guess was from what came, in nats a position: less is better. */
export function surprise(positions: readonly Position[], weights: Weights): number {
  const theta = parametersOf(weights)
  let sum = 0
  for (const position of positions) {
    const hopes = sharesOfHope(
      inputsOf(position).map((row) => dot(row, theta)),
      1,
    )
    for (const [seat, share] of position.shares.entries()) sum -= share * Math.log(Math.max(1e-12, nth(hopes, seat)))
  }
  return sum / Math.max(1, positions.length)
}

interface Example {
  readonly inputs: readonly (readonly number[])[]
  readonly shares: readonly number[]
}

/** By parameter: how much it differs between the seats, so that all move alike. */
function scalesOf(examples: readonly Example[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0)
  let rows = 0
  for (const { inputs } of examples) {
    rows += inputs.length
    for (let at = 0; at < count; at++) {
      const mean = inputs.reduce((sum, row) => sum + nth(row, at), 0) / inputs.length
      for (const row of inputs) addTo(sums, at, (nth(row, at) - mean) ** 2)
    }
  }
  return sums.map((sum) => Math.sqrt(sum / Math.max(1, rows)))
}

function gradientAt(examples: readonly Example[], theta: readonly number[]): number[] {
  const gradient = theta.map(() => 0)
  for (const { inputs, shares } of examples) {
    const hopes = sharesOfHope(
      inputs.map((row) => dot(row, theta)),
      1,
    )
    for (const [seat, row] of inputs.entries()) {
      const error = nth(hopes, seat) - nth(shares, seat)
      for (let at = 0; at < theta.length; at++) addTo(gradient, at, error * nth(row, at))
    }
  }
  return gradient
}

/** Begins with the weights there are. A feature that never differs keeps what it counts. */
export function fit(positions: readonly Position[], weights: Weights): Weights {
  const examples = positions.map((position) => ({ inputs: inputsOf(position), shares: position.shares }))
  const start = parametersOf(weights)
  const scales = scalesOf(examples, start.length)
  const theta = start.slice()
  const [mean, size] = [start.map(() => 0), start.map(() => 0)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(examples, theta)
    for (let at = 0; at < theta.length; at++) {
      const scale = nth(scales, at)
      if (scale < LEAST_SCALE) continue
      const pull = HELD * (nth(theta, at) - nth(start, at)) * scale
      const slope = (nth(gradient, at) / scale + pull) / Math.max(1, examples.length)
      mean[at] = MOMENTUM * nth(mean, at) + (1 - MOMENTUM) * slope
      size[at] = SIZE_KEPT * nth(size, at) + (1 - SIZE_KEPT) * slope * slope
      const along = nth(mean, at) / (1 - MOMENTUM ** step)
      const across = Math.sqrt(nth(size, at) / (1 - SIZE_KEPT ** step)) + 1e-9
      addTo(theta, at, -((STEP * along) / across / scale))
    }
  }
  return weightsOf(Object.keys(weights), theta)
}
