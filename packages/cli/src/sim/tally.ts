// What came of many games, added up. A joint victory is shared: n winners get 1/n each, so wins add up to games.
import type { BotId } from '@flibuste/bots'
import { wilson, type Interval } from './wilson.ts'
import type { Finished } from './playout.ts'

export interface Tally {
  games: number
  decisions: number
  rounds: number
  /** Games that counted their rounds. */
  counted: number
  /** Games with more than one winner. */
  joint: number
  readonly winsBySeat: number[]
  readonly scoresBySeat: number[]
  readonly winsByBot: Map<BotId, number>
}

export const newTally = (seats: number, bots: readonly BotId[]): Tally => ({
  games: 0,
  decisions: 0,
  rounds: 0,
  counted: 0,
  joint: 0,
  winsBySeat: Array.from({ length: seats }, () => 0),
  scoresBySeat: Array.from({ length: seats }, () => 0),
  winsByBot: new Map(bots.map((bot) => [bot, 0])),
})

const addTo = (map: Map<BotId, number>, bot: BotId, more: number): void => {
  map.set(bot, (map.get(bot) ?? 0) + more)
}

export function addGame(tally: Tally, { outcome, decisions, rounds }: Finished, bots: readonly BotId[]): void {
  const winners = outcome.places.filter((place) => place === 1).length
  tally.games++
  tally.decisions += decisions
  if (rounds !== null) tally.counted++
  tally.rounds += rounds ?? 0
  if (winners > 1) tally.joint++
  bots.forEach((bot, seat) => {
    const share = outcome.places[seat] === 1 ? 1 / winners : 0
    tally.winsBySeat[seat]! += share
    tally.scoresBySeat[seat]! += outcome.scores[seat] ?? 0
    addTo(tally.winsByBot, bot, share)
  })
}

/** What `sim --json` prints; the first ten names are a promise. */
export interface Report {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly winsBySeat: readonly number[]
  readonly winsByBot: { readonly [bot: string]: number }
  readonly meanRounds: number | null
  readonly seed: number
  readonly jointWins: number
  readonly meanScores: readonly number[]
  readonly intervalBySeat: readonly Interval[]
  readonly intervalByBot: { readonly [bot: string]: Interval }
}

/** Thirds do not add up exactly; six digits are more than any number of games can tell. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const intervalOf = (wins: number, games: number): Interval => {
  const { low, high } = wilson(wins, games)
  return { low: rounded(low), high: rounded(high) }
}

export function report(
  tally: Tally,
  of: { readonly game: string; readonly seats: number; readonly seed: number; readonly seconds: number },
): Report {
  const { games, decisions } = tally
  const winsByBot = [...tally.winsByBot].map(([bot, wins]) => [bot, rounded(wins)] as const)
  return {
    game: of.game,
    seats: of.seats,
    games,
    decisions,
    seconds: rounded(of.seconds),
    gamesPerSecond: rounded(games / of.seconds),
    decisionsPerSecond: rounded(decisions / of.seconds),
    winsBySeat: tally.winsBySeat.map(rounded),
    winsByBot: Object.fromEntries(winsByBot),
    meanRounds: tally.counted === 0 ? null : rounded(tally.rounds / tally.counted),
    seed: of.seed,
    jointWins: tally.joint,
    meanScores: tally.scoresBySeat.map((sum) => rounded(sum / Math.max(1, games))),
    intervalBySeat: tally.winsBySeat.map((wins) => intervalOf(wins, games)),
    intervalByBot: Object.fromEntries(winsByBot.map(([bot, wins]) => [bot, intervalOf(wins, games)])),
  }
}
