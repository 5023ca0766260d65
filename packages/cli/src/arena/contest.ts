// An outside engine against one of our levels, seat by seat, until its share of victories is known well enough. A game in which the engine
// fails is lost; one that fails too often is sent away, in words.
import type { BotId } from '@flibuste/bots'
import { isKnown, type Patience, type Rung } from '../ladder/rung.ts'
import type { Table } from '../sim/playout.ts'
import { wilson } from '../sim/wilson.ts'
import { Failure } from '../usage.ts'
import { EngineFault, openEngine, type Engine } from './engine.ts'
import { playEngine, type Ended, type Sitting } from './match.ts'

export interface Contest extends Patience {
  readonly command: string
  /** What the engine is called in the table. */
  readonly name: string
  readonly level: BotId
  readonly moveMs: number
  /** So many games may be lost by faults; the next one ends the contest. */
  readonly faults: number
  onFault(words: string): void
}

/** The engine, started again after a fault: what it would say to the old game must not be taken for an answer. */
function createBench({ command }: Contest) {
  let engine: Engine | null = null
  return {
    sit: (): Engine => (engine ??= openEngine(command)),
    leave: async (): Promise<void> => {
      await engine?.end()
      engine = null
    },
  }
}

/** What one game brought; null: the engine failed, and has lost it. */
async function playOnce(table: Table, sitting: Sitting, contest: Contest): Promise<Ended | null> {
  try {
    return await playEngine(table, sitting)
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    contest.onFault(`game ${sitting.number + 1}, seat ${sitting.seat}: ${error.message}; the game is lost`)
    return null
  }
}

const meanOf = ({ ms, decisions }: { readonly ms: number; readonly decisions: number }): number =>
  ms / Math.max(1, decisions)

class Sum {
  games = 0
  decided = 0
  wins = 0
  faults = 0
  readonly engine = { ms: 0, decisions: 0 }
  readonly others = { ms: 0, decisions: 0 }

  add(ended: Ended | null, mine: number): void {
    this.games++
    if (ended === null) {
      this.faults++
      this.decided++
      return
    }
    for (const side of ['engine', 'others'] as const) {
      this[side].ms += ended[side].ms
      this[side].decisions += ended[side].decisions
    }
    if (ended.winners.length > 1) return
    this.decided++
    if (ended.winners[0] === mine) this.wins++
  }
}

/** Every seat is played equally often, and each game as the ladder would play it. */
export async function playContest(table: Table, contest: Contest): Promise<Rung> {
  const { name, level, seed, within, most, moveMs } = contest
  const bench = createBench(contest)
  const sum = new Sum()
  try {
    while (sum.games < most && (sum.games % table.seats !== 0 || !isKnown(wilson(sum.wins, sum.decided), within))) {
      const seat = sum.games % table.seats
      const ended = await playOnce(
        table,
        { engine: bench.sit(), seat, level, seed, number: sum.games, moveMs },
        contest,
      )
      sum.add(ended, seat)
      if (ended === null) await bench.leave()
      if (sum.faults > contest.faults) throw new Failure(`the engine failed ${sum.faults} times; that is enough`)
    }
  } finally {
    await bench.leave()
  }
  const { games, decided, wins, engine, others } = sum
  const interval = wilson(wins, decided)
  const ms = { levelMs: meanOf(engine), belowMs: meanOf(others) }
  return { level: name, below: level, seats: table.seats, games, decided, wins, interval, ...ms }
}
