// One rung of the ladder: a level against the one below it, seat by seat, until the share of its victories is known well enough.
import { BOTS, type Bot, type Level } from '@flibuste/bots'
import { placedFirst } from '@flibuste/kernel'
import { playBots, type Table } from '../sim/playout.ts'
import { wilson, type Interval } from '../sim/wilson.ts'

export interface Pairing {
  /** Sits in one seat, another one each game. */
  readonly level: Level
  /** Sits in all the others. */
  readonly below: Level
}

/** What a contest came to: one bot against the same other in all other seats. */
export interface Rung {
  readonly level: string
  readonly below: string
  readonly seats: number
  readonly games: number
  /** A shared victory counts for neither. */
  readonly decided: number
  readonly wins: number
  readonly interval: Interval
  /** Milliseconds of processor time a decision took. */
  readonly levelMs: number
  readonly belowMs: number
}

export interface Patience {
  readonly seed: number
  /** Half of the interval, as a share; play goes on until it is as narrow, or there were so many games. */
  readonly within: number
  readonly most: number
}

/** Processor time, and what for. */
interface Spent {
  ms: number
  decisions: number
}

/** What the games of a rung have come to so far: plain data, and all that is needed to go on from there. */
export interface Tally {
  games: number
  decided: number
  wins: number
  readonly level: Spent
  readonly below: Spent
}

export const emptyTally = (): Tally => ({
  games: 0,
  decided: 0,
  wins: 0,
  level: { ms: 0, decisions: 0 },
  below: { ms: 0, decisions: 0 },
})

/** A bot that is watched while it thinks. */
const timed = ({ id, choose }: Bot, spent: Spent): Bot => ({
  id,
  choose(ask) {
    const from = process.cpuUsage()
    const move = choose(ask)
    const { user, system } = process.cpuUsage(from)
    spent.ms += (user + system) / 1000
    spent.decisions++
    return move
  },
})

/** Whether a share is known well enough. */
export const isKnown = ({ low, high }: Interval, within: number): boolean => high - low <= 2 * within

/** Plays on from `tally`, which counts, and stops after every game. Every seat is played equally often. */
export function* climb(
  table: Table,
  { level, below }: Pairing,
  { seed, within, most }: Patience,
  tally: Tally,
): Generator<Tally, void> {
  const [one, others] = [timed(BOTS[level], tally.level), timed(BOTS[below], tally.below)]
  const isEnough = (): boolean => tally.games % table.seats === 0 && isKnown(wilson(tally.wins, tally.decided), within)
  while (tally.games < most && !isEnough()) {
    const mine = tally.games % table.seats
    const bots = Array.from({ length: table.seats }, (_, seat) => (seat === mine ? one : others))
    const winners = placedFirst(playBots(table, { seed, number: tally.games, bots }).outcome.places)
    tally.games++
    if (winners.length === 1) tally.decided++
    if (winners.length === 1 && winners[0] === mine) tally.wins++
    yield tally
  }
}

const meanOf = ({ ms, decisions }: Spent): number => ms / Math.max(1, decisions)

export const rungOf = ({ level, below }: Pairing, seats: number, tally: Tally): Rung => ({
  level,
  below,
  seats,
  games: tally.games,
  decided: tally.decided,
  wins: tally.wins,
  interval: wilson(tally.wins, tally.decided),
  levelMs: meanOf(tally.level),
  belowMs: meanOf(tally.below),
})
