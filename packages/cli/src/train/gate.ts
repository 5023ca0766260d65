// Whether a bot plays better with another evaluation: it sits alone among its like that have the one of before, in another seat each game.
import { BOTS, type Bot, type BotId } from '@flibuste/bots'
import { placedFirst, type AnyGame } from '@flibuste/kernel'
import { playBots, type Table } from '../sim/playout.ts'
import { wilson, type Interval } from '../sim/wilson.ts'

export interface Verdict {
  readonly games: number
  /** A shared victory counts for neither. */
  readonly decided: number
  readonly wins: number
  readonly interval: Interval
  /** It wins surely more often than if all were alike. */
  readonly isBetter: boolean
}

/** By seat, the shares of the hope to win. */
export type Hopes = (state: unknown) => number[]

/** The game with another evaluation of what is not over. */
const judgedBy = (game: AnyGame, hopes: Hopes): AnyGame => ({
  ...game,
  evaluate: (state) => (game.outcome(state) === null ? hopes(state) : game.evaluate(state)),
})

export interface Contest {
  readonly level: BotId
  readonly games: number
  readonly seed: number
}

export function contest(table: Table, hopes: Hopes, { level, games, seed }: Contest): Verdict {
  const game = judgedBy(table.game, hopes)
  const learnt: Bot = { id: 'learnt', choose: (ask) => BOTS[level].choose({ ...ask, game }) }
  let [decided, wins] = [0, 0]
  for (let number = 0; number < games; number++) {
    const mine = number % table.seats
    const bots = Array.from({ length: table.seats }, (_, seat) => (seat === mine ? learnt : BOTS[level]))
    const winners = placedFirst(playBots(table, { seed, number, bots }).outcome.places)
    if (winners.length > 1) continue
    decided++
    if (winners[0] === mine) wins++
  }
  const interval = wilson(wins, decided)
  return { games, decided, wins, interval, isBetter: interval.low > 1 / table.seats }
}
