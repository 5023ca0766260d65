// The outcome of a simulation for people: a few aligned lines, and a bar while it runs.
import { bySeat } from '@flibuste/kernel'
import type { Report } from './tally.ts'
import type { Interval } from './wilson.ts'

const BAR_WIDTH = 30

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function shareLine(name: string, wins: number, games: number, interval: Interval): string {
  const share = games === 0 ? 0 : wins / games
  const range = `${percent(interval.low)} to ${percent(interval.high)}`
  return `  ${name.padEnd(10)} ${String(Number(wins.toFixed(2))).padStart(10)}  ${percent(share).padStart(8)}  (95 %: ${range})`
}

const amount = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(2)))

export function reportLines(report: Report): string[] {
  const { games, decisions, seconds } = report
  const length = report.meanRounds === null ? '' : `${amount(report.meanRounds)} rounds and `
  const joint = report.jointWins > 0 ? `, ${amount(report.jointWins)} of them shared` : ''
  return [
    `${report.game}: ${amount(games)} games of ${report.seats} seats, seed ${report.seed}${joint}`,
    'Wins by seat',
    ...report.winsBySeat.map((wins, seat) =>
      shareLine(`seat ${seat}`, wins, games, bySeat(report.intervalBySeat, seat)),
    ),
    'Wins by bot',
    ...Object.entries(report.winsByBot).map(([bot, wins]) => shareLine(bot, wins, games, report.intervalByBot[bot]!)),
    `Mean score by seat: ${report.meanScores.map(amount).join(', ')}`,
    `Length: ${length}${amount(decisions / Math.max(1, games))} decisions a game`,
    `Speed: ${amount(report.gamesPerSecond)} games/s, ${amount(report.decisionsPerSecond)} decisions/s, ${amount(seconds)} s in all`,
  ]
}

/** Redraws itself in place; ends with a carriage return, never with a new line. */
export function progressBar(done: number, of: number): string {
  const filled = Math.round((BAR_WIDTH * done) / of)
  return `\r[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${of} games`
}

export const NO_BAR = `\r${' '.repeat(BAR_WIDTH + 40)}\r`
