// Answers sealed questions at which answers meet, such as courses, where nothing predictable is best. Playouts tell what every answer of
// every seat is worth, depending on whom it meets. Regret matching turns that into a mixture for each seat, which none of its single answers
// would better; the answer is drawn from it.
import {
  bySeat,
  has,
  isSingle,
  seatsOf,
  Sfc32,
  type AnyMove,
  type Chance,
  type Seat,
  type SeatSet,
} from '@flibuste/kernel'
import type { Ask } from './bot.ts'
import { Payoffs } from './payoffs.ts'
import { judge, seedFrom, type Plan, type Playing } from './search.ts'
import { worldsFor } from './worlds.ts'

/** How often everybody regrets and mends. */
const ROUNDS = 150
/** An answer with a smaller share is left out: it is in the mixture only by the noise of the playouts. */
const LEAST_SHARE = 0.05
/** In a playout each of the others comes along with this chance. */
const COMES_ALONG = 1 / 3
const FINE = 0x10000

/** Every seat that is asked may give the same answers; `meetings[a][b]`: whether two of them meet. */
interface Question {
  readonly seats: readonly Seat[]
  readonly moves: readonly AnyMove[]
  readonly meetings: readonly (readonly boolean[])[]
}

/** Null: the question is not of that kind. */
export function meetingOf({ game, view, legal }: Ask): Question | null {
  const meets = game.meets?.bind(game)
  if (meets === undefined || isSingle(view.asked) || !legal.every((move) => meets(move, move))) return null
  return {
    seats: seatsOf(view.asked),
    moves: legal,
    meetings: legal.map((mine) => legal.map((other) => meets(mine, other))),
  }
}

/** One seat's answer, and for each other whether it comes along; by seat, as numbers of moves. */
function drawAnswers({ seats, moves, meetings }: Question, own: Chance): number[] {
  const answers: number[] = []
  const leader = seats[own.below(seats.length)] ?? 0
  const led = own.below(moves.length)
  for (const seat of seats) {
    const along = seat === leader || own.below(FINE) < COMES_ALONG * FINE
    const open = moves.flatMap((_, at) => (meetings[led]?.[at] === along ? [at] : []))
    answers[seat] = seat === leader ? led : (open[own.below(Math.max(1, open.length))] ?? led)
  }
  return answers
}

const metBy = ({ seats, meetings }: Question, answers: readonly number[], seat: Seat): SeatSet =>
  seats.reduce((set, other) => {
    const meets = other !== seat && meetings[bySeat(answers, seat)]?.[bySeat(answers, other)] === true
    return meets ? set | (1 << other) : set
  }, 0)

function playOnce(playing: Playing, question: Question, state: unknown, payoffs: Payoffs): void {
  const { game, own, luck } = playing
  const answers = drawAnswers(question, own)
  const stage = game.stage?.(state) ?? 0
  for (const seat of question.seats) {
    const move = question.moves[bySeat(answers, seat)]
    if (move !== undefined) game.apply(state, seat, move, luck, null)
  }
  const worths = judge(playing, state, bySeat(question.seats, 0), stage)
  for (const seat of question.seats)
    payoffs.add(seat, bySeat(answers, seat), metBy(question, answers, seat), bySeat(worths, seat))
}

/** By seat and move: how often it is chosen. */
type Shares = readonly Float64Array[]

/** How likely each other seat is to be met by an answer. */
function chancesToMeet({ seats, meetings }: Question, shares: Shares, move: number): number[] {
  const chances: number[] = []
  for (const seat of seats) {
    let chance = 0
    for (const [at, share] of bySeat(shares, seat).entries()) if (meetings[move]?.[at] === true) chance += share
    chances[seat] = chance
  }
  return chances
}

/** What an answer is worth to a seat while the others keep to their shares. */
function worthOf(question: Question, payoffs: Payoffs, shares: Shares, seat: Seat, move: number): number {
  const chances = chancesToMeet(question, shares, move)
  const others = question.seats.filter((other) => other !== seat)
  let worth = 0
  for (let nth = 0; nth < 1 << others.length; nth++) {
    let [chance, met] = [1, 0]
    for (const [at, other] of others.entries()) {
      const isMet = has(nth, at)
      chance *= isMet ? bySeat(chances, other) : 1 - bySeat(chances, other)
      if (isMet) met |= 1 << other
    }
    if (chance > 0) worth += chance * payoffs.mean(seat, move, met)
  }
  return worth
}

/** In proportion to what is positive; alike where nothing is. */
function normalized(weights: Float64Array): Float64Array {
  const sum = weights.reduce((so, weight) => so + weight, 0)
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length))
}

/** Regrets below nothing are forgotten, and late rounds count for more. */
function mixturesFor(question: Question, payoffs: Payoffs): Shares {
  const { seats, moves } = question
  const empty = (): Float64Array[] => {
    const lists: Float64Array[] = []
    for (const seat of seats) lists[seat] = new Float64Array(moves.length)
    return lists
  }
  const [regrets, sums] = [empty(), empty()]
  for (let round = 1; round <= ROUNDS; round++) {
    const shares: Float64Array[] = []
    for (const seat of seats) shares[seat] = normalized(bySeat(regrets, seat))
    for (const seat of seats) {
      const worths = moves.map((_, move) => worthOf(question, payoffs, shares, seat, move))
      const now = bySeat(shares, seat)
      const expected = worths.reduce((sum, worth, move) => sum + worth * (now[move] ?? 0), 0)
      const [regret, sum] = [bySeat(regrets, seat), bySeat(sums, seat)]
      for (const [move, worth] of worths.entries()) {
        regret[move] = Math.max(0, (regret[move] ?? 0) + worth - expected)
        sum[move] = (sum[move] ?? 0) + round * (now[move] ?? 0)
      }
    }
  }
  for (const seat of seats) sums[seat] = normalized(bySeat(sums, seat))
  return sums
}

function draw(shares: Float64Array, own: Chance): number {
  const kept = normalized(shares.map((share) => (share < LEAST_SHARE ? 0 : share)))
  let left = own.below(FINE) / FINE
  for (const [move, share] of kept.entries()) {
    left -= share
    if (left < 0) return move
  }
  return kept.indexOf(Math.max(...kept))
}

interface Mixed {
  readonly move: AnyMove
  /** How often it should be chosen, and what it brings while the others keep to their mixtures. */
  readonly share: number
  readonly worth: number
}

function mix(ask: Ask, question: Question, plan: Plan): Mixed[] {
  const { game, view, seat, chance } = ask
  const worlds = worldsFor(ask, Math.min(plan.worlds, plan.playouts), new Sfc32(seedFrom(chance)))
  const playing: Playing = { game, plan, own: new Sfc32(seedFrom(chance)), luck: new Sfc32(seedFrom(chance)) }
  const payoffs = new Payoffs(Math.max(...seatsOf(view.asked)) + 1, question.moves.length)
  for (let at = 0; at < plan.playouts; at++)
    playOnce(playing, question, game.clone(worlds[at % worlds.length]), payoffs)
  const shares = mixturesFor(question, payoffs)
  const mine = bySeat(shares, seat)
  return question.moves.map((move, at) => ({
    move,
    share: mine[at] ?? 0,
    worth: worthOf(question, payoffs, shares, seat, at),
  }))
}

/** The answer that was drawn, then the others by how often they should be chosen. */
export function drawMixed(ask: Ask, question: Question, plan: Plan): readonly Mixed[] {
  const mixed = mix(ask, question, plan)
  const drawn =
    mixed[
      draw(
        Float64Array.from(mixed, ({ share }) => share),
        ask.chance,
      )
    ]
  const others = mixed.filter((each) => each !== drawn).toSorted((one, two) => two.share - one.share)
  return drawn === undefined ? others : [drawn, ...others]
}
