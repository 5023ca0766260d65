// A net that would have foretold best who won, on top of the weights there are: stochastic gradients, by hand. Knows no game.
import {
  inputCount,
  inputsOf,
  nth,
  Sfc32,
  sharesOfHope,
  sumsOf,
  unitOf,
  worthByNet,
  type Chance,
  type Net,
  type Weights,
} from '@flibuste/kernel'
import type { Position } from './positions.ts'

const ROUNDS = 60
const BATCH = 32
const STEP = 0.004
/** How fast the gradient and its size are forgotten from step to step. */
const MOMENTUM = 0.9
const SIZE_KEPT = 0.999
/** How strongly every number is drawn to nothing. */
const DECAY = 2e-3
/** Units begin so far from nothing, at most. */
const BEGIN = 0.3
/** One game of so many tells when to stop. */
const WATCHED = 6
/** Games are spread over the watched and the others by more than their number: `train` keeps every fifth apart. */
const FINE = 1000

interface Example {
  /** By seat. */
  readonly inputs: readonly (readonly number[])[]
  /** By seat, what the weights say. */
  readonly sums: readonly number[]
  readonly shares: readonly number[]
}

const exampleOf = (position: Position, weights: Weights): Example => ({
  inputs: position.rows.map((_, seat) => inputsOf(position, seat)),
  sums: sumsOf(position, weights),
  shares: position.shares,
})

const hopesOf = (net: Net, { inputs, sums }: Example): number[] =>
  sharesOfHope(
    sums.map((sum, seat) => sum + worthByNet(net, nth(inputs, seat))),
    1,
  )

function surpriseAt(examples: readonly Example[], net: Net): number {
  let sum = 0
  for (const example of examples) {
    const hopes = hopesOf(net, example)
    for (const [seat, share] of example.shares.entries()) sum -= share * Math.log(Math.max(1e-12, nth(hopes, seat)))
  }
  return sum / Math.max(1, examples.length)
}

/** How far a guess with the net was from what came, in nats a position. */
export const surpriseWith = (positions: readonly Position[], weights: Weights, net: Net): number =>
  surpriseAt(
    positions.map((position) => exampleOf(position, weights)),
    net,
  )

/** By input: its size, so that all count about alike; 1 where it is always nothing. */
function scalesOf(examples: readonly Example[], inputs: number): number[] {
  const sums = Array.from({ length: inputs }, () => 0)
  let rows = 0
  for (const { inputs: seats } of examples)
    for (const row of seats) {
      rows++
      for (let at = 0; at < inputs; at++) sums[at] = nth(sums, at) + nth(row, at) ** 2
    }
  return sums.map((sum) => Number((Math.sqrt(sum / Math.max(1, rows)) || 1).toPrecision(3)))
}

/** All numbers of a net in one list: unit by unit, then what each counts. */
class Numbers {
  readonly theta: Float64Array
  private readonly width: number
  private readonly units: number
  private readonly scales: readonly number[]

  constructor(units: number, scales: readonly number[], own: Chance) {
    this.units = units
    this.scales = scales
    this.width = scales.length + 1
    this.theta = new Float64Array(units * this.width + units)
    // What units count begins with nothing: the net begins as the weights alone.
    for (let at = 0; at < units * this.width; at++) this.theta[at] = BEGIN * (own.below(2001) / 1000 - 1)
  }

  net(digits: number | null = null): Net {
    const rounded = (value: number): number => (digits === null ? value : Number(value.toPrecision(digits)))
    const row = (at: number): number[] =>
      Array.from(this.theta.subarray(at * this.width, (at + 1) * this.width), rounded)
    return {
      scales: this.scales,
      units: Array.from({ length: this.units }, (_, at) => row(at)),
      counts: Array.from(this.theta.subarray(this.units * this.width), rounded),
    }
  }

  /** Adds what one seat's error says of every number. */
  blame(net: Net, inputs: readonly number[], error: number, gradient: Float64Array): void {
    for (let unit = 0; unit < this.units; unit++) {
      const answer = unitOf(nth(net.units, unit), inputs, this.scales)
      const count = this.units * this.width + unit
      gradient[count] = nth(gradient, count) + error * answer
      const inner = error * nth(net.counts, unit) * (1 - answer * answer)
      const begin = unit * this.width
      gradient[begin] = nth(gradient, begin) + inner
      for (let at = 0; at < inputs.length; at++) {
        const slope = (inner * nth(inputs, at)) / nth(this.scales, at)
        gradient[begin + at + 1] = nth(gradient, begin + at + 1) + slope
      }
    }
  }
}

/** Steps as long as the slope was lately, over how large it usually is. */
class Stepper {
  private readonly mean: Float64Array
  private readonly size: Float64Array
  private count = 0

  constructor(length: number) {
    this.mean = new Float64Array(length)
    this.size = new Float64Array(length)
  }

  step(theta: Float64Array, gradient: Float64Array, examples: number): void {
    this.count++
    for (let at = 0; at < theta.length; at++) {
      const slope = nth(gradient, at) / examples + DECAY * nth(theta, at)
      const mean = (this.mean[at] = MOMENTUM * nth(this.mean, at) + (1 - MOMENTUM) * slope)
      const size = (this.size[at] = SIZE_KEPT * nth(this.size, at) + (1 - SIZE_KEPT) * slope * slope)
      const across = Math.sqrt(size / (1 - SIZE_KEPT ** this.count)) + 1e-9
      theta[at] = nth(theta, at) - (STEP * mean) / (1 - MOMENTUM ** this.count) / across
    }
  }
}

function learnFrom(batch: readonly Example[], numbers: Numbers, stepper: Stepper): void {
  const net = numbers.net()
  const gradient = new Float64Array(numbers.theta.length)
  for (const example of batch)
    for (const [seat, hope] of hopesOf(net, example).entries())
      numbers.blame(net, nth(example.inputs, seat), hope - nth(example.shares, seat), gradient)
  stepper.step(numbers.theta, gradient, batch.length)
}

/** Whether a game tells when to stop. By a hash of its number, which has nothing to do with who sat where. */
const isWatched = ({ game }: Position): boolean => (Math.imul(game + 1, 0x9e3779b1) >>> 16) % FINE < FINE / WATCHED

export interface NetRun {
  readonly units: number
  readonly seed: number
}

/** The best of all rounds, judged by games it did not learn from. Perhaps the one before the first, which says nothing. */
export function fitNet(positions: readonly Position[], weights: Weights, { units, seed }: NetRun): Net {
  const own = new Sfc32(seed)
  const of = (chosen: boolean): Example[] =>
    positions.filter((one) => isWatched(one) === chosen).map((one) => exampleOf(one, weights))
  const [watched, examples] = [of(true), of(false)]
  const scales = scalesOf(examples, inputCount(Object.keys(weights).length))
  const numbers = new Numbers(units, scales, own)
  const stepper = new Stepper(numbers.theta.length)
  let best = numbers.net(4)
  let least = surpriseAt(watched, best)
  for (let round = 0; round < ROUNDS; round++) {
    own.shuffle(examples)
    for (let at = 0; at < examples.length; at += BATCH) learnFrom(examples.slice(at, at + BATCH), numbers, stepper)
    const net = numbers.net(4)
    const surprise = surpriseAt(watched, net)
    if (surprise < least) [best, least] = [net, surprise]
  }
  return best
}
