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

/** A bot, and how long it thought. */
function timed({ id, choose }: Bot) {
  const spent = { ms: 0, decisions: 0 }
  const bot: Bot = {
    id,
    choose(ask) {
      const from = process.cpuUsage()
      const move = choose(ask)
      const { user, system } = process.cpuUsage(from)
      spent.ms += (user + system) / 1000
      spent.decisions++
      return move
    },
  }
  return { bot, msEach: (): number => spent.ms / Math.max(1, spent.decisions) }
}

/** Whether a share is known well enough. */
export const isKnown = ({ low, high }: Interval, within: number): boolean => high - low <= 2 * within

/** Every seat is played equally often. */
export function playRung(table: Table, { level, below }: Pairing, { seed, within, most }: Patience): Rung {
  const [one, others] = [timed(BOTS[level]), timed(BOTS[below])]
  const sum = { games: 0, decided: 0, wins: 0 }
  const interval = (): Interval => wilson(sum.wins, sum.decided)
  while (sum.games < most && (sum.games % table.seats !== 0 || !isKnown(interval(), within))) {
    const mine = sum.games % table.seats
    const bots = Array.from({ length: table.seats }, (_, seat) => (seat === mine ? one.bot : others.bot))
    const winners = placedFirst(playBots(table, { seed, number: sum.games, bots }).outcome.places)
    sum.games++
    if (winners.length > 1) continue
    sum.decided++
    if (winners[0] === mine) sum.wins++
  }
  return {
    level,
    below,
    seats: table.seats,
    ...sum,
    interval: interval(),
    levelMs: one.msEach(),
    belowMs: others.msEach(),
  }
}
